import { addDays } from '@fachwerk/base/time';
import * as z from 'zod/mini';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { acrossCompanies, sql } from '../db/sql.ts';
import { type Job, job } from '../jobs/jobs.ts';

/** Clients that were away longer reload everything. */
const KEPT_DAYS = 7;
const WHY = 'housekeeping: old stream events of every company are dropped';

/** Company by company in small batches, so that publishers are not blocked. */
export const forgetStreamEvents: Job = job({
  name: 'forget-stream-events',
  payload: z.object({}),
  cron: '20 3 * * *',
  transaction: 'own',
  run: async ({ db, now }) => {
    const before = addDays(now, -KEPT_DAYS);
    const companies = await db.rows<{ companyId: string }>(
      acrossCompanies(WHY, sql`select distinct company_id from kit.stream`),
    );
    for (const { companyId } of companies) {
      await deleteInBatches(db, {
        table: 'kit.stream_event',
        which: sql`old.company_id = ${companyId} and old.at < ${before}`,
        why: WHY,
      });
    }
  },
});
