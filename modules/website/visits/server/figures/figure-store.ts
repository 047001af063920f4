import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { NamedCount, PageCount, VisitFigures, VisitStep } from '../../contract.ts';
import type { Span } from '../../rules/period.ts';

const spanned = ({ companyId }: CompanyCtx, { from, to }: Span) =>
  sql`company_id = ${companyId} and on_day between ${from.toString()} and ${to.toString()}`;

export async function sumVisits(ctx: CompanyCtx, span: Span): Promise<VisitFigures['sums']> {
  const row = await ctx.db.first<VisitFigures['sums']>(sql`
    select coalesce(sum(visitors), 0)::int as visitors, coalesce(sum(views), 0)::int as views from visits.day_count
    where ${spanned(ctx, span)} and kind = 'site'`);
  return row!;
}

/** Days that had visitors. */
export function listDays(ctx: CompanyCtx, span: Span): Promise<VisitStep[]> {
  return ctx.db.rows<VisitStep>(sql`
    select on_day::text as on, visitors, views from visits.day_count
    where ${spanned(ctx, span)} and kind = 'site' order by on_day`);
}

export function listPages(ctx: CompanyCtx, span: Span, most: number): Promise<PageCount[]> {
  return ctx.db.rows<PageCount>(sql`
    select name as path, sum(visitors)::int as visitors, sum(views)::int as views from visits.day_count
    where ${spanned(ctx, span)} and kind = 'page'
    group by name order by sum(visitors) desc, sum(views) desc, name limit ${most}`);
}

/** Visitors at each step on the way to an order. */
export async function listStages(ctx: CompanyCtx, span: Span): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db.rows<NamedCount>(sql`
    select name, sum(visitors)::int as visitors from visits.day_count
    where ${spanned(ctx, span)} and kind = 'stage' group by name`);
  return new Map(rows.map(({ name, visitors }) => [name, visitors]));
}

export function listNames(
  ctx: CompanyCtx,
  span: Span,
  kind: 'source' | 'campaign' | 'device',
  most: number,
): Promise<NamedCount[]> {
  return ctx.db.rows<NamedCount>(sql`
    select name, sum(visitors)::int as visitors from visits.day_count
    where ${spanned(ctx, span)} and kind = ${kind}
    group by name order by sum(visitors) desc, name limit ${most}`);
}
