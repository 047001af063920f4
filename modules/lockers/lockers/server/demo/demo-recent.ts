import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { chance, demoNumber, idAt } from './demo-chance.ts';
import { isDemoLock } from './demo-locks.ts';
import { CUSTOMERS, RATES, RECENT_DAYS } from './demo-rates.ts';

/** Begins between these hours of the local day, and is over before the next day's first. */
const FIRST_HOUR = 7;
const LAST_HOUR = 20;
/** At half past six of the next day. */
const LATEST_HOUR = 30.5;

/** Today and yesterday the walls are well filled; before that they were let as in the year behind them. */
const FULL_DAYS = 2;
const USUAL_SHARE = 0.3;

/**
 * Who rents which box of a demo company on which day is a function of box and day: called again, it adds what has begun since, and
 * passes over every box that somebody had or has. What is over is released; what is not is there to be opened. Answers what was added.
 */
export async function fillDemoRecent({ db, companyId, now }: CompanyCtx): Promise<string[]> {
  const added = await db.rows<{ id: string }>(sql`
    with day as (
      select l.id as lock_id, l.size_code, l.out_since, l.upcoming, p.time_zone, d.on_day, d.ago, p.german_name || ' ' || l.number || ' ' || d.on_day as seed
      from lockers.lock l
      join locations.location_view p on p.company_id = l.company_id and p.id = l.location_id
      cross join lateral (
        select ((${now}::timestamptz at time zone p.time_zone)::date - ago) as on_day, ago from generate_series(0, ${RECENT_DAYS}::int) as ago
      ) as d
      where l.company_id = ${companyId} and l.archived_at is null and ${isDemoLock(companyId)}
    ), wish as (
      select *, ${FIRST_HOUR}::float + ${LAST_HOUR - FIRST_HOUR}::float * ${chance(sql`seed || ' at'`)} as at_hour,
        case when ${chance(sql`seed || ' kind'`)} < 0.6 then 1 + 5 * ${chance(sql`seed || ' hours'`)}
          else 8 + 14 * ${chance(sql`seed || ' hours'`)} end as wished_hours
      from day
      where ${chance(sql`seed || ' busy'`)} < case extract(isodow from on_day) when 6 then 0.9 when 7 then 0.7 else 0.8 end
        * case when ago < ${FULL_DAYS}::int then 1 else ${USUAL_SHARE}::float end
    ), rental as (
      select *, least(wished_hours, ${LATEST_HOUR}::float - at_hour) as hours,
        (on_day + make_interval(mins => (60 * at_hour)::int)) at time zone time_zone as starts_at
      from wish
    ), timed as (
      select *, starts_at + make_interval(mins => (60 * hours)::int) as ends_at from rental
    )
    insert into lockers.occupancy (company_id, id, lock_id, kind, starts_at, ends_at, released_at, order_number, customer_name, revenue_cents)
    select ${companyId}, ${idAt(sql`starts_at`, sql`seed`)}, lock_id, 'rented', starts_at, ends_at,
      case when ends_at <= ${now} then ends_at - make_interval(mins => (15 * ${chance(sql`seed || ' early'`)})::int) end,
      ${demoNumber(sql`seed`)},
      (${CUSTOMERS}::text[])[1 + floor(${CUSTOMERS.length}::int * ${chance(sql`seed || ' who'`)})::int],
      least(ceil(hours) * (${RATES}::jsonb -> size_code ->> 0)::int, ceil(hours / 24) * (${RATES}::jsonb -> size_code ->> 1)::int)::int
    from timed t
    where starts_at <= ${now} and (ends_at <= ${now} or out_since is null and upcoming = 0)
      and not exists (
        select from lockers.occupancy o
        where o.company_id = ${companyId} and o.lock_id = t.lock_id and o.starts_at < t.ends_at and coalesce(o.released_at, 'infinity') > t.starts_at
      )
      and not exists (
        select from lockers.occupancy o where o.company_id = ${companyId} and o.order_number = ${demoNumber(sql`t.seed`)}
      )
    returning id`);
  return added.map(({ id }) => id);
}
