import { Problem, problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { type RentalProblem, rentalProblems } from '@fachwerk/rentals/contract';
import { holdBox, releaseHold } from '@fachwerk/rentals/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type checkoutApi, checkoutProblems } from '../../contract.ts';
import { type CartItem, saveItemRental } from './cart-item-store.ts';
import { pricedLines } from './cart-lines.ts';
import type { CartRow } from './cart-store.ts';
import { lockedCart } from './cart-token.ts';
import { presentCart } from './show-cart.ts';

const problem = problemsOf(checkoutProblems);

/** Holds again what was wished for, all of it or nothing: a part of it may be worth nothing to the visitor. */
export const renewHolds: UseCase<typeof checkoutApi.renew> = async (ctx) => {
  const cart = await lockedCart(ctx);
  if (!cart || cart.placedAt) throw problem('cart.empty');
  const { expired } = await pricedLines(ctx, cart);
  for (const { item } of expired) await heldAgain(ctx, cart, item!);
  return presentCart(ctx, cart);
};

async function heldAgain(ctx: SiteCtx, cart: CartRow, item: CartItem): Promise<void> {
  const scoped = inCompany(ctx, cart.partyId!);
  const { locationId, sizeCode, lockId, startsAt, durationMinutes } = item;
  const period = { durationMinutes, ...(startsAt && { startsAt }) };
  const wish = { cartId: cart.id, locationId, sizeCode, period, language: ctx.language };
  await releaseHold(scoped, item.rentalId);
  try {
    const rental = await holdBox(scoped, { ...wish, ...(lockId && { lockId }) });
    await saveItemRental(ctx, item.id, rental.id);
  } catch (error) {
    // Spec §8: what was chosen can no longer be had, whatever the reason.
    if (error instanceof Problem && isAboutRental(error.code)) throw problem('cart.options_unavailable');
    throw error;
  }
}

const isAboutRental = (code: string): code is RentalProblem => code in rentalProblems;
