import { problemsOf } from '@fachwerk/base/problem';
import { addDays, HOUSE_ZONE } from '@fachwerk/base/time';
import { inCompany } from '@fachwerk/companies/facade';
import { locationProblems } from '@fachwerk/locations/contract';
import { findLocation } from '@fachwerk/locations/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { CURVE_DAYS, type LocationDay, type locationDeskApi } from '../contract.ts';

const problem = problemsOf(locationProblems);

/**
 * Days of the location's calendar, today up to now. Occupied is a box that somebody has rented, however late they are. Revenue is that of the
 * whole product, by the days of the books: what the papers of the day charge for rentals here.
 */
export const readCurve: UseCase<typeof locationDeskApi.curve> = async (ctx, { locationId }) => {
  const location = await findLocation(ctx, locationId);
  if (!location) throw problem('location.unknown');
  const { companyId } = inCompany(ctx, location.companyId);
  const zone = location.timeZone;
  const days = await ctx.db.rows<LocationDay>(sql`
    with day as (
      select d::date as on_day, d at time zone ${zone}::text as starts_at,
        least((d + interval '1 day') at time zone ${zone}::text, ${ctx.now}::timestamptz) as ends_at
      from generate_series((${ctx.now}::timestamptz at time zone ${zone}::text)::date::timestamp - make_interval(days => ${CURVE_DAYS - 1}::int),
        (${ctx.now}::timestamptz at time zone ${zone}::text)::date::timestamp, interval '1 day') as d
    ), span as (
      select min(starts_at) as starts_at from day
    ), box as (
      select b.id, b.created_at, b.archived_at from lockers.box_view b
      where b.company_id = ${companyId} and b.location_id = ${locationId}
    ), taken as (
      select o.starts_at, coalesce(o.released_at, ${ctx.now}) as ends_at
      from box join lockers.occupancy_view o on o.company_id = ${companyId} and o.lock_id = box.id, span
      where o.kind in ('rented', 'overrun') and o.starts_at < ${ctx.now} and coalesce(o.released_at, ${ctx.now}) > span.starts_at
    ), occupied as (
      select day.on_day, sum(extract(epoch from least(t.ends_at, day.ends_at) - greatest(t.starts_at, day.starts_at)))::float8 as seconds
      from day join taken t on t.starts_at < day.ends_at and t.ends_at > day.starts_at
      group by day.on_day
    ), offered as (
      select day.on_day, sum(greatest(0, extract(epoch from
        least(coalesce(box.archived_at, day.ends_at), day.ends_at) - greatest(box.created_at, day.starts_at))))::float8 as seconds
      from day cross join box group by day.on_day
    ), paid as (
      select (v.issued_at at time zone ${HOUSE_ZONE}::text)::date as on_day, sum(v.cents)::int as cents,
        (count(*) filter (where v.line_kind = 'rental' and v.paper_kind = 'invoice'))::int as rentals
      from rentals.revenue_view v
      where v.company_id = ${companyId} and v.location_id = ${locationId} and v.issued_at >= ${addDays(ctx.now, -CURVE_DAYS - 1)}
      group by 1
    )
    select day.on_day as "on",
      case when offered.seconds > 0 then least(100, 100 * coalesce(occupied.seconds, 0) / offered.seconds) else 0 end::float8 as occupancy_percent,
      coalesce(paid.cents, 0) as revenue_cents, coalesce(paid.rentals, 0) as rentals
    from day
    left join occupied on occupied.on_day = day.on_day
    left join offered on offered.on_day = day.on_day
    left join paid on paid.on_day = day.on_day
    order by day.on_day`);
  return { days };
};
