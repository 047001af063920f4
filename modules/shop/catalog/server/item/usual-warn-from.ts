import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';

/** So few left of an item are too few, where it does not say it itself; asked of whoever knows the shop. */
export const usualWarnFrom = hook<(ctx: CompanyCtx) => Promise<number>>('catalog.usual_warn_from');
