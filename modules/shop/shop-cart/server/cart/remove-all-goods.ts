import type { CompanyCtx } from '@fachwerk/server/ctx';
import { removeHandover } from '../handover/handover-store.ts';
import { removeAllLines } from '../line/line-store.ts';

/** The cart is emptied. */
export async function removeAllGoods(ctx: CompanyCtx, cartId: string): Promise<void> {
  await removeAllLines(ctx, cartId);
  await removeHandover(ctx, cartId);
}
