import { findLocation } from '@fachwerk/locations/facade';
import { findLock } from '@fachwerk/lockers/facade';
import { record } from '@fachwerk/logs/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Rental } from '../../contract.ts';
import { addStep, type Step } from './step-store.ts';

/** Adds a step that is also logged, as `rental.<kind>`. */
export async function logStep(ctx: CompanyCtx, rental: Rental, step: Step): Promise<void> {
  await addStep(ctx, rental.id, step);
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
