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
    const notice = noticeAt(rental, ctx.now);
    if (notice && (await isUnsent(ctx, rentalId, notice))) {
      await sendNotice(ctx, rental, notice);
      await notifyStaff(ctx, [rentalId]);
    }
    await planNotices(ctx, rental);
  },
});

/** Reschedules after a start, a moved end or a payment: one job per rental, for the next notice. */
export async function planNotices(
  ctx: CompanyCtx,
  rental: Rental,
  runAt = nextNoticeAt(rental, ctx.now),
): Promise<void> {
  const { companyId, id: rentalId } = rental;
  if (runAt) await addJob(ctx, followTime, { companyId, rentalId }, { key: `rental.time:${rentalId}`, runAt });
}

async function isUnsent(ctx: CompanyCtx, rentalId: string, { kind, at }: Notice): Promise<boolean> {
  const added = await ctx.db.count(sql`
    insert into stays.sent_notice (company_id, rental_id, kind, due_at, sent_at)
    values (${ctx.companyId}, ${rentalId}, ${kind}, ${at}, ${ctx.now}) on conflict do nothing`);
  return added === 1;
}
