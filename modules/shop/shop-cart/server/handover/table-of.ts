import { addMinutes } from '@fachwerk/base/time';
import type { anyCart } from '@fachwerk/cart/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { findHandover } from './handover-store.ts';

/** So long somebody who has ordered at a table is taken to sit there still: the next round goes there too. */
const SITTING_MINUTES = 180;

/** The table of whoever has this cart, or had it a while ago; empty for everybody else. */
export async function tableOf(ctx: CompanyCtx, cart: Awaited<ReturnType<typeof anyCart>>): Promise<string> {
  if (!cart || (cart.placedAt && addMinutes(cart.placedAt, SITTING_MINUTES) < ctx.now)) return '';
  return (await findHandover(ctx, cart.id)).tableName;
}
