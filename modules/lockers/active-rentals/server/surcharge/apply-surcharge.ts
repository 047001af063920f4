import { changeOccupancy } from '@fachwerk/lockers/facade';
import type { StoredLine } from '@fachwerk/orders/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { changeRental, logStep } from '@fachwerk/rentals/facade-record';
import { renter } from '@fachwerk/rentals/rules/step-person';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { surchargeWorth } from '../../rules/overrun.ts';
import { occupancyKindOf } from '../../rules/rental-phase.ts';
import { planNotices } from '../reminders/follow-time.job.ts';

/**
 * Applies an extra payment, after which the box opens again. Returns how much of it was used; null if all of that time is covered already. The rental
 * is locked.
 */
export async function applySurcharge(ctx: CompanyCtx, rental: Rental, line: StoredLine): Promise<number | null> {
  const paidUntil = new Date(String(line.data.paidUntil));
  const usedCents = Math.min(line.totalCents, surchargeWorth(rental, paidUntil));
  if (usedCents === 0) return null;
  const paid = await changeRental(ctx, rental, { paidUntil, surchargeCents: rental.surchargeCents + usedCents });
  await settleOverrun(ctx, paid);
  await logStep(ctx, paid, {
    kind: 'surcharge_paid',
    person: renter(paid),
    data: { amountCents: usedCents, paidUntil },
  });
  return usedCents;
}

/** Nothing is due for now: the wall shows the box as rented again, and notices are rescheduled. */
export async function settleOverrun(ctx: CompanyCtx, rental: Rental): Promise<void> {
  if (rental.state !== 'active') return;
  const kind = occupancyKindOf(rental, ctx.now);
  const revenueCents = rental.priceCents + rental.surchargeCents;
  if (rental.occupancyId) await changeOccupancy(ctx, rental.occupancyId, { kind, revenueCents });
  await planNotices(ctx, rental);
}
