import { Problem, problemsOf } from '@fachwerk/base/problem';
import { addressHash, type CartRow, isKnown } from '@fachwerk/cart/facade-filling';
import { inCompany } from '@fachwerk/companies/facade';
import { type RentalProblem, rentalProblems } from '@fachwerk/rentals/contract';
import { holdBox, releaseHold } from '@fachwerk/rentals/facade';
import { whyNotHold } from '@fachwerk/rentals/rules/hold-limits';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { boxCartProblems } from '../../contract.ts';
import { heldBoxes } from './held-boxes.ts';
import { type CartItem, heldFrom, saveItemRental } from './item-store.ts';

const problem = problemsOf(boxCartProblems);
const rentalProblem = problemsOf(rentalProblems);

/** Holds again what was wished for, all of it or nothing: a part of it may be worth nothing to the visitor. */
export async function holdAgain(ctx: SiteCtx, cart: CartRow): Promise<void> {
  // One location after the other, as they were chosen: what is renewed counts for the next.
  for (const { item, rental, isHeld } of await heldBoxes(ctx, cart.id)) {
    if (isHeld) continue;
    const refusal = whyNotHold(await heldFrom(ctx, rental.locationId));
    if (refusal) throw rentalProblem(refusal);
    await heldAgain(ctx, cart, item);
  }
}

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
