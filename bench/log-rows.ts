import { addDays } from '../kit/base/time.ts';
import type { Db } from '../kit/server/db/db.ts';
import { acrossCompanies, rawSql, sql } from '../kit/server/db/sql.ts';
import { makeRoomInLog } from '../modules/foundation/logs/server/room/partitions.ts';

/** The log of a network over a year. */
const LOG_DAYS = 365;
const BATCH = 200_000;
/** One lock in a hundred: also the small log has a full page of it. */
export const SOME_LOCK = '00000000-0000-7000-8000-0000000b0042';
export const SOME_LOCATION = '00000000-0000-7000-8000-00000000aa07';
export const SOME_PERSON = '00000000-0000-7000-8000-00000000d007';

const INDEX = 'log_entry_search';

/** Adds entries, spread evenly over the year before `now`. */
export async function addLogRows(db: Db, companyId: string, count: number, now: Date): Promise<void> {
  await makeRoomInLog(db, addDays(now, -LOG_DAYS), now);
  for (let from = 0; from < count; from += BATCH) {
    await db.rows(sql`
      insert into logs.log_entry (company_id, at, id, type, location_id, location_name, lock_id, lock_name, person_id, person_name, order_number, data)
      select ${companyId}, ${now}::timestamptz - (${count}::int - n) * (${LOG_DAYS} * interval '1 day' / ${count}::int), gen_random_uuid(),
        (array['door.opened', 'door.closed', 'lock.opened', 'battery.reported', 'rental.started', 'rental.ended', 'controller.online'])[1 + n % 7],
        ('00000000-0000-7000-8000-00000000aa' || lpad((lock % 20)::text, 2, '0'))::uuid,
        (array['Berlin Hauptbahnhof', 'München Ostbahnhof', 'Köln Dom', 'Hamburg Hafen', 'Leipzig Markt'])[1 + lock % 5] || ' ' || lock % 20,
        ('00000000-0000-7000-8000-0000000b' || lpad(lock::text, 4, '0'))::uuid, 'Fach ' || lock,
        case when n % 11 = 0 then ('00000000-0000-7000-8000-00000000d' || lpad((n % 40)::text, 3, '0'))::uuid end,
        case when n % 11 = 0 then 'Person' || n % 40 || ' Mustermann' else '' end,
        case when n % 3 = 0 then 'ZL-' || 100000 + n % 500000 else '' end,
        case when n % 4 = 0 then jsonb_build_object('reason', 'Wartung am Fach', 'customerName', 'Kunde' || n % 100000) else '{}'::jsonb end
      from (select n, (n * 7919 % 100)::int as lock from generate_series(${from + 1}::bigint, ${Math.min(from + BATCH, count)}::bigint) as n) as made`);
  }
}

/** A great many rows are written without the index of words, which is built afterwards: the same index, many times as fast. */
export async function withoutSearchIndex(db: Db, work: () => Promise<void>): Promise<void> {
  const across = (text: string) => db.rows<{ text: string }>(acrossCompanies('the log of a measurement', rawSql(text)));
  const [made] = await across(`select pg_get_indexdef('logs.${INDEX}'::regclass) as text`);
  await across(`drop index logs.${INDEX}`);
  await work();
  await db.transaction(async (tx) => {
    await tx.rows(
      rawSql(
        `set local maintenance_work_mem = '256MB'; set local statement_timeout = 0; ${made!.text.replace(' ON ONLY ', ' ON ')}`,
      ),
    );
  });
  await across('analyze logs.log_entry');
}
