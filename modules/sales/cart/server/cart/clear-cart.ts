import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { checkoutApi } from '../../contract.ts';
import { providersIn } from '../facade-lines.ts';
import { type CartRow, NO_CONTENT, saveContent } from './cart-store.ts';
import { lockedCart } from './cart-token.ts';
import { presentCart } from './show-cart.ts';

export const clearCart: UseCase<typeof checkoutApi.clear> = async (ctx) => {
  const cart = await lockedCart(ctx);
  if (!cart || cart.placedAt) return presentCart(ctx, cart);
  return presentCart(ctx, await emptied(ctx, cart));
};

/** The same cart with nothing in it; what was held is free for others. */
export async function emptied(ctx: SiteCtx, cart: CartRow): Promise<CartRow> {
  for (const { release } of providersIn(ctx, cart)) await release(ctx, cart);
  await saveContent(ctx, cart.id, NO_CONTENT);
  return { ...cart, ...NO_CONTENT };
}
