import { dayOf } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob, job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { monthsSince } from '../../rules/period.ts';
import { lockProgress, saveChecked } from './progress-store.ts';
import { rollUpCompany, rollUpEarlier, rollUpSpan } from './roll-up-company.ts';

/** What may still change without being a mistake: a rental is extended, a fault is over. */
const MOVING_DAYS = 40;

export const checkCompanyJob = job({
  name: 'statistics.check_company',
  isBatch: true,
  payload: z.object({ companyId: z.uuid() }),
  run: async (work, { companyId }) => {
    const ctx = { ...work, companyId };
    await rollUpCompany(ctx, MOVING_DAYS);
    await rollUpEarlier(ctx);
    await checkOldMonth(ctx);
  },
});

/** Makes one month that is long over anew, another each night: within a month or two of nights all were looked at. */
async function checkOldMonth(ctx: CompanyCtx): Promise<void> {
  const { firstOn } = await lockProgress(ctx);
  const today = dayOf(ctx.now);
  const old = firstOn ? monthsSince(firstOn, ctx.now).slice(2) : [];
  const month = old[Math.floor(ctx.now.getTime() / 86_400_000) % Math.max(1, old.length)];
  const differences = month ? await rollUpSpan(ctx, spanOfMonth(month, today)) : 0;
  await saveChecked(ctx, differences);
  if (differences > 0) ctx.app.log.warn({ companyId: ctx.companyId, month, differences }, 'statistics were wrong');
}

function spanOfMonth(month: string, today: Temporal.PlainDate) {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const last = first.add({ months: 1 }).subtract({ days: 1 });
  return { from: first.toString(), to: (Temporal.PlainDate.compare(last, today) < 0 ? last : today).toString() };
}

/** Every night, when nobody rents. */
export const checkFigures = job({
  name: 'statistics.check',
  payload: z.object({}),
  cron: '40 1 * * *',
  run: async (ctx) => {
    const companies = await ctx.db.rows<{ companyId: string }>(
      acrossCompanies(
        'the figures of every company are checked',
        sql`select company_id from statistics.progress order by company_id`,
      ),
    );
    for (const { companyId } of companies)
      await addJob(ctx, checkCompanyJob, { companyId }, { key: `statistics.check:${companyId}` });
  },
});
