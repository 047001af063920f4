import { addMinutes } from '@fachwerk/base/time';
import { changeOccupancy } from '@fachwerk/lockers/facade';
import type { StoredLine } from '@fachwerk/orders/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { settleLonger } from '@fachwerk/rentals/facade-longer';
import { changeRental, logStep } from '@fachwerk/rentals/facade-record';
import { mailRenter } from '@fachwerk/rentals/facade-renter';
import { renter } from '@fachwerk/rentals/rules/step-person';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { extensionCents, whyNotApplyExtension } from '../../rules/extend.ts';
import { planNotices } from '../reminders/follow-time.job.ts';
import { aheadOf } from './quote-extension.ts';

/**
 * The lock on the rental includes its box, so that nobody books the time in between. Returns how much of the payment was used, because another one
 * may have covered part of the time; null if the time is not available.
 */
export async function applyExtension(ctx: CompanyCtx, rental: Rental, line: StoredLine): Promise<number | null> {
  const endsAt = new Date(String(line.data.endsAt));
  const { nextStartsAt } = await aheadOf(ctx, rental);
  if (whyNotApplyExtension(rental, endsAt, nextStartsAt)) return null;
  const amountCents = Math.min(line.totalCents, extensionCents(rental, endsAt));
  await settleLonger(ctx, rental);
  const before = rental.endsAt;
  const extended = await changeRental(ctx, rental, {
    endsAt,
    blockedUntil: addMinutes(endsAt, rental.checkMinutes),
    priceCents: rental.priceCents + amountCents,
  });
  if (extended.occupancyId) {
    const revenueCents = extended.priceCents + extended.surchargeCents;
    await changeOccupancy(ctx, extended.occupancyId, { endsAt, kind: 'rented', revenueCents });
  }
  await planNotices(ctx, extended);
  const data = { before, after: endsAt, amountCents };
  await logStep(ctx, extended, { kind: 'extended', person: renter(extended), data });
  await mailRenter(ctx, extended, { what: 'extended' });
  return amountCents;
}
