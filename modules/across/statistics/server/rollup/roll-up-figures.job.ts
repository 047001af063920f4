import { addJob, job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { rollUpCompany } from './roll-up-company.ts';

/** Yesterday once more: what ended after midnight belongs to it. */
const RECENT_DAYS = 2;

export const rollUpCompanyJob = job({
  name: 'statistics.roll_up_company',
  isBatch: true,
  payload: z.object({ companyId: z.uuid() }),
  run: async (work, { companyId }) => {
    await rollUpCompany({ ...work, companyId }, RECENT_DAYS);
  },
});

/** Every half hour, each company by itself: a large one does not keep the others waiting. */
export const rollUpFigures = job({
  name: 'statistics.roll_up',
  payload: z.object({}),
  cron: '*/30 * * * *',
  run: async (ctx) => {
    const companies = await ctx.db.rows<{ companyId: string }>(
      acrossCompanies(
        'the figures of every company are added up',
        sql`select company_id from companies.company_view order by company_id`,
      ),
    );
    for (const { companyId } of companies)
      await addJob(ctx, rollUpCompanyJob, { companyId }, { key: `statistics.roll_up:${companyId}` });
  },
});
