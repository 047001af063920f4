import { addDays } from '@fachwerk/base/time';
import * as z from 'zod/mini';
import { acrossCompanies, sql } from '../db/sql.ts';
import { type Job, job } from '../jobs/jobs.ts';

/** Who was away for longer loads everything anew. */
const KEPT_DAYS = 7;
const BATCH = 5_000;

/** Company by company and in small bites, so that nobody who publishes waits for it. */
export const forgetStreamEvents: Job = job({
  name: 'forget-stream-events',
  payload: z.object({}),
  cron: '20 3 * * *',
  transaction: 'own',
  run: async ({ db, now }) => {
    const before = addDays(now, -KEPT_DAYS);
    const companies = await db.rows<{ companyId: string }>(
      acrossCompanies(
        'housekeeping: old stream events of every company are dropped',
        sql`select distinct company_id from kit.stream`,
      ),
    );
    for (const { companyId } of companies) {
      const bite = sql`
        delete from kit.stream_event where company_id = ${companyId} and (stream, seq) in (
          select stream, seq from kit.stream_event where company_id = ${companyId} and at < ${before} order by at limit ${BATCH})`;
      for (let dropped = BATCH; dropped === BATCH; ) dropped = await db.count(bite);
    }
  },
});
