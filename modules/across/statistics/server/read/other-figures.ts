import { startOfDay } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { isOneOf, sql } from '@fachwerk/server/sql';
import type { DaySpan, ProjectRow, Statistics } from '../../contract.ts';
import { eachSpan, isComparable, type Spans, stepsOf } from '../../rules/period.ts';
import type { Scope } from './scope.ts';

/** Time of the company itself: a franchisee's people are its own. Null where nobody logged any. */
export async function workStatistics(
  ctx: CompanyCtx,
  _scope: Scope,
  { shown, before, yearBefore }: Spans,
): Promise<Statistics['work']> {
  const within = (span: DaySpan) => {
    const { from, to } = momentsOf(span);
    return sql`(l.started_at >= ${from} and l.started_at < ${to})`;
  };
  const months = stepsOf(shown, 'month').length;
  const projects = await ctx.db.rows<ProjectRow>(sql`
    with worked as (
      select l.project_id, sum(l.minutes) filter (where ${within(shown)}) as minutes,
        sum(round(l.minutes * l.hourly_rate_cents / 60.0)) filter (where ${within(shown)}) as cents,
        sum(l.minutes) filter (where ${within(before)}) as minutes_before,
        sum(l.minutes) filter (where ${within(yearBefore)}) as minutes_year_before
      from time_tracking.time_log_view l
      where l.company_id = ${ctx.companyId} and l.ended_at is not null
        and (${within(shown)} or ${within(before)} or ${within(yearBefore)})
      group by 1
    )
    select p.id, p.name, coalesce(w.minutes, 0)::int as minutes, coalesce(w.cents, 0)::int as cents,
      coalesce(w.minutes_before, 0)::int as minutes_before, coalesce(w.minutes_year_before, 0)::int as minutes_year_before, (p.budget_monthly_cents * ${months}::int)::int as budget_cents
    from worked w join time_tracking.project_view p on p.company_id = ${ctx.companyId} and p.id = w.project_id
    order by minutes desc, p.name`);
  return projects.length > 0 ? { projects } : null;
}

/** From the first moment of a span to the first after it. */
export const momentsOf = ({ from, to }: DaySpan) => ({
  from: startOfDay(Temporal.PlainDate.from(from)),
  to: startOfDay(Temporal.PlainDate.from(to).add({ days: 1 })),
});

type Visited = { readonly visitors: number; readonly views: number };

/** Null where nobody was counted. */
export async function visitStatistics(
  ctx: CompanyCtx,
  { companyIds }: Scope,
  spans: Spans,
): Promise<Statistics['visits']> {
  const read = async ({ from, to }: DaySpan) => {
    const row = await ctx.db.first<Visited>(sql`
      select coalesce(sum(d.visitors), 0)::int as visitors, coalesce(sum(d.views), 0)::int as views from visits.day_view d
      where ${isOneOf(sql`d.company_id`, companyIds)} and d.on_day between ${from}::date and ${to}::date`);
    return row!;
  };
  const [now, before, yearBefore] = await Promise.all(eachSpan(spans, read));
  if (now.views + before.views + yearBefore.views === 0) return null;
  const first = await ctx.db.first<{ on: string | null }>(sql`
    select min(d.on_day)::text as on from visits.day_view d where ${isOneOf(sql`d.company_id`, companyIds)}`);
  const held = (span: DaySpan, figures: Visited) => (isComparable(span, first!.on) ? figures : null);
  return { now, before: held(spans.before, before), yearBefore: held(spans.yearBefore, yearBefore) };
}
