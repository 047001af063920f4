import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import type { Customer } from '@fachwerk/customers/contract';
import { findTerms } from '@fachwerk/locations/facade';
import { changeOccupancy } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/module';
import { type Rental, rentalProblems } from '../../contract.ts';
import { heldTime, PAYING_MINUTES } from '../../rules/hold.ts';
import { isHoldOver } from '../../rules/rental-state.ts';
import { isBoxFree } from '../availability/availability.ts';
import { notifyStaff } from '../record/notify-staff.ts';
import { changeRental, lockRentals } from '../record/rental-store.ts';
import { addStep } from '../record/step-store.ts';
import { planExpiry } from './plan-expiry.ts';

const problem = problemsOf(rentalProblems);

export type OrderedHolds = {
  readonly rentals: readonly Pick<Rental, 'id'>[];
  readonly orderId: string;
  readonly orderNumber: string;
  readonly customer: Pick<Customer, 'id' | 'firstName' | 'lastName' | 'language'>;
};

/** Held boxes are ordered now and wait for their payment, in the transaction of the order; `ctx.companyId` is the contract party. */
export async function orderHolds(
  ctx: CompanyCtx,
  { rentals, orderId, orderNumber, customer }: OrderedHolds,
): Promise<Rental[]> {
  const ids = rentals.map(({ id }) => id);
  const locked = await lockRentals(ctx, ids);
  const isHeld = (rental: Rental) => rental.state === 'held' && !isHoldOver(rental, ctx.now);
  if (locked.length < ids.length || !locked.every(isHeld)) throw problem('rental.hold_expired');

  const customerName = `${customer.firstName} ${customer.lastName}`.trim();
  const ordered: Rental[] = [];
  for (const rental of locked) {
    const time = await prolonged(ctx, rental, PAYING_MINUTES);
    const whose = { customerId: customer.id, customerName, orderId, orderNumber };
    ordered.push(await changeRental(ctx, rental, { ...time, ...whose, state: 'ordered' }));
    if (rental.occupancyId) await changeOccupancy(ctx, rental.occupancyId, { orderNumber, customerName });
    await addStep(ctx, rental.id, {
      kind: 'ordered',
      person: { kind: 'customer', name: customerName },
      data: { orderNumber },
    });
  }
  for (const rental of ordered) await planExpiry(ctx, rental);
  await notifyStaff(ctx, ids);
  return ordered;
}

/** Keeps a locked hold longer from now on. Where somebody else comes next, it stays as it is: then the payment has less time. */
export async function prolonged(
  ctx: CompanyCtx,
  rental: Rental,
  minutes: number,
): Promise<Pick<Rental, 'blockedUntil' | 'holdExpiresAt'>> {
  const { blockedUntil, holdExpiresAt } = rental;
  const until = addMinutes(ctx.now, minutes);
  const location = await findTerms(ctx, rental.locationId);
  if (!location || (holdExpiresAt && holdExpiresAt >= until)) return { blockedUntil, holdExpiresAt };
  const longer = heldTime({ ...location, checkMinutes: rental.checkMinutes }, rental, until);
  const isFree = await isBoxFree(ctx, rental.lockId, { ...longer, except: rental });
  return isFree ? { blockedUntil: longer.blockedUntil, holdExpiresAt: until } : { blockedUntil, holdExpiresAt };
}
