import { changeOccupancy } from '@fachwerk/lockers/facade';
import type { StoredLine } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/module';
import type { Rental } from '../contract.ts';
import { phaseOf } from '../rules/rental-state.ts';
import { planTime } from './remind-plan.ts';
import { changeRental } from './rental-store.ts';
import { renter, tellStep } from './steps-told.ts';

/** An extra payment opens the box again; false when another has covered the same time already. The rental is locked. */
export async function applySurcharge(ctx: CompanyCtx, rental: Rental, line: StoredLine): Promise<boolean> {
  const paidUntil = new Date(String(line.data.paidUntil));
  if (rental.paidUntil && rental.paidUntil >= paidUntil) return false;
  const paid = await changeRental(ctx, rental, {
    paidUntil,
    surchargeCents: rental.surchargeCents + line.totalCents,
    overrunToldAt: null,
  });
  await settleOverrun(ctx, paid);
  await tellStep(ctx, paid, {
    kind: 'surcharge_paid',
    person: renter(paid),
    data: { amountCents: line.totalCents, paidUntil },
  });
  return true;
}

/** Nothing is due any more, for now: the wall shows a rented box again, and the clock is looked at anew. */
export async function settleOverrun(ctx: CompanyCtx, rental: Rental): Promise<void> {
  if (rental.state !== 'active') return;
  const kind = phaseOf(rental, ctx.now) === 'overrun' ? 'overrun' : 'rented';
  const revenueCents = rental.priceCents + rental.surchargeCents;
  if (rental.occupancyId) await changeOccupancy(ctx, rental.occupancyId, { kind, revenueCents });
  await planTime(ctx, rental);
}
