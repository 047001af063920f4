import type { UseCase } from '@fachwerk/server/module';
import type { checkoutApi } from '../../contract.ts';
import { saveCodes } from '../cart/cart-store.ts';
import { cartForCodes } from './save-code.ts';

/** Takes the gift voucher out of the cart. */
export const removeGift: UseCase<typeof checkoutApi.removeGift> = async (ctx) => {
  const cart = await cartForCodes(ctx);
  await saveCodes(ctx, cart.id, { ...cart, giftId: null });
  return {};
};
