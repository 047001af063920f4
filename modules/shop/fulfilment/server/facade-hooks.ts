import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { Fulfilment } from '../contract.ts';

/**
 * An order is to be laid into a box, in the transaction that adds it: whoever has boxes keeps one for it, or refuses the order. Without
 * anybody behind it the shop hands it over by itself.
 */
export const boxesWanted = hook<(ctx: CompanyCtx, added: Fulfilment) => Promise<void>>('fulfilment.boxes_wanted');
