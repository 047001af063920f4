import { addDays } from '@fachwerk/base/time';
import { deleteInBatches } from '@fachwerk/server/delete-in-batches';
import { job } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { REPLAY_DAYS } from '../../contract.ts';

/** Keeps of each box what the replay needs: everything of its days, and the last look before them. */
export const forgetHistory = job({
  name: 'box.forget_history',
  payload: z.object({}),
  cron: '40 0 * * *',
  transaction: 'own',
  run: async ({ db, now }) => {
    const before = addDays(now, -(REPLAY_DAYS + 1));
    await deleteInBatches(db, {
      table: 'walls.box_history',
      which: sql`old.at < ${before} and exists (
        select from walls.box_history later
        where later.company_id = old.company_id and later.lock_id = old.lock_id and later.at > old.at and later.at <= ${before})`,
      why: 'walls of all companies are forgotten by one job',
    });
  },
});
