import { addDays } from '@fachwerk/base/time';
import type { Db } from '@fachwerk/server/db';
import { deleteInBatches } from '@fachwerk/server/delete-in-batches';
import { job } from '@fachwerk/server/jobs';
import { dropPartitions } from '@fachwerk/server/partitions';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { ensureDays, TELEMETRY } from './telemetry-days.ts';

/** How long single readings are kept; after that a day is one row. */
export const TELEMETRY_DAYS = 30;

const WHY = 'telemetry of all companies is kept together';

/** Once a day: rolls up the days that are over, makes room for those to come, drops what is too old. */
export const keepTelemetry = job({
  name: 'telemetry.keep',
  payload: z.object({}),
  cron: '20 0 * * *',
  transaction: 'own',
  run: async ({ db, now }) => {
    await ensureDays(db, now);
    await rollUpTo(db, dayOf(addDays(now, -1)));
    const oldest = addDays(now, -TELEMETRY_DAYS);
    await dropPartitions(db, TELEMETRY, oldest);
    // What came for a day that never had a partition.
    await deleteInBatches(db, { table: 'lockers.telemetry_default', which: sql`old.at < ${oldest}`, why: WHY });
  },
});

/** The last day that was done is done again: something may have come late. */
async function rollUpTo(db: Db, last: string): Promise<void> {
  const known = await db.first<{ doneUntil: string }>(sql`select done_until from lockers.telemetry_rollup`);
  const earliest = dayOf(addDays(new Date(`${last}T00:00:00Z`), -TELEMETRY_DAYS));
  const first = known && known.doneUntil > earliest ? known.doneUntil : earliest;
  for (let day = first; day <= last; day = dayOf(addDays(new Date(`${day}T00:00:00Z`), 1))) {
    await db.transaction((tx) => rollUp(tx, day));
  }
}

async function rollUp(db: Db, day: string): Promise<void> {
  const from = new Date(`${day}T00:00:00Z`);
  await db.rows(
    acrossCompanies(
      WHY,
      sql`
    insert into lockers.telemetry_day (company_id, lock_id, on_day, readings, battery, signal, temperature)
    select company_id, lock_id, ${day}::date, count(*), avg(battery), avg(signal), avg(temperature) from lockers.telemetry
    where at >= ${from} and at < ${addDays(from, 1)}
    group by company_id, lock_id
    on conflict (company_id, lock_id, on_day) do update set readings = excluded.readings, battery = excluded.battery,
      signal = excluded.signal, temperature = excluded.temperature`,
    ),
  );
  await db.rows(sql`
    insert into lockers.telemetry_rollup (done_until) values (${day}::date)
    on conflict (is_only) do update set done_until = greatest(telemetry_rollup.done_until, excluded.done_until)`);
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
