import { release } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Rental } from '../../contract.ts';
import { notifyStaff } from '../record/notify-staff.ts';
import { changeRental, lockVisibleRental, rentalsOfCart } from '../record/rental-store.ts';
import { addStep } from '../record/step-store.ts';

/** Rentals of a cart, oldest first; includes `expired` ones until they are removed. */
export function heldRentals(ctx: CompanyCtx, cartId: string): Promise<Rental[]> {
  return rentalsOfCart(ctx, cartId);
}

/** Removes a rental from the cart and frees the box. Ordered rentals stay. */
export async function releaseHold(ctx: CompanyCtx, rentalId: string): Promise<void> {
  const { scoped, rental } = await lockVisibleRental(ctx, rentalId);
  if (rental.orderId || (rental.state !== 'held' && rental.state !== 'expired')) return;
  if (rental.occupancyId) await release(scoped, rental.occupancyId);
  await changeRental(scoped, rental, { state: 'cancelled', holdExpiresAt: null, occupancyId: null });
  await addStep(scoped, rental.id, { kind: 'cancelled', person: { kind: 'customer', name: '' } });
  await notifyStaff(scoped, [rental.id]);
}
