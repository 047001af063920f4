import { Problem, problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { type RentalProblem, rentalProblems } from '@fachwerk/rentals/contract';
import { holdBox, releaseHold } from '@fachwerk/rentals/facade';
import { whyNotHold } from '@fachwerk/rentals/rules/hold-limits';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type checkoutApi, checkoutProblems } from '../../contract.ts';
import { addressHash, type CartItem, heldFrom, saveItemRental } from './cart-item-store.ts';
import { pricedLines } from './cart-lines.ts';
import type { CartRow } from './cart-store.ts';
import { lockedCart } from './cart-token.ts';
import { isKnown } from './known-contact.ts';
import { presentCart } from './show-cart.ts';

const problem = problemsOf(checkoutProblems);
const rentalProblem = problemsOf(rentalProblems);

/** Holds again what was wished for, all of it or nothing: a part of it may be worth nothing to the visitor. */
export const renewHolds: UseCase<typeof checkoutApi.renew> = async (ctx) => {
  const cart = await lockedCart(ctx);
  if (!cart || cart.placedAt) throw problem('cart.empty');
  const { expired } = await pricedLines(ctx, cart);
  // One location after the other, as they were chosen: what is renewed counts for the next.
  for (const { item, rental } of expired) {
    const refusal = whyNotHold(await heldFrom(ctx, rental.locationId));
    if (refusal) throw rentalProblem(refusal);
    await heldAgain(ctx, cart, item!);
  }
  return presentCart(ctx, cart);
};

async function heldAgain(ctx: SiteCtx, cart: CartRow, item: CartItem): Promise<void> {
  const scoped = inCompany(ctx, cart.partyId!);
  const { locationId, sizeCode, lockId, startsAt, durationMinutes } = item;
  const period = { durationMinutes, ...(startsAt && { startsAt }) };
  const wish = { cartId: cart.id, locationId, sizeCode, period, language: ctx.language, isKnown: isKnown(ctx, cart) };
  await releaseHold(scoped, item.rentalId);
  try {
    const rental = await holdBox(scoped, { ...wish, ...(lockId && { lockId }) });
    await saveItemRental(ctx, item.id, { rentalId: rental.id, addressHash: addressHash(ctx) });
  } catch (error) {
    // Spec §8: what was chosen can no longer be had, whatever the reason.
    if (error instanceof Problem && isAboutRental(error.code)) throw problem('cart.options_unavailable');
    throw error;
  }
}

/** But who only has to say who they are first is told so. */
const isAboutRental = (code: string): code is RentalProblem =>
  code in rentalProblems && code !== ('rental.contact_needed' satisfies RentalProblem);
