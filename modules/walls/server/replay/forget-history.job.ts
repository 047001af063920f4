import { addDays } from '@fachwerk/base/time';
import { job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { REPLAY_DAYS } from '../../contract.ts';

/** Keeps of each box what the replay needs: everything of its days, and the last look before them. */
export const forgetHistory = job({
  name: 'box.forget_history',
  payload: z.object({}),
  cron: '40 0 * * *',
  run: async ({ db, now }) => {
    const before = addDays(now, -(REPLAY_DAYS + 1));
    await db.rows(
      acrossCompanies(
        'walls of all companies are forgotten by one job',
        sql`
      delete from walls.box_history h
      where h.at < ${before} and exists (
        select from walls.box_history later
        where later.company_id = h.company_id and later.lock_id = h.lock_id and later.at > h.at and later.at <= ${before}
      )`,
      ),
    );
  },
});
