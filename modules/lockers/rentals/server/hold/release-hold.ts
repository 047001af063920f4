import { release } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Rental } from '../../contract.ts';
import { notifyStaff } from '../record/notify-staff.ts';
import { changeRental, lockVisibleRental, rentalsOfCart } from '../record/rental-store.ts';
import { addStep } from '../record/step-store.ts';

/** What is in a cart, the oldest first: also what was kept too long ago and is `expired`, until it is taken out. */
export function heldRentals(ctx: CompanyCtx, cartId: string): Promise<Rental[]> {
  return rentalsOfCart(ctx, cartId);
}

/** Out of the cart; the box is free again. What is ordered already is not touched. */
export async function releaseHold(ctx: CompanyCtx, rentalId: string): Promise<void> {
  const { scoped, rental } = await lockVisibleRental(ctx, rentalId);
  if (rental.orderId || (rental.state !== 'held' && rental.state !== 'expired')) return;
  if (rental.occupancyId) await release(scoped, rental.occupancyId);
  await changeRental(scoped, rental, { state: 'cancelled', holdExpiresAt: null, occupancyId: null });
  await addStep(scoped, rental.id, { kind: 'cancelled', person: { kind: 'customer', name: '' } });
  await notifyStaff(scoped, [rental.id]);
}
