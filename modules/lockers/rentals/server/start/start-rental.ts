import { changeOccupancy, findLock, occupy } from '@fachwerk/lockers/facade';
import { record } from '@fachwerk/logs/facade';
import { moveOrder } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import { type Rental, rentalStarted } from '../../contract.ts';
import { renter } from '../../rules/step-person.ts';
import { changeRental, type RentalChange } from '../record/rental-store.ts';
import { addStep } from '../record/step-store.ts';

/** Starts the rental. The caller has locked rental and box and checked that the box is free. */
export async function startRental(ctx: CompanyCtx, rental: Rental, change: RentalChange = {}): Promise<Rental> {
  const planned = { ...rental, ...change };
  const occupancyId = await occupied(ctx, rental, planned);
  const started = await changeRental(ctx, rental, { ...change, state: 'active', holdExpiresAt: null, occupancyId });
  await addStep(ctx, rental.id, { kind: 'started', person: renter(rental), data: { endsAt: started.endsAt } });
  const lock = await findLock(ctx, started.lockId);
  await record(ctx, {
    type: 'rental.started',
    lock: lock && { id: lock.id, name: lock.number },
    location: lock && { id: lock.locationId, name: lock.locationName },
    orderNumber: rental.orderNumber,
    person: { id: null, name: rental.customerName },
    data: { size: rental.sizeCode },
  });
  if (rental.orderId) await moveOrder(ctx, rental.orderId, 'process');
  await emit(ctx, rentalStarted, { companyId: ctx.companyId, rentalId: rental.id });
  return started;
}

/** Turns the reservation into a rental; a rental for later, or in another box, occupies it now. */
async function occupied(ctx: CompanyCtx, rental: Rental, planned: Rental): Promise<string> {
  const { lockId, endsAt, orderNumber, customerName, priceCents: revenueCents } = planned;
  const how = { kind: 'rented', endsAt, orderNumber, customerName, revenueCents } as const;
  if (rental.occupancyId && rental.lockId === lockId) {
    await changeOccupancy(ctx, rental.occupancyId, how);
    return rental.occupancyId;
  }
  return occupy(ctx, { ...how, lockId, startsAt: ctx.now });
}
