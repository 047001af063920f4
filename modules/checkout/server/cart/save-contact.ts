import type { UseCase } from '@fachwerk/server/module';
import type { checkoutApi } from '../../contract.ts';
import { saveCartContact } from './cart-store.ts';
import { cartToFill } from './cart-token.ts';
import { presentCart } from './show-cart.ts';

/** Keeps whatever was typed; whether it is enough is asked when it is needed. */
export const saveContact: UseCase<typeof checkoutApi.saveContact> = async (ctx, { contact }) => {
  const cart = await cartToFill(ctx);
  await saveCartContact(ctx, cart.id, contact);
  return presentCart(ctx, { ...cart, contact });
};
