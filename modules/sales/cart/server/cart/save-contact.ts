import type { UseCase } from '@fachwerk/server/module';
import type { checkoutApi } from '../../contract.ts';
import { whyNotContact } from '../../rules/contact.ts';
import { lineProviders, providersIn } from '../facade-lines.ts';
import { saveCartContact } from './cart-store.ts';
import { cartToFill } from './cart-token.ts';
import { presentCart } from './show-cart.ts';

/** Keeps whatever was typed; whether it is enough is asked when it is needed. Who cannot order hears it here, not at the last click. */
export const saveContact: UseCase<typeof checkoutApi.saveContact> = async (ctx, { contact }) => {
  const cart = await cartToFill(ctx);
  await saveCartContact(ctx, cart.id, contact);
  const asked = cart.lineKinds.length > 0 ? providersIn(ctx, cart) : ctx.app.hooks.all(lineProviders);
  if (!whyNotContact(contact)) for (const { refuseContact } of asked) await refuseContact?.(ctx, contact);
  return presentCart(ctx, { ...cart, contact });
};
