import { limitsAt } from '@fachwerk/limits/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { lockRental, notifyStaff } from '@fachwerk/rentals/facade-record';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob, job } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { type Notice, nextNoticeAt, noticeAt } from '../../rules/reminder.ts';
import { sendNotice } from './send-notice.ts';

/** Sends the due notice of an active rental once, and schedules the next one. */
export const followTime = job({
  name: 'rental.follow_time',
  payload: z.object({ companyId: z.uuid(), rentalId: z.uuid() }),
  run: async (work, { companyId, rentalId }) => {
    const ctx = { ...work, companyId };
    const rental = await lockRental(ctx, rentalId);
    if (rental?.state !== 'active') return;
    const { reminders } = await limitsAt(ctx, rental);
    const notice = noticeAt(rental, reminders, ctx.now);
    if (notice && (await isUnsent(ctx, rental, notice))) {
      await sendNotice(ctx, rental, notice);
      await notifyStaff(ctx, [rentalId]);
    }
    await planNotices(ctx, rental);
  },
});

/** Reschedules after a start, a moved end or a payment: one job per rental, for the next notice. */
export async function planNotices(ctx: CompanyCtx, rental: Rental, at?: Date): Promise<void> {
  const { companyId, id: rentalId } = rental;
  const runAt = at ?? nextNoticeAt(rental, (await limitsAt(ctx, rental)).reminders, ctx.now);
  if (runAt) await addJob(ctx, followTime, { companyId, rentalId }, { key: `rental.time:${rentalId}`, runAt });
}

/** An end is reminded of once, also when the time before it is changed meanwhile. */
async function isUnsent(ctx: CompanyCtx, { id, endsAt }: Rental, { kind, at }: Notice): Promise<boolean> {
  const dueAt = kind === 'reminder' ? endsAt : at;
  const added = await ctx.db.count(sql`
    insert into stays.sent_notice (company_id, rental_id, kind, due_at, sent_at)
    values (${ctx.companyId}, ${id}, ${kind}, ${dueAt}, ${ctx.now}) on conflict do nothing`);
  return added === 1;
}
