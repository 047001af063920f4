import { companiesInSight } from '@fachwerk/companies/facade';
import { release } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/module';
import type { Rental } from '../contract.ts';
import { tellOfRentals } from './rental-hints.ts';
import { noteStep } from './rental-steps.ts';
import { changeRental, holdRental, rentalsOfCart } from './rental-store.ts';

/** What is in a cart, the oldest first: also what was kept too long ago and is `expired`, until it is taken out. */
export async function heldRentals(ctx: CompanyCtx, cartId: string): Promise<Rental[]> {
  return rentalsOfCart(ctx, await companiesInSight(ctx), cartId);
}

/** Out of the cart; the box is free again. What is ordered already is not touched. */
export async function releaseHold(ctx: CompanyCtx, rentalId: string): Promise<void> {
  const { inside, rental } = await holdRental(ctx, rentalId);
  if (rental.orderId || (rental.state !== 'held' && rental.state !== 'expired')) return;
  if (rental.occupancyId) await release(inside, rental.occupancyId);
  await changeRental(inside, rental, { state: 'cancelled', holdExpiresAt: null, occupancyId: null });
  await noteStep(inside, rental.id, { kind: 'cancelled', person: { kind: 'customer', name: '' } });
  await tellOfRentals(inside, [rental.id]);
}
