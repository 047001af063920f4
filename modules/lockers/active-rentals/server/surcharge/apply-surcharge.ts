import { changeOccupancy } from '@fachwerk/lockers/facade';
import type { StoredLine } from '@fachwerk/orders/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { changeRental, logStep } from '@fachwerk/rentals/facade-record';
import { renter } from '@fachwerk/rentals/rules/step-person';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { chargeDueCents, surchargeWorth } from '../../rules/overrun.ts';
import { occupancyKindOf } from '../../rules/rental-phase.ts';
import { planNotices } from '../reminders/follow-time.job.ts';

/**
 * Applies an extra payment, after which the box opens again. Returns how much of it was used; null if all of that time is covered already. The rental
 * is locked.
 */
export async function applySurcharge(ctx: CompanyCtx, rental: Rental, line: StoredLine): Promise<number | null> {
  const { chargeCents, overrunCents, paidUntil } = usedOf(rental, line);
  const usedCents = chargeCents + overrunCents;
  if (usedCents === 0) return null;
  const paid = await changeRental(ctx, rental, {
    ...(overrunCents > 0 && paidUntil && { paidUntil, surchargeCents: rental.surchargeCents + overrunCents }),
    ...(chargeCents > 0 && {
      chargeCents: rental.chargeCents - chargeCents,
      priceCents: rental.priceCents + chargeCents,
    }),
  });
  await settleOverrun(ctx, paid);
  await logStep(ctx, paid, {
    kind: 'surcharge_paid',
    // Staff who have taken the money say so themselves.
    ...(ctx.caller?.kind !== 'staff' && { person: renter(paid) }),
    data: { amountCents: usedCents, chargeCents, ...(overrunCents > 0 && { paidUntil }) },
  });
  return usedCents;
}

/** How much of a payment what is still due takes: each hour is paid once, and so is each charge. */
function usedOf(rental: Rental, { data, totalCents }: StoredLine) {
  const charged = Number(data.chargeCents ?? 0);
  const paidUntil = data.paidUntil ? new Date(String(data.paidUntil)) : null;
  const chargeCents = Math.min(charged, totalCents, chargeDueCents(rental));
  const overrunCents = paidUntil ? Math.min(totalCents - charged, surchargeWorth(rental, paidUntil)) : 0;
  return { chargeCents, overrunCents, paidUntil };
}

/** Nothing is due for now: the wall shows the box as rented again, and notices are rescheduled. */
export async function settleOverrun(ctx: CompanyCtx, rental: Rental): Promise<void> {
  if (rental.state !== 'active') return;
  const kind = occupancyKindOf(rental, ctx.now);
  const revenueCents = rental.priceCents + rental.surchargeCents;
  if (rental.occupancyId) await changeOccupancy(ctx, rental.occupancyId, { kind, revenueCents });
  await planNotices(ctx, rental);
}
