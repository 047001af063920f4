import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type checkoutApi, checkoutProblems } from '../../contract.ts';
import { providersIn } from '../facade-lines.ts';
import { lockedCart } from './cart-token.ts';
import { kindGone } from './fill-cart.ts';
import { presentCart } from './show-cart.ts';

const problem = problemsOf(checkoutProblems);

export const removeLine: UseCase<typeof checkoutApi.remove> = async (ctx, { lineId }) => {
  const cart = await lockedCart(ctx);
  if (!cart || cart.placedAt) throw problem('cart.item_unknown');
  for (const { kind, remove } of providersIn(ctx, cart)) {
    const left = remove ? await remove(ctx, cart, lineId) : null;
    if (left !== null) return presentCart(ctx, left === 0 ? await kindGone(ctx, cart, kind) : cart);
  }
  throw problem('cart.item_unknown');
};
