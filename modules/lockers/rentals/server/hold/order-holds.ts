import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import type { Customer } from '@fachwerk/customers/contract';
import { findTerms } from '@fachwerk/locations/facade';
import { changeOccupancy } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { inOrder } from '@fachwerk/server/in-order';
import { type Rental, rentalProblems } from '../../contract.ts';
import { heldTime, PAYING_MINUTES } from '../../rules/hold.ts';
import { isHoldOver } from '../../rules/rental-state.ts';
import { isBoxFree } from '../availability/availability.ts';
import { notifyStaff } from '../record/notify-staff.ts';
import { lockRentals, writeRental } from '../record/rental-store.ts';
import { planExpiry } from './plan-expiry.ts';

const problem = problemsOf(rentalProblems);

export type OrderedHolds = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly customer: Pick<Customer, 'id' | 'firstName' | 'lastName'>;
};

/** A locked hold, and how long it lasts once ordered. */
type KeptHold = { readonly rental: Rental; readonly time: HoldTime };
type HoldTime = Pick<Rental, 'blockedUntil' | 'holdExpiresAt'>;

/** Locks recent holds with their boxes, for an order in the same transaction; `ctx.companyId` is the contract party. */
export async function keepHolds(ctx: CompanyCtx, rentals: readonly Rental[]): Promise<readonly KeptHold[]> {
  const ids = rentals.map(({ id }) => id);
  const [locked, times] = await inOrder([
    () => lockRentals(ctx, ids, rentals),
    () => Promise.all(rentals.map((rental) => prolonged(ctx, rental, PAYING_MINUTES))),
  ]);
  const isHeld = (rental: Rental) => rental.state === 'held' && !isHoldOver(rental, ctx.now);
  if (locked.length < ids.length || !locked.every(isHeld)) throw problem('rental.hold_expired');
  const kept: KeptHold[] = [];
  for (const [at, rental] of locked.entries()) {
    const isAsSeen = rental.version === rentals[at]!.version;
    kept.push({ rental, time: isAsSeen ? times[at]! : await prolonged(ctx, rental, PAYING_MINUTES) });
  }
  return kept;
}

/** Marks the holds as ordered, awaiting payment. */
export async function orderHolds(
  ctx: CompanyCtx,
  kept: readonly KeptHold[],
  { orderId, orderNumber, customer }: OrderedHolds,
): Promise<void> {
  const customerName = `${customer.firstName} ${customer.lastName}`.trim();
  for (const { rental, time } of kept) {
    const whose = { customerId: customer.id, customerName, orderId, orderNumber };
    const person = { kind: 'customer', name: customerName } as const;
    const step = { kind: 'ordered', person, data: { orderNumber } } as const;
    await writeRental(ctx, rental, { ...time, ...whose, state: 'ordered' }, step);
    if (rental.occupancyId) await changeOccupancy(ctx, rental.occupancyId, { orderNumber, customerName });
    await planExpiry(ctx, { ...rental, ...time });
  }
  const ids = kept.map(({ rental }) => rental.id);
  await notifyStaff(ctx, ids, kept[0]?.rental.networkId);
}

/** Prolongs a locked hold. If another rental follows, it stays as it is, and the payment has less time. */
export async function prolonged(ctx: CompanyCtx, rental: Rental, minutes: number): Promise<HoldTime> {
  const { blockedUntil, holdExpiresAt } = rental;
  const until = addMinutes(ctx.now, minutes);
  const location = await findTerms(ctx, rental.locationId);
  if (!location || (holdExpiresAt && holdExpiresAt >= until)) return { blockedUntil, holdExpiresAt };
  const longer = heldTime({ ...location, checkMinutes: rental.checkMinutes }, rental, until);
  const isFree = await isBoxFree(ctx, rental.lockId, { ...longer, except: rental });
  return isFree ? { blockedUntil: longer.blockedUntil, holdExpiresAt: until } : { blockedUntil, holdExpiresAt };
}
