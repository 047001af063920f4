import { Problem, problemsOf } from '@fachwerk/base/problem';
import {
  addressHash,
  type CartRow,
  cartInsert,
  cartToBegin,
  contentUpdate,
  isKnown,
  roomIn,
  withKind,
} from '@fachwerk/cart/facade-filling';
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
import { type boxCartApi, boxCartProblems, MOST_BOXES } from '../../contract.ts';
import { BOXES } from './box-lines.ts';
import { addItem, heldFrom, listItems } from './item-store.ts';

/** What lockers say of a box that two want at once. */
const OCCUPIED: LockerProblem = 'lock.rented';

const problem = problemsOf(boxCartProblems);
const rentalProblem = problemsOf(rentalProblems);

export const addBox: UseCase<typeof boxCartApi.addBox> = async (ctx, input) => {
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
  if (cart.lineKinds.includes(BOXES)) await refuseFull(ctx, cart);
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
  const filled = withKind({ ...cart, partyId: location.companyId }, BOXES);
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

async function refuseFull(ctx: SiteCtx, cart: CartRow): Promise<void> {
  if ((await listItems(ctx, cart.id)).length >= MOST_BOXES) throw problem('cart.full', { most: MOST_BOXES });
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
