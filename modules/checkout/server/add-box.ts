import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { findTerms } from '@fachwerk/locations/facade';
import { rentalProblems } from '@fachwerk/rentals/contract';
import { heldRentals, holdBox } from '@fachwerk/rentals/facade';
import type { SiteCtx, UseCase } from '@fachwerk/server/module';
import { type checkoutApi, checkoutProblems, MOST_BOXES } from '../contract.ts';
import { addItem, listItems } from './cart-item-store.ts';
import { type CartRow, saveContent } from './cart-store.ts';
import { cartToFill } from './cart-token.ts';
import { emptied } from './clear-cart.ts';

const problem = problemsOf(checkoutProblems);
const rentalProblem = problemsOf(rentalProblems);

export const addBox: UseCase<typeof checkoutApi.addBox> = async (ctx, input) => {
  const { locationId, sizeCode, lockId, period, isOverwriting } = input;
  const location = await findTerms(ctx, locationId);
  if (!location?.isActive) throw rentalProblem('rental.location_unknown');
  const cart = await cartFor(ctx, location.companyId, isOverwriting);
  const inside = inCompany(ctx, location.companyId);
  if (lockId) await refuseTwice(inside, cart, lockId);

  const rental = await holdBox(ctx, {
    cartId: cart.id,
    locationId,
    sizeCode,
    ...(lockId && { lockId }),
    period,
    language: ctx.language,
  });
  await addItem(ctx, cart.id, {
    id: ctx.newId(),
    rentalId: rental.id,
    locationId,
    sizeCode: rental.sizeCode,
    lockId: lockId ?? null,
    startsAt: period.startsAt ?? null,
    durationMinutes: period.durationMinutes,
  });
  const content = {
    kind: 'booking',
    partyId: location.companyId,
    rentalId: null,
    keySealed: null,
    extendsTo: null,
  } as const;
  await saveContent(ctx, cart.id, content);
  return { cartId: cart.id, rentalId: rental.id, holdExpiresAt: rental.holdExpiresAt! };
};

/** The cart with room for a box of this company. An order is a contract with one of them. */
async function cartFor(ctx: SiteCtx, partyId: string, isOverwriting: boolean): Promise<CartRow> {
  const cart = await cartToFill(ctx);
  if (cart.kind !== 'booking') {
    if (!isOverwriting) throw problem('cart.not_empty');
    return emptied(ctx, cart);
  }
  // Nothing was ever put into it.
  if (cart.partyId === null) return cart;
  const items = await listItems(ctx, cart.id);
  if (items.length > 0 && cart.partyId !== partyId) {
    if (!isOverwriting) throw problem('cart.other_party');
    return emptied(ctx, cart);
  }
  if (items.length >= MOST_BOXES) throw problem('cart.full', { most: MOST_BOXES });
  return cart;
}

/** Spec §5: a box is in the cart once. Of a size there is always another one, so this is for boxes chosen by their sticker. */
async function refuseTwice(inside: SiteCtx, cart: CartRow, lockId: string): Promise<void> {
  const held = await heldRentals(inside, cart.id);
  if (held.some((rental) => rental.lockId === lockId)) throw problem('cart.box_already_in_cart');
}
