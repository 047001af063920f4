import { HOUSE_ZONE } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { isOneOf, sql } from '@fachwerk/server/sql';
import type { AppointmentFigures, AppointmentStatistics, DaySpan } from '../../contract.ts';
import { NO_APPOINTMENTS } from '../../rules/figures.ts';
import { eachSpan, isComparable, type Spans } from '../../rules/period.ts';
import { momentsOf } from './other-figures.ts';
import type { Scope } from './scope.ts';
import { stepsBeside } from './steps-beside.ts';

type Step = 'day' | 'month';
/** Of a service, or of a step. */
type Row = AppointmentFigures & { readonly id: string | null; readonly on: string | null; readonly name: string };
type ServiceRow = Row & { readonly id: string };

/** Few enough to be read as they are. Null where there are none. */
export async function appointmentStatistics(
  ctx: CompanyCtx,
  scope: Scope,
  spans: Spans,
  step: Step,
): Promise<AppointmentStatistics | null> {
  const [now, before, yearBefore, first] = await Promise.all([
    ...eachSpan(spans, (span) => readAppointments(ctx, scope, span, step)),
    firstAppointmentOn(ctx, scope),
  ]);
  if (now.services.length + before.services.length + yearBefore.services.length === 0) return null;
  const three = <Found>(find: (read: typeof now) => Found) => ({
    now: find(now),
    before: isComparable(spans.before, first) ? find(before) : null,
    yearBefore: isComparable(spans.yearBefore, first) ? find(yearBefore) : null,
  });
  return {
    sums: three(({ all }) => all),
    steps: stepsBeside(spans, step, { ...three(({ steps }) => steps), none: NO_APPOINTMENTS }),
    services: now.services.map(({ id, name }) => ({
      id,
      name,
      ...three(({ services }) => summed(services.filter((each) => each.id === id))),
    })),
  };
}

export async function readAppointments(ctx: CompanyCtx, { companyIds }: Scope, span: DaySpan, step: Step) {
  const { from, to } = momentsOf(span);
  const rows = await ctx.db.rows<Row>(sql`
    select s.service_id as id, s.step::text as on, (array_agg(s.name order by s.starts_at desc))[1] as name,
      (count(*) filter (where s.state in ('booked', 'done', 'no_show')))::int as appointments,
      coalesce(sum(s.price_cents) filter (where s.state in ('booked', 'done')), 0)::int as cents,
      coalesce(sum(extract(epoch from s.ends_at - s.starts_at) / 60) filter (where s.state in ('booked', 'done')), 0)::int as minutes,
      (count(*) filter (where s.state = 'no_show'))::int as no_shows, (count(*) filter (where s.state = 'cancelled'))::int as cancelled
    from (
      select a.service_id, a.service_name ->> 'de' as name, a.starts_at, a.ends_at, a.state, a.price_cents,
        date_trunc(${step}::text, a.starts_at at time zone ${HOUSE_ZONE}::text)::date as step
      from appointments.appointment_view a
      where ${isOneOf(sql`a.company_id`, companyIds)} and a.starts_at >= ${from} and a.starts_at < ${to}
    ) as s
    group by grouping sets ((s.service_id), (s.step)) order by appointments desc, name, id`);
  const steps = new Map<string, AppointmentFigures>();
  for (const { id: _id, name: _name, on, ...figures } of rows) if (on) steps.set(on, figures);
  const services = rows.filter((row): row is ServiceRow => row.id !== null);
  return { all: summed(services), services, steps };
}

/** Null where there was none. */
export async function firstAppointmentOn({ db }: CompanyCtx, { companyIds }: Scope): Promise<string | null> {
  const row = await db.first<{ on: string | null }>(sql`
    select (min(a.starts_at) at time zone ${HOUSE_ZONE}::text)::date::text as on from appointments.appointment_view a
    where ${isOneOf(sql`a.company_id`, companyIds)}`);
  return row!.on;
}

function summed(rows: readonly AppointmentFigures[]): AppointmentFigures {
  const names = Object.keys(NO_APPOINTMENTS) as (keyof AppointmentFigures)[];
  return Object.fromEntries(
    names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]),
  ) as AppointmentFigures;
}
