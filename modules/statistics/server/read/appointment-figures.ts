import { HOUSE_ZONE } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { isOneOf, sql } from '@fachwerk/server/sql';
import type { AppointmentFigures, AppointmentStatistics, DaySpan } from '../../contract.ts';
import { eachSpan, isComparable, type Spans } from '../../rules/period.ts';
import { momentsOf } from './other-figures.ts';
import type { Scope } from './scope.ts';

type ServiceRow = AppointmentFigures & { readonly id: string; readonly name: string };

const NONE: AppointmentFigures = { appointments: 0, cents: 0, minutes: 0, noShows: 0, cancelled: 0 };

/** Few enough to be read as they are. Null where there are none. */
export async function appointmentStatistics(
  ctx: CompanyCtx,
  scope: Scope,
  spans: Spans,
): Promise<AppointmentStatistics | null> {
  const isOurs = isOneOf(sql`a.company_id`, scope.companyIds);
  const read = (span: DaySpan) => {
    const { from, to } = momentsOf(span);
    return ctx.db.rows<ServiceRow>(sql`
      select a.service_id as id, (array_agg(a.service_name ->> 'de' order by a.starts_at desc))[1] as name,
        (count(*) filter (where a.state in ('booked', 'done', 'no_show')))::int as appointments,
        coalesce(sum(a.price_cents) filter (where a.state in ('booked', 'done')), 0)::int as cents,
        coalesce(sum(extract(epoch from a.ends_at - a.starts_at) / 60) filter (where a.state in ('booked', 'done')), 0)::int as minutes,
        (count(*) filter (where a.state = 'no_show'))::int as no_shows, (count(*) filter (where a.state = 'cancelled'))::int as cancelled
      from appointments.appointment_view a
      where ${isOurs} and a.starts_at >= ${from} and a.starts_at < ${to}
      group by a.service_id order by appointments desc, name, id`);
  };
  const [now, earlier, lastYear, first] = await Promise.all([...eachSpan(spans, read), firstAppointmentOn(ctx, scope)]);
  if (now.length + earlier.length + lastYear.length === 0) return null;
  const held = (span: DaySpan, rows: readonly ServiceRow[], id?: string) =>
    isComparable(span, first) ? summed(rows, id) : null;
  const compared = (id?: string) => ({
    now: summed(now, id),
    before: held(spans.before, earlier, id),
    yearBefore: held(spans.yearBefore, lastYear, id),
  });
  return { sums: compared(), services: now.map(({ id, name }) => ({ id, name, ...compared(id) })) };
}

type DayRow = { readonly on: string; readonly appointments: number; readonly cents: number };

/** Day by day of a span, where there were any. */
export async function readAppointmentDays(
  ctx: CompanyCtx,
  { companyIds }: Scope,
  span: DaySpan,
): Promise<readonly DayRow[]> {
  const { from, to } = momentsOf(span);
  return ctx.db.rows<DayRow>(sql`
    select (a.starts_at at time zone ${HOUSE_ZONE}::text)::date::text as on, count(*)::int as appointments,
      coalesce(sum(a.price_cents) filter (where a.state in ('booked', 'done')), 0)::int as cents
    from appointments.appointment_view a
    where ${isOneOf(sql`a.company_id`, companyIds)} and a.starts_at >= ${from} and a.starts_at < ${to} and a.state in ('booked', 'done', 'no_show')
    group by 1`);
}

/** Null where there was none. */
export async function firstAppointmentOn({ db }: CompanyCtx, { companyIds }: Scope): Promise<string | null> {
  const row = await db.first<{ on: string | null }>(sql`
    select (min(a.starts_at) at time zone ${HOUSE_ZONE}::text)::date::text as on from appointments.appointment_view a
    where ${isOneOf(sql`a.company_id`, companyIds)}`);
  return row!.on;
}

/** Of all services, or of one. */
function summed(rows: readonly ServiceRow[], id?: string): AppointmentFigures {
  const names = Object.keys(NONE) as (keyof AppointmentFigures)[];
  const meant = rows.filter((row) => id === undefined || row.id === id);
  return Object.fromEntries(
    names.map((name) => [name, meant.reduce((sum, row) => sum + row[name], 0)]),
  ) as AppointmentFigures;
}
