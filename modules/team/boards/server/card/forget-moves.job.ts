import { addDays } from '@fachwerk/base/time';
import { deleteInBatches } from '@fachwerk/server/delete-in-batches';
import { job } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';

/** Longer than any browser is expected to be offline with unsent moves. */
const KEPT_DAYS = 30;

export const forgetMovesJob = job({
  name: 'forget-moves',
  payload: z.object({}),
  cron: '40 3 * * *',
  transaction: 'own',
  run: async ({ db, now }) => {
    await deleteInBatches(db, {
      table: 'boards.done_move',
      which: sql`old.at < ${addDays(now, -KEPT_DAYS)}`,
      why: 'moves of all companies are forgotten when no browser sends them again',
    });
  },
});
