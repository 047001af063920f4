import { findLocation } from '@fachwerk/locations/facade';
import { findLock } from '@fachwerk/lockers/facade';
import { record } from '@fachwerk/logs/facade';
import type { CompanyCtx } from '@fachwerk/server/module';
import type { Rental } from '../contract.ts';
import { noteStep, type Step } from './rental-steps.ts';

/** The renter, as a step names them. */
export const renter = ({ customerName }: Pick<Rental, 'customerName'>) =>
  ({ kind: 'customer', name: customerName }) as const;
export const THE_HOUSE = { kind: 'house', name: '' } as const;

/** A step of the rental that also stands in the log, as `rental.<kind>`. */
export async function tellStep(ctx: CompanyCtx, rental: Rental, step: Step): Promise<void> {
  await noteStep(ctx, rental.id, step);
  const lock = await findLock(ctx, rental.lockId);
  const location = await findLocation(ctx, rental.locationId);
  const isRenter = step.person?.kind === 'customer';
  await record(ctx, {
    type: `rental.${step.kind}`,
    lock: lock && { id: lock.id, name: lock.number },
    location: location && { id: location.id, name: location.name },
    orderNumber: rental.orderNumber,
    person: isRenter ? { id: null, name: rental.customerName } : step.person && { id: null, name: step.person.name },
    data: step.data ?? {},
  });
}
