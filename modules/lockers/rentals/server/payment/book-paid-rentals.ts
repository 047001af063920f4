import { findTerms } from '@fachwerk/locations/facade';
import { orderPaid } from '@fachwerk/orders/contract';
import { linesOf, moveOrder } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { when } from '@fachwerk/server/events';
import type { Rental } from '../../contract.ts';
import { paidTime } from '../../rules/hold.ts';
import { SHORTEST_MINUTES } from '../../rules/period.ts';
import { mayBecome } from '../../rules/rental-state.ts';
import { languageOf } from '../../rules/renter-words.ts';
import { HOUSE, renter } from '../../rules/step-person.ts';
import { giveAccess } from '../access/access-secrets.ts';
import { boxFor } from '../availability/box-for-rental.ts';
import { expireHeld } from '../hold/expired-holds.ts';
import { mailRenter } from '../mail/mail-renter.ts';
import { notifyStaff } from '../record/notify-staff.ts';
import { changeRental, lockRentals } from '../record/rental-store.ts';
import { addStep } from '../record/step-store.ts';
import { planStart } from '../start/start-booked-rental.job.ts';
import { startRental } from '../start/start-rental.ts';
import { refundUnserved } from './refund-unserved.ts';

/**
 * On payment, ordered rentals start or are booked. Idempotent. If the hold has expired, the customer gets the same box if free, or another of its
 * size; if there is none, the money is refunded.
 */
export const bookPaidRentals = when(orderPaid, {
  name: 'rentals',
  run: async (work, { companyId, orderId }) => {
    const ctx = { ...work, companyId };
    const ids = (await linesOf(ctx, orderId)).filter(({ kind }) => kind === 'rental').map(({ subjectId }) => subjectId);
    const rentals = (await lockRentals(ctx, ids)).filter((rental) => mayBecome(rental, 'booked'));
    const booked: Rental[] = [];
    for (const rental of rentals) {
      const served = await serve(ctx, rental);
      if (served) booked.push(served);
    }
    if (booked.length > 0) await moveOrder(ctx, orderId, 'approved');
    for (const rental of booked) await sendAccess(ctx, rental);
    await notifyStaff(
      ctx,
      rentals.map(({ id }) => id),
    );
  },
});

async function serve(ctx: CompanyCtx, ordered: Rental): Promise<Rental | null> {
  // Its own hold may be past its end: the search for a box expires every such hold, so expire it first.
  const isOver = ordered.holdExpiresAt !== null && ordered.holdExpiresAt <= ctx.now;
  const rental = isOver ? await expireHeld(ctx, ordered) : ordered;
  await addStep(ctx, rental.id, { kind: 'paid', person: renter(rental), data: { amountCents: rental.priceCents } });
  const location = await findTerms(ctx, rental.locationId);
  const time = paidTime(location!, rental, ctx.now);
  const isWorthwhile = time.endsAt.getTime() - ctx.now.getTime() >= SHORTEST_MINUTES * 60_000;
  const lockId = isWorthwhile ? await boxFor(ctx, rental, time, false) : undefined;
  if (!lockId) {
    await refundUnserved(ctx, rental, 'paid_late');
    return null;
  }
  const change = { ...time, lockId };
  if (time.startsAt <= ctx.now) return startRental(ctx, rental, change);
  const booked = await changeRental(ctx, rental, { ...change, state: 'booked', holdExpiresAt: null });
  await planStart(ctx, booked);
  return booked;
}

/** Creates key and PIN and mails them to the customer at once. */
async function sendAccess(ctx: CompanyCtx, rental: Rental): Promise<void> {
  const { pin } = await giveAccess(ctx, rental);
  const what = rental.state === 'booked' ? 'booked' : 'access';
  await mailRenter(ctx, rental, { what, params: { pin }, confidential: true });
  await addStep(ctx, rental.id, {
    kind: 'access_sent',
    person: HOUSE,
    data: { language: languageOf(rental) },
  });
}
