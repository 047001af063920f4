import { addDays } from '@fachwerk/base/time';
import * as z from 'zod/mini';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { acrossCompanies, sql } from '../db/sql.ts';
import { type Job, job } from '../jobs/jobs.ts';

/** Who sends something again does so within minutes; a program that was down overnight, within a day. */
const KEPT_DAYS = 1;
const WHY = 'housekeeping: answers kept for repeated requests of every company are dropped';

export const forgetRepeats: Job = job({
  name: 'forget-repeats',
  payload: z.object({}),
  cron: '40 * * * *',
  transaction: 'own',
  run: async ({ db, now }) => {
    const before = addDays(now, -KEPT_DAYS);
    const companies = await db.rows<{ companyId: string }>(
      acrossCompanies(WHY, sql`select distinct company_id from kit.repeat where at < ${before}`),
    );
    for (const { companyId } of companies) {
      await deleteInBatches(db, {
        table: 'kit.repeat',
        which: sql`old.company_id = ${companyId} and old.at < ${before}`,
        why: WHY,
      });
    }
  },
});
