import { raiseAlert, settleAlert } from '@fachwerk/alerts/facade';
import { addMinutes } from '@fachwerk/base/time';
import { findLock } from '@fachwerk/lockers/facade';
import { record } from '@fachwerk/logs/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob, job } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import type { Rental } from '../../contract.ts';
import { HOUSE } from '../../rules/step-person.ts';
import { boxFor } from '../availability/box-for-rental.ts';
import { mailRenter } from '../mail/mail-renter.ts';
import { refundUnserved } from '../payment/refund-unserved.ts';
import { notifyStaff } from '../record/notify-staff.ts';
import { lockRental } from '../record/rental-store.ts';
import { addStep } from '../record/step-store.ts';
import { startRental } from './start-rental.ts';

/** Interval of the search for a free box. */
const LOOK_AGAIN_MINUTES = 5;

/**
 * Runs at the start of a booked rental. If the previous renter is still in the box, the customer gets another one of the size, or a larger one at the
 * same price. If there is none, staff get an alert, the customer a mail, and the job retries until the booked time is over; then the money is
 * refunded.
 */
export const startBookedRental = job({
  name: 'rental.start',
  payload: z.object({ companyId: z.uuid(), rentalId: z.uuid() }),
  run: async (work, { companyId, rentalId }) => {
    const ctx = { ...work, companyId };
    const rental = await lockRental(ctx, rentalId);
    if (rental?.state !== 'booked') return;
    if (rental.startsAt > ctx.now) return planStart(ctx, rental);
    const isOver = rental.endsAt <= ctx.now;
    const lockId = isOver ? undefined : await boxFor(ctx, rental, rental, true);
    if (lockId) await start(ctx, rental, lockId);
    else if (isOver) await refundUnserved(ctx, rental, 'unserved');
    else await lookAgain(ctx, rental);
    await notifyStaff(ctx, [rental.id]);
  },
});

/** Schedules the start of a booked or rescheduled rental. An earlier job still runs, and finds that it is too early. */
export async function planStart(ctx: CompanyCtx, { id, startsAt }: Pick<Rental, 'id' | 'startsAt'>): Promise<void> {
  const payload = { companyId: ctx.companyId, rentalId: id };
  await addJob(ctx, startBookedRental, payload, {
    key: `start-rental:${id}:${startsAt.toISOString()}`,
    runAt: startsAt,
  });
}

async function start(ctx: CompanyCtx, rental: Rental, lockId: string): Promise<void> {
  const started = await startRental(ctx, rental, { lockId });
  if (lockId !== rental.lockId) {
    const [before, after] = [await findLock(ctx, rental.lockId), await findLock(ctx, lockId)];
    const data = { before: before?.number ?? '', after: after?.number ?? '' };
    await addStep(ctx, rental.id, { kind: 'replaced', person: HOUSE, data: { ...data, why: 'overrun' } });
    await record(ctx, { ...(await aboutOf(ctx, rental)), type: 'rental.moved', data });
    await mailRenter(ctx, started, { what: 'moved', params: { before: data.before } });
  }
  await settleAlert(ctx, 'box_missing', rental.lockId);
}

async function lookAgain(ctx: CompanyCtx, rental: Rental): Promise<void> {
  await planStart(ctx, { id: rental.id, startsAt: addMinutes(ctx.now, LOOK_AGAIN_MINUTES) });
  if (await wasNotified(ctx, rental)) return;
  await mailRenter(ctx, rental, { what: 'no_box' });
  const about = await aboutOf(ctx, rental);
  await record(ctx, { ...about, type: 'rental.without_box' });
  await raiseAlert(ctx, {
    kind: 'box_missing',
    subject: { kind: 'lock', id: rental.lockId, name: about.lock?.name ?? '' },
    location: about.location ?? null,
    data: { order: rental.orderNumber, customer: rental.customerName },
  });
}

async function aboutOf(ctx: CompanyCtx, rental: Rental) {
  const lock = await findLock(ctx, rental.lockId);
  return {
    lock: lock && { id: lock.id, name: lock.number },
    location: lock && { id: lock.locationId, name: lock.locationName },
    orderNumber: rental.orderNumber,
    person: { id: null, name: rental.customerName },
  };
}

/** Whether the customer was already mailed that there is no box yet. */
async function wasNotified(ctx: CompanyCtx, { id }: Rental): Promise<boolean> {
  const step = await ctx.db.first(sql`
    select from rentals.rental_step
    where company_id = ${ctx.companyId} and rental_id = ${id} and kind = 'mail' and data ->> 'what' = 'no_box' limit 1`);
  return step !== undefined;
}
