import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { chance, demoNumber, idAt } from './demo-chance.ts';
import { CUSTOMERS, RATES, RECENT_DAYS } from './demo-rates.ts';

/** More than a year can hold: what reaches into the future is left out. */
const MOST_RENTALS = 200;

/** A year of rentals one after the other in each box, more of them in summer and on Saturdays, none that begins at night. */
export async function fillDemoRentals(ctx: CompanyCtx, days: number): Promise<void> {
  const { companyId, now } = ctx;
  await ctx.db.rows(sql`
    with step as (
      select l.id as lock_id, l.size_code, p.time_zone, n, p.german_name || ' ' || l.number || ' ' || n as seed,
        8 + 66 * ${chance(sql`p.german_name || l.number || ' gap ' || n`)} as gap,
        case when ${chance(sql`p.german_name || l.number || ' kind ' || n`)} < 0.82 then 1 + 8 * ${chance(sql`p.german_name || l.number || ' hours ' || n`)}
          else 12 + 60 * ${chance(sql`p.german_name || l.number || ' hours ' || n`)} end as hours
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
