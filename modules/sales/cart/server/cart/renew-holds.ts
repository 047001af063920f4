import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type checkoutApi, checkoutProblems } from '../../contract.ts';
import { providersIn } from '../facade-lines.ts';
import { lockedCart } from './cart-token.ts';
import { presentCart } from './show-cart.ts';

const problem = problemsOf(checkoutProblems);

/** Holds again what was wished for, all of it or nothing: a part of it may be worth nothing to the visitor. */
export const renewHolds: UseCase<typeof checkoutApi.renew> = async (ctx) => {
  const cart = await lockedCart(ctx);
  if (!cart || cart.placedAt) throw problem('cart.empty');
  for (const { hold } of providersIn(ctx, cart)) await hold?.(ctx, cart);
  return presentCart(ctx, cart);
};
