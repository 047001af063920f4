import { stayProblems } from '@fachwerk/active-rentals/contract';
import { notifyRefused, renterByEmail, whyNotBook } from '@fachwerk/active-rentals/facade';
import { problemsOf } from '@fachwerk/base/problem';
import { keeping } from '@fachwerk/server/http-routes';
import type { UseCase } from '@fachwerk/server/module';
import type { checkoutApi } from '../../contract.ts';
import { whyNotContact } from '../../rules/contact.ts';
import { listItems } from './cart-item-store.ts';
import { saveCartContact } from './cart-store.ts';
import { cartToFill } from './cart-token.ts';
import { presentCart } from './show-cart.ts';

const stayProblem = problemsOf(stayProblems);

/** Keeps whatever was typed; whether it is enough is asked when it is needed. Who cannot book hears it here, not at the last click. */
export const saveContact: UseCase<typeof checkoutApi.saveContact> = async (ctx, { contact }) => {
  const cart = await cartToFill(ctx);
  await saveCartContact(ctx, cart.id, contact);
  const isRenting = cart.kind === 'purchase' && (!cart.hasGoods || (await listItems(ctx, cart.id)).length > 0);
  const renter = isRenting && !whyNotContact(contact) && (await renterByEmail(ctx, contact.email));
  const refusal = renter && (await whyNotBook(ctx, renter));
  if (refusal) {
    if (refusal === 'rental.not_bookable') await notifyRefused(ctx, contact.email);
    throw keeping(stayProblem(refusal));
  }
  return presentCart(ctx, { ...cart, contact });
};
