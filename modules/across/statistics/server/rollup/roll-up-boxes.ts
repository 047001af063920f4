import { HOUSE_ZONE } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { DaySpan } from '../../contract.ts';

/** While one of these is open nobody new gets the box. */
const STOPPING = [
  'uncommanded_open',
  'jam',
  'lock_unseen',
  'battery_low',
  'signal_lost',
  'box_reported',
  'box_missing',
  'things_inside',
];
/** A box that is looked at after a rental was rented until a moment ago; what is only kept for somebody is not. */
const RENTED = ['rented', 'overrun', 'to_check'];

const zone = sql`${HOUSE_ZONE}::text`;

/** Writes what is different from what stands there, and says how many rows that were. */
export async function rollUpBoxes(ctx: CompanyCtx, span: DaySpan): Promise<number> {
  const { companyId, now } = ctx;
  const { from, to } = span;
  const within = sql`t.company_id = ${companyId} and t.on_day between ${from}::date and ${to}::date`;
  const row = await ctx.db.first<{ changes: number }>(sql`
    with
    -- Days and hours of the span as the books have them, the running ones up to now; boxes with their time in service.
    day as (
      select d::date as on_day, d at time zone ${zone} as starts_at, least((d + interval '1 day') at time zone ${zone}, ${now}::timestamptz) as ends_at
      from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 day') as d where d at time zone ${zone} < ${now}::timestamptz
    ), span as (
      select min(starts_at) as starts_at, max(ends_at) as ends_at from day
    ), hour as (
      select h as starts_at, least(h + interval '1 hour', span.ends_at) as ends_at, (h at time zone ${zone})::date as on_day,
        extract(hour from h at time zone ${zone})::int as hour
      from span, generate_series(span.starts_at, span.ends_at, interval '1 hour') as h where h < span.ends_at
    ), box as (
      -- One that came with its history was there before it was entered here.
      select b.id, b.location_id, b.size_code, b.archived_at, least(b.created_at, (
        select min(o.starts_at) from lockers.occupancy_view o where o.company_id = ${companyId} and o.lock_id = b.id
      )) as since
      from lockers.box_view b where b.company_id = ${companyId}
    ), papers as (
      -- Before its first paper, only the history of its boxes tells what a company earned.
      select min(issued_at) as since from orders.invoice_view where company_id = ${companyId}
    ), stay as (
      select b.location_id, b.size_code, greatest(o.starts_at, span.starts_at) as starts_at,
        least(coalesce(o.released_at, ${now}), span.ends_at) as ends_at
      from span, lockers.occupancy_view o join box b on b.id = o.lock_id
      where o.company_id = ${companyId} and o.kind = any(${RENTED}::text[]) and o.starts_at < span.ends_at
        and (o.released_at is null or o.released_at > span.starts_at)
    ), taken as (
      select s.location_id, s.size_code, h.on_day, h.hour,
        sum(extract(epoch from least(s.ends_at, h.ends_at) - greatest(s.starts_at, h.starts_at))) as seconds
      from stay s
      cross join generate_series(date_trunc('hour', s.starts_at, 'UTC'), s.ends_at, interval '1 hour') as g
      join hour h on h.starts_at = g
      where g < s.ends_at group by 1, 2, 3, 4
    ), offered as (
      select b.location_id, b.size_code, h.on_day, h.hour,
        sum(extract(epoch from least(b.archived_at, h.ends_at) - greatest(b.since, h.starts_at))) as seconds
      from hour h join box b on b.since < h.ends_at and (b.archived_at is null or b.archived_at > h.starts_at)
      group by 1, 2, 3, 4
    ), -- Two faults of a box at the same time stop it once.
    stopped as (
      select a.subject_id as lock_id, range_agg(tstzrange(a.raised_at, coalesce(a.ended_at, ${now}))) as times
      from span, alerts.alert_view a
      where a.company_id = ${companyId} and a.subject_kind = 'lock' and a.kind = any(${STOPPING}::text[])
        and a.raised_at < span.ends_at and a.raised_at < coalesce(a.ended_at, ${now}) and (a.ended_at is null or a.ended_at > span.starts_at)
      group by a.subject_id
    ), part (on_day, location_id, size_code, rentals, revenue_cents, taken_seconds, offered_seconds, openings, failed_openings, faults, fault_seconds) as (
      select (o.starts_at at time zone ${zone})::date, b.location_id, b.size_code, 1,
        case when o.starts_at < coalesce(papers.since, ${now}) then o.revenue_cents else 0 end, 0, 0, 0, 0, 0, 0
      from span, papers, lockers.occupancy_view o join box b on b.id = o.lock_id
      -- Who had to move to another box rents once: the second costs nothing.
      where o.company_id = ${companyId} and o.kind = any(${RENTED}::text[]) and o.revenue_cents > 0
        and o.starts_at >= span.starts_at and o.starts_at < span.ends_at
      union all
      select (v.issued_at at time zone ${zone})::date, v.location_id, v.size_code, 0, v.cents, 0, 0, 0, 0, 0, 0
      from span, rentals.revenue_view v
      where v.company_id = ${companyId} and v.issued_at >= span.starts_at and v.issued_at < span.ends_at
      union all
      select on_day, location_id, size_code, 0, 0, seconds, 0, 0, 0, 0, 0 from taken
      union all
      select on_day, location_id, size_code, 0, 0, 0, seconds, 0, 0, 0, 0 from offered
      union all
      select (a.requested_at at time zone ${zone})::date, b.location_id, b.size_code, 0, 0, 0, 0,
        (a.state in ('opened', 'already_open'))::int, (a.state in ('jammed', 'denied', 'failed', 'timed_out'))::int, 0, 0
      from span, openings.attempt_view a join box b on b.id = a.lock_id
      where a.company_id = ${companyId} and a.requested_at >= span.starts_at and a.requested_at < span.ends_at
      union all
      select (a.raised_at at time zone ${zone})::date, coalesce(b.location_id, a.location_id), coalesce(b.size_code, ''), 0, 0, 0, 0, 0, 0, 1, 0
      from span, alerts.alert_view a left join box b on b.id = a.subject_id
      where a.company_id = ${companyId} and a.raised_at >= span.starts_at and a.raised_at < span.ends_at
        and coalesce(b.location_id, a.location_id) is not null
      union all
      select d.on_day, b.location_id, b.size_code, 0, 0, 0, 0, 0, 0, 0,
        extract(epoch from least(upper(r), d.ends_at) - greatest(lower(r), d.starts_at))
      from stopped s join box b on b.id = s.lock_id cross join unnest(s.times) as r
      join day d on lower(r) < d.ends_at and upper(r) > d.starts_at
    ), fresh as (
      select on_day, location_id, size_code, sum(rentals)::int as rentals, sum(revenue_cents)::bigint as revenue_cents,
        round(sum(taken_seconds))::bigint as taken_seconds, round(sum(offered_seconds))::bigint as offered_seconds, sum(openings)::int as openings,
        sum(failed_openings)::int as failed_openings, sum(faults)::int as faults, round(sum(fault_seconds))::bigint as fault_seconds
      from part group by 1, 2, 3
    ), cell as (
      -- Added up, not joined: nobody knows beforehand how many there are.
      select on_day, location_id, size_code, hour, round(sum(taken))::int as taken, round(sum(offered))::int as offered
      from (
        select on_day, location_id, size_code, hour, seconds as taken, 0 as offered from taken
        union all
        select on_day, location_id, size_code, hour, 0, seconds from offered
        union all
        select on_day, location_id, size_code, n, 0, 0
        from (select on_day, location_id, size_code from offered union select on_day, location_id, size_code from taken) as k, generate_series(0, 23) as n
      ) as counted
      group by 1, 2, 3, 4
    ), fresh_hour as (
      select on_day, location_id, size_code, array_agg(taken order by hour) as taken_seconds, array_agg(offered order by hour) as offered_seconds
      from cell group by 1, 2, 3
    ), gone as (
      delete from statistics.box_day t where ${within} and (t.on_day, t.location_id, t.size_code) not in (
        select on_day, location_id, size_code from fresh)
      returning 1
    ), gone_hour as (
      delete from statistics.box_hour t where ${within} and (t.on_day, t.location_id, t.size_code) not in (
        select on_day, location_id, size_code from fresh_hour)
      returning 1
    ), kept as (
      insert into statistics.box_day as t (company_id, on_day, location_id, size_code, rentals, revenue_cents, taken_seconds, offered_seconds,
        openings, failed_openings, faults, fault_seconds)
      select ${companyId}, on_day, location_id, size_code, rentals, revenue_cents, taken_seconds, offered_seconds, openings, failed_openings,
        faults, fault_seconds from fresh
      on conflict (company_id, on_day, location_id, size_code) do update set rentals = excluded.rentals, revenue_cents = excluded.revenue_cents,
        taken_seconds = excluded.taken_seconds, offered_seconds = excluded.offered_seconds, openings = excluded.openings,
        failed_openings = excluded.failed_openings, faults = excluded.faults, fault_seconds = excluded.fault_seconds
      where (t.rentals, t.revenue_cents, t.taken_seconds, t.offered_seconds, t.openings, t.failed_openings, t.faults, t.fault_seconds)
        is distinct from (excluded.rentals, excluded.revenue_cents, excluded.taken_seconds, excluded.offered_seconds, excluded.openings,
          excluded.failed_openings, excluded.faults, excluded.fault_seconds)
      returning 1
    ), kept_hour as (
      insert into statistics.box_hour as t (company_id, on_day, location_id, size_code, taken_seconds, offered_seconds)
      select ${companyId}, on_day, location_id, size_code, taken_seconds, offered_seconds from fresh_hour
      on conflict (company_id, on_day, location_id, size_code) do update
        set taken_seconds = excluded.taken_seconds, offered_seconds = excluded.offered_seconds
      where (t.taken_seconds, t.offered_seconds) is distinct from (excluded.taken_seconds, excluded.offered_seconds)
      returning 1
    )
    select ((select count(*) from gone) + (select count(*) from kept) + (select count(*) from gone_hour)
      + (select count(*) from kept_hour))::int as changes`);
  return row?.changes ?? 0;
}
