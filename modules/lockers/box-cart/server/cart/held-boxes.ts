import type { Rental } from '@fachwerk/rentals/contract';
import { heldRentals } from '@fachwerk/rentals/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { type CartItem, listItems } from './item-store.ts';

/** A box that was wished for, with the rental it is or was held by. */
export type HeldBox = { readonly item: CartItem; readonly rental: Rental; readonly isHeld: boolean };

export async function heldBoxes(ctx: SiteCtx, cartId: string): Promise<HeldBox[]> {
  const [held, items] = await Promise.all([heldRentals(ctx, cartId), listItems(ctx, cartId)]);
  return items.flatMap((item) => {
    const rental = held.find(({ id }) => id === item.rentalId);
    return rental ? [{ item, rental, isHeld: isHeld(ctx, rental) }] : [];
  });
}

const isHeld = ({ now }: SiteCtx, { state, holdExpiresAt }: Rental): boolean =>
  state === 'held' && holdExpiresAt! > now;
