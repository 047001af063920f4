import { Problem, problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { findTerms } from '@fachwerk/locations/facade';
import type { LockerProblem } from '@fachwerk/lockers/contract';
import { refuseUnpayable } from '@fachwerk/payments/facade';
import { rentalProblems } from '@fachwerk/rentals/contract';
import { heldRentals, holdBox } from '@fachwerk/rentals/facade';
import { whyNotHold } from '@fachwerk/rentals/rules/hold-limits';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { inOrder } from '@fachwerk/server/in-order';
import type { UseCase } from '@fachwerk/server/module';
import { type checkoutApi, checkoutProblems } from '../../contract.ts';
import { MOST_BOXES } from '../../contract-cart.ts';
import { addItem, addressHash, heldFrom, listItems } from './cart-item-store.ts';
import { type CartRow, cartInsert, contentUpdate } from './cart-store.ts';
import { cartToBegin } from './cart-token.ts';
import { emptied } from './clear-cart.ts';
import { isKnown } from './known-contact.ts';
import { isWorthless } from './show-cart.ts';

/** What lockers say of a box that two want at once. */
const OCCUPIED: LockerProblem = 'lock.rented';

const problem = problemsOf(checkoutProblems);
const rentalProblem = problemsOf(rentalProblems);

export const addBox: UseCase<typeof checkoutApi.addBox> = async (ctx, input) => {
  const { locationId, sizeCode, lockId, period, isOverwriting } = input;
  // The cart is locked first, then the address it is asked from, then a box.
  const [location, begun, held] = await inOrder([
    () => findTerms(ctx, locationId),
    () => cartToBegin(ctx),
    () => heldFrom(ctx, locationId),
  ]);
  if (!location?.isActive) throw rentalProblem('rental.location_unknown');
  const { tokenHash } = begun;
  const cart = await roomIn(ctx, begun.cart, location.companyId, isOverwriting);
  if (lockId && !tokenHash) await refuseTwice(inCompany(ctx, location.companyId), cart, lockId);

  // What was just let go no longer counts.
  const refusal = whyNotHold(cart === begun.cart ? held : await heldFrom(ctx, locationId));
  if (refusal) throw rentalProblem(refusal);
  const rental = await holdBox(ctx, {
    cartId: cart.id,
    locationId,
    sizeCode,
    ...(lockId && { lockId }),
    period,
    language: ctx.language,
    isKnown: isKnown(ctx, cart),
  }).catch((error: unknown) => {
    throw isTaken(error) ? problem('cart.item_not_added') : error;
  });
  if (rental.priceCents > 0) await refuseUnpayable(inCompany(ctx, location.companyId));
  const filled = { ...cart, partyId: location.companyId };
  const written = tokenHash ? cartInsert(ctx, filled, tokenHash) : contentUpdate(ctx, cart.id, filled);
  await addItem(ctx, written, cart.id, {
    id: ctx.newId(),
    rentalId: rental.id,
    locationId,
    sizeCode: rental.sizeCode,
    lockId: lockId ?? null,
    startsAt: period.startsAt ?? null,
    durationMinutes: period.durationMinutes,
    addressHash: addressHash(ctx),
  });
  return { cartId: cart.id, rentalId: rental.id, holdExpiresAt: rental.holdExpiresAt! };
};

/** The cart with room for a box of this company. An order is a contract with one of them. */
async function roomIn(ctx: SiteCtx, cart: CartRow, partyId: string, isOverwriting: boolean): Promise<CartRow> {
  if (cart.kind !== 'purchase') {
    if (!isOverwriting && !(await isWorthless(ctx, cart))) throw problem('cart.not_empty');
    return emptied(ctx, cart);
  }
  // Nothing was ever put into it.
  if (cart.partyId === null) return cart;
  const items = await listItems(ctx, cart.id);
  if ((items.length > 0 || cart.hasGoods) && cart.partyId !== partyId) {
    if (!isOverwriting) throw problem('cart.other_party');
    return emptied(ctx, cart);
  }
  if (items.length >= MOST_BOXES) throw problem('cart.full', { most: MOST_BOXES });
  return cart;
}

/** Spec §5: a box is in the cart once. Of a size there is always another one, so this is for boxes chosen by their sticker. */
async function refuseTwice(scoped: SiteCtx, cart: CartRow, lockId: string): Promise<void> {
  const held = await heldRentals(scoped, cart.id);
  if (held.some((rental) => rental.lockId === lockId)) throw problem('cart.box_already_in_cart');
}

/** Somebody else was quicker where no lock could tell before: the next try finds another box, or none. */
function isTaken(error: unknown): boolean {
  return error instanceof Problem && error.code === OCCUPIED;
}
