import { dayOf } from '@fachwerk/base/time';
import { deleteInBatches } from '@fachwerk/server/delete-in-batches';
import { job } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';

/** A year can be held against the one before it. */
const KEPT_DAYS = 800;
const WHY = 'the visitors of every company are forgotten by one job';

/** What told the visitors of a day apart goes when the day is over; counts go when nobody compares with them any more. */
export const forgetVisitors = job({
  name: 'visits.forget',
  payload: z.object({}),
  cron: '2 * * * *',
  transaction: 'own',
  run: async ({ db, now }) => {
    const today = dayOf(now);
    const isOver = sql`old.on_day < ${today.toString()}`;
    await deleteInBatches(db, { table: 'visits.salt', which: isOver, why: WHY });
    await deleteInBatches(db, { table: 'visits.seen', which: isOver, why: WHY });
    const first = today.subtract({ days: KEPT_DAYS }).toString();
    await deleteInBatches(db, { table: 'visits.day_count', which: sql`old.on_day < ${first}`, why: WHY });
  },
});
