import { inCompany } from '@fachwerk/companies/facade';
import { lockOrUnknown } from '@fachwerk/lockers/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { maintenanceApi } from '../../contract.ts';
import { type DayFigures, statisticsOf } from '../../rules/statistics.ts';

/** Calendar days of the location, today included, and as many before them. */
export const readStatistics: UseCase<typeof maintenanceApi.statistics> = async (ctx, { id, days }) => {
  const lock = await lockOrUnknown(ctx, id);
  const { companyId } = inCompany(ctx, lock.companyId);
  const figures = await ctx.db.rows<DayFigures>(sql`
    with place as (
      select time_zone, (${ctx.now}::timestamptz at time zone time_zone)::date as today from locations.location_view
      where company_id = ${companyId} and id = ${lock.locationId}
    ), day as (
      select d::date as on_day, d at time zone time_zone as starts_at, least((d + interval '1 day') at time zone time_zone, ${ctx.now}) as ends_at
      from place, generate_series(today::timestamp - make_interval(days => ${2 * days - 1}::int), today::timestamp, interval '1 day') as d
    ), span as (
      select min(starts_at) as starts_at, ${ctx.now}::timestamptz as ends_at from day
    ), opened as (
      select (a.requested_at at time zone time_zone)::date as on_day, count(*) filter (where a.state in ('opened', 'already_open'))::int as openings,
        count(*) filter (where a.state in ('jammed', 'denied', 'failed', 'timed_out'))::int as failed
      from openings.attempt_view a, place, span
      where a.company_id = ${companyId} and a.lock_id = ${id} and a.requested_at >= span.starts_at and a.requested_at <= span.ends_at
      group by 1
    ), taken as (
      select greatest(o.starts_at, span.starts_at) as starts_at, coalesce(o.released_at, span.ends_at) as ends_at, o.starts_at as begun_at,
        o.revenue_cents
      from lockers.occupancy_view o, span
      where o.company_id = ${companyId} and o.lock_id = ${id} and o.starts_at < span.ends_at
        and coalesce(o.released_at, span.ends_at) > span.starts_at
    )
    select day.on_day as "on", coalesce(opened.openings, 0) as openings, coalesce(opened.failed, 0) as failed,
      extract(epoch from day.ends_at - day.starts_at)::float8 as seconds,
      coalesce(sum(greatest(0, extract(epoch from least(t.ends_at, day.ends_at) - greatest(t.starts_at, day.starts_at)))) filter (where t.starts_at is not null), 0)::float8 as taken_seconds,
      coalesce(sum(t.revenue_cents) filter (where t.begun_at >= day.starts_at and t.begun_at < day.ends_at), 0)::int as revenue_cents
    from day
    left join opened on opened.on_day = day.on_day
    left join taken t on t.starts_at < day.ends_at and t.ends_at > day.starts_at
    group by day.on_day, day.starts_at, day.ends_at, opened.openings, opened.failed
    order by day.on_day`);
  return statisticsOf(figures, days);
};
