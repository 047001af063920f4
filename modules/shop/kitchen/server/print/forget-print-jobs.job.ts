import { addMinutes } from '@fachwerk/base/time';
import { job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';

/** A ticket that a printer comes for so late would only confuse. */
const STALE_MINUTES = 6 * 60;
/** Tickets name people and addresses: they go when nobody asks for them any more. */
const KEPT_MINUTES = 48 * 60;

export const forgetPrintJobs = job({
  name: 'forget-print-jobs',
  payload: z.object({}),
  cron: '*/30 * * * *',
  run: async ({ db, now }) => {
    const stale = sql`
      update kitchen.print_job set state = 'failed', ended_at = ${now}, error = 'not fetched'
      where state = 'waiting' and created_at < ${addMinutes(now, -STALE_MINUTES)}`;
    await db.write(acrossCompanies('tickets that no printer came for', stale));
    const old = sql`delete from kitchen.print_job where ended_at < ${addMinutes(now, -KEPT_MINUTES)}`;
    await db.write(acrossCompanies('tickets that were printed long ago', old));
  },
});
