import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { chance } from './demo-chance.ts';

/** Single readings of the last days, an hour apart. */
const RAW_DAYS = 7;
const MINUTES = 60;

/** A battery lasts about a year; it is changed before it is low. The few that were forgotten are on the list of visits. */
const battery = sql`greatest(24, 100 - mod((${chance(sql`l.id || ' age'`)} * 300)::numeric + (at::date - date '2020-01-01'), 330)
  * (0.16 + 0.06 * ${chance(sql`l.id || ' loss'`)})::numeric)`;
const signal = sql`greatest(12, least(97, 45 + 45 * ${chance(sql`l.id || ' signal'`)} + 8 * (${chance(sql`l.id || ' s ' || at`)} - 0.5)))`;
/** Cold in January, warm in July, a little warmer by day. */
const temperature = sql`(11 - 9 * cos(2 * pi() * (extract(doy from at) - 15) / 365) - 2 * cos(2 * pi() * (extract(hour from at) - 3) / 24)
  + 1.5 * (${chance(sql`l.id || ' t ' || at`)} - 0.5))`;

export async function fillDemoTelemetry({ db, companyId, now }: CompanyCtx, days: number): Promise<void> {
  await db.rows(sql`
    insert into lockers.telemetry_day (company_id, lock_id, on_day, readings, battery, signal, temperature)
    select l.company_id, l.id, at::date, 24, ${battery}, ${signal}, ${temperature}
    from lockers.lock l
    cross join generate_series((${now}::timestamptz at time zone 'UTC')::date + time '12:00' - make_interval(days => ${days}::int),
      (${now}::timestamptz at time zone 'UTC')::date + time '12:00' - interval '1 day', interval '1 day') as at
    where l.company_id = ${companyId}`);
  await db.rows(sql`
    insert into lockers.telemetry (company_id, lock_id, at, received_at, message_id, battery, signal, temperature)
    select l.company_id, l.id, at, at + interval '0.2 seconds', 'demo-' || extract(epoch from at)::bigint, ${battery}::int, ${signal}::int, ${temperature}
    from lockers.lock l
    cross join generate_series(${now}::timestamptz - make_interval(days => ${RAW_DAYS}::int), ${now}::timestamptz, make_interval(mins => ${MINUTES}::int)) as at
    where l.company_id = ${companyId}`);
  await db.rows(sql`
    update lockers.lock_state s set lock_state = 'locked', door_state = 'closed', battery = t.battery, signal = t.signal,
      temperature = t.temperature, measured_at = t.at, facts_at = t.at, last_seen_at = t.received_at
    from (
      select distinct on (lock_id) * from lockers.telemetry where company_id = ${companyId} order by lock_id, at desc
    ) as t
    where s.company_id = ${companyId} and s.lock_id = t.lock_id`);
  await db.rows(sql`
    insert into lockers.telemetry_rollup (done_until) values ((${now}::timestamptz at time zone 'UTC')::date - 1)
    on conflict (is_only) do nothing`);
}
