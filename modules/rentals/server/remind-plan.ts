import { when } from '@fachwerk/server/events';
import { addJob, job } from '@fachwerk/server/jobs';
import type { CompanyCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import type { Rental } from '../contract.ts';
import { rentalStarted } from '../contract.ts';
import { type Notice, nextNoticeAt, noticeAt } from '../rules/reminder.ts';
import { tellNotice } from './remind-tell.ts';
import { tellOfRentals } from './rental-hints.ts';
import { lockRental } from './rental-store.ts';

/** Looks what the clock says about a running rental, tells it once, and comes again when there is more to tell. */
export const followTime = job({
  name: 'rental.follow_time',
  payload: z.object({ companyId: z.uuid(), rentalId: z.uuid() }),
  run: async (work, { companyId, rentalId }) => {
    const ctx = { ...work, companyId };
    const rental = await lockRental(ctx, rentalId);
    if (rental?.state !== 'active') return;
    const notice = noticeAt(rental, ctx.now);
    if (notice && (await isNews(ctx, rentalId, notice))) {
      await tellNotice(ctx, rental, notice);
      await tellOfRentals(ctx, [rentalId]);
    }
    await planTime(ctx, rental);
  },
});

/** When the end has moved, a payment was made, or a rental has begun: one job per rental, and always the next moment. */
export async function planTime(ctx: CompanyCtx, rental: Rental): Promise<void> {
  const runAt = nextNoticeAt(rental, ctx.now);
  const { companyId, id: rentalId } = rental;
  if (runAt) await addJob(ctx, followTime, { companyId, rentalId }, { key: timeJobKey(rentalId), runAt });
}

export const timeJobKey = (rentalId: string) => `rental.time:${rentalId}`;

export const planStarted = when(rentalStarted, {
  name: 'rentals.plan',
  run: async (work, { companyId, rentalId }) => {
    const ctx = { ...work, companyId };
    const rental = await lockRental(ctx, rentalId);
    if (rental?.state === 'active') await planTime(ctx, rental);
  },
});

async function isNews(ctx: CompanyCtx, rentalId: string, { kind, at }: Notice): Promise<boolean> {
  const added = await ctx.db.count(sql`
    insert into rentals.told_notice (company_id, rental_id, kind, due_at, told_at)
    values (${ctx.companyId}, ${rentalId}, ${kind}, ${at}, ${ctx.now}) on conflict do nothing`);
  return added === 1;
}
