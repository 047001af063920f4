import type { CompanyCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { chance, demoNumber, idAt } from './demo-chance.ts';
import { RECENT_DAYS } from './demo-recent.ts';

/** People who never existed. */
export const CUSTOMERS = [
  'Anna Berger',
  'Mehmet Yilmaz',
  'Sofia Rossi',
  'Lukas Hoffmann',
  'Claire Dubois',
  'Jonas Weber',
  'Ewa Nowak',
  'Tom Becker',
  'Emily Clark',
  'Paul Schmitt',
  'Marta Silva',
  'Felix Braun',
  'Lena Vogt',
  'Oskar Lind',
  'Nina Keller',
  'David Cohen',
];
/** More than a year can hold: what reaches into the future is left out. */
const MOST_RENTALS = 200;

/** By size: cents for a started hour, and the most a day costs. */
export const RATES = { S: [200, 900], M: [300, 1300], L: [400, 1800], XL: [600, 2700] };

/** A year of rentals one after the other in each box, more of them in summer and on Saturdays, none that begins at night. */
export async function fillDemoRentals(ctx: CompanyCtx, days: number): Promise<void> {
  const { companyId, now } = ctx;
  await ctx.db.rows(sql`
    with step as (
      select l.id as lock_id, l.size_code, p.time_zone, n, l.id || ' ' || n as seed,
        8 + 66 * ${chance(sql`l.id || ' gap ' || n`)} as gap,
        case when ${chance(sql`l.id || ' kind ' || n`)} < 0.82 then 1 + 8 * ${chance(sql`l.id || ' hours ' || n`)}
          else 12 + 60 * ${chance(sql`l.id || ' hours ' || n`)} end as hours
      from lockers.lock l
      join locations.location_view p on p.company_id = l.company_id and p.id = l.location_id
      cross join generate_series(1, ${MOST_RENTALS}::int) as n
      where l.company_id = ${companyId}
    ), rental as (
      select *, ${now}::timestamptz - make_interval(days => ${days}::int)
        + make_interval(secs => 60 * round(60 * (sum(gap + hours) over (partition by lock_id order by n) - hours))) as starts_at
      from step
    ), kept as (
      select *, starts_at + make_interval(secs => 60 * round(60 * hours)) as ends_at, starts_at at time zone time_zone as local from rental
    )
    insert into lockers.occupancy (company_id, id, lock_id, kind, starts_at, ends_at, released_at, order_number, customer_name, revenue_cents)
    select ${companyId}, ${idAt(sql`starts_at`, sql`seed`)}, lock_id, 'rented', starts_at, ends_at,
      ends_at - make_interval(mins => (20 * ${chance(sql`seed || ' early'`)})::int),
      ${demoNumber(sql`seed`)},
      (${CUSTOMERS}::text[])[1 + floor(${CUSTOMERS.length}::int * ${chance(sql`seed || ' who'`)})::int],
      least(ceil(hours) * (${RATES}::jsonb -> size_code ->> 0)::int, ceil(hours / 24) * (${RATES}::jsonb -> size_code ->> 1)::int)::int
    from kept
    where ends_at < ${now}::timestamptz - make_interval(days => ${RECENT_DAYS + 1}) and extract(hour from local) between 6 and 22
      and ${chance(sql`seed || ' busy'`)} < case when extract(isodow from local) = 6 then 0.85 else 0.55 end
        * case when extract(month from local) in (5, 6, 7, 8, 9, 12) then 1.0 else 0.7 end`);
}

/** Of each rental: the first opening, the last, and often one between. Now and then a bolt sticks, and the second try works. */
export async function fillDemoOpenings({ db, companyId, now }: CompanyCtx): Promise<void> {
  await db.rows(sql`
    with opening as (
      select o.lock_id, o.customer_name, o.id || ' ' || part as seed, case part
        when 1 then o.starts_at + interval '2 minutes'
        when 2 then o.starts_at + (o.released_at - o.starts_at) * (0.3 + 0.4 * ${chance(sql`o.id || ' between'`)})
        else o.released_at - interval '4 minutes' end as at
      from lockers.occupancy o cross join generate_series(1, 3) as part
      where o.company_id = ${companyId} and o.released_at is not null
        and (part <> 2 or ${chance(sql`o.id || ' more'`)} < 0.25)
    ), tried as (
      select *, ${chance(sql`seed || ' luck'`)} as luck from opening
    ), attempt as (
      select lock_id, customer_name, seed, at, 'opened' as state, '' as detail from tried
      union all
      select lock_id, customer_name, seed || ' before', at - interval '40 seconds',
        case when luck < 0.006 then 'jammed' when luck < 0.01 then 'timed_out' else 'failed' end, '' from tried where luck < 0.013
    )
    insert into lockers.open_attempt (company_id, id, lock_id, location_id, controller_id, type, send_alt_signal, state, detail, person_name,
      requested_at, sent_at, acknowledged_at, ended_at, expires_at)
    select ${companyId}, ${idAt(sql`a.at`, sql`a.seed`)}, l.id, l.location_id, l.controller_id, 'customer', false, a.state, a.detail,
      a.customer_name, a.at, a.at + interval '0.1 seconds', case when a.state <> 'timed_out' then a.at + interval '0.4 seconds' end,
      a.at + case when a.state = 'timed_out' then interval '15 seconds' else interval '1.6 seconds' end, a.at + interval '15 seconds'
    from attempt a join lockers.lock l on l.company_id = ${companyId} and l.id = a.lock_id
    where a.at < ${now}`);
}
