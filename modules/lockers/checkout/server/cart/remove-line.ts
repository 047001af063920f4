import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type checkoutApi, checkoutProblems } from '../../contract.ts';
import { listItems } from './cart-item-store.ts';
import { lockedCart } from './cart-token.ts';
import { emptied, letGo } from './clear-cart.ts';
import { presentCart } from './show-cart.ts';

const problem = problemsOf(checkoutProblems);

export const removeLine: UseCase<typeof checkoutApi.remove> = async (ctx, { lineId }) => {
  const cart = await lockedCart(ctx);
  if (!cart || cart.placedAt) throw problem('cart.item_unknown');
  if (cart.kind !== 'purchase') {
    if (cart.rentalId !== lineId) throw problem('cart.item_unknown');
    return presentCart(ctx, await emptied(ctx, cart));
  }
  const items = await listItems(ctx, cart.id);
  const item = items.find(({ id }) => id === lineId);
  if (!item) throw problem('cart.item_unknown');
  if (items.length === 1 && !cart.hasGoods) return presentCart(ctx, await emptied(ctx, cart));
  await letGo(ctx, cart, [item]);
  return presentCart(ctx, cart);
};
