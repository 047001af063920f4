import type { UseCase } from '@fachwerk/server/module';
import type { checkoutApi } from '../../contract.ts';
import { pricedLines } from './cart-lines.ts';
import { anyCart } from './cart-token.ts';

/** What lies in one's own cart is taken by nobody else. */
export const findBox: UseCase<typeof checkoutApi.hasBox> = async (ctx, { lockId }) => {
  const cart = await anyCart(ctx);
  if (!cart || cart.placedAt || cart.kind !== 'booking') return { isInCart: false };
  const { lines } = await pricedLines(ctx, cart);
  return { isInCart: lines.some(({ rental }) => rental.lockId === lockId) };
};
