import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';

export { type PublishedBlock, publishedBlocks } from './version/version-store.ts';

/** How many things the law asks of the site stand against showing it to anybody. Filled by the module that knows the law. */
export const legalFaults = hook<(ctx: CompanyCtx) => Promise<number>>('pages.legal_faults');
