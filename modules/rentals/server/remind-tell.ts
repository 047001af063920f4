import { changeOccupancy } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/module';
import { type Sql, sql } from '@fachwerk/server/sql';
import type { Rental } from '../contract.ts';
import { dueCents, graceUntil, overrunCentsPerHour } from '../rules/overrun.ts';
import type { Notice } from '../rules/reminder.ts';
import { languageOf, mailRenter, moneyIn, timeIn } from './mail-renter.ts';
import { THE_HOUSE, tellStep } from './steps-told.ts';

/** Tells the renter what the clock says; the rental is locked. */
export async function tellNotice(ctx: CompanyCtx, rental: Rental, notice: Notice): Promise<void> {
  if (notice.kind === 'overrun') return tellOverrun(ctx, rental);
  const language = languageOf(rental);
  await stamp(ctx, rental, sql`reminded_at = ${ctx.now}`);
  const params = {
    until: timeIn(language, rental.timeZone, graceUntil(rental)),
    rate: moneyIn(language, overrunCentsPerHour(rental)),
  };
  // Who is told beforehand can still extend; who is told at the end has to come.
  const isBefore = notice.kind === 'reminder';
  await mailRenter(ctx, rental, { what: notice.kind, params, link: isBefore ? 'extend' : 'rental' });
  const step = { kind: 'reminded', person: THE_HOUSE, data: { what: notice.kind, endsAt: rental.endsAt } } as const;
  await tellStep(ctx, rental, step);
}

async function tellOverrun(ctx: CompanyCtx, rental: Rental): Promise<void> {
  if (rental.occupancyId) await changeOccupancy(ctx, rental.occupancyId, { kind: 'overrun' });
  await stamp(ctx, rental, sql`overrun_told_at = ${ctx.now}`);
  const language = languageOf(rental);
  // The payment is due from the next moment on; the first hours are those since the booked end.
  const cents = dueCents(rental, new Date(ctx.now.getTime() + 1));
  const params = { amount: moneyIn(language, cents), rate: moneyIn(language, overrunCentsPerHour(rental)) };
  await mailRenter(ctx, rental, { what: 'overrun', params, link: 'pay' });
  await tellStep(ctx, rental, { kind: 'overrun', person: THE_HOUSE, data: { amountCents: cents } });
}

/** No new version: nobody who edits the rental is kept from saving because a mail was written. */
async function stamp(ctx: CompanyCtx, { id }: Rental, mark: Sql): Promise<void> {
  await ctx.db.rows(sql`update rentals.rental set ${mark} where company_id = ${ctx.companyId} and id = ${id}`);
}
