import type { CompanyCtx, LanguageCtx } from '@fachwerk/server/ctx';
import { isOneOf, sql } from '@fachwerk/server/sql';
import type { DaySpan, OrderFigures, OrderGroup, OrderStatistics } from '../../contract.ts';
import { NO_ITEMS, NO_ORDERS } from '../../rules/figures.ts';
import { cutOf, eachSpan, isComparable, type Spans } from '../../rules/period.ts';
import { bestSold, readItems } from './item-figures.ts';
import { isAfterCut, listCompanies, type Scope } from './scope.ts';
import { stepsBeside } from './steps-beside.ts';

type Step = 'day' | 'month';
type Row = OrderFigures & { readonly by: string; readonly key: string };

/** Revenue of the last day ends at `cutAt`. */
export async function readOrders(
  ctx: CompanyCtx,
  { companyIds }: Scope,
  span: DaySpan,
  step: Step,
  cutAt: Date | null,
) {
  const { from, to } = span;
  const rows = await ctx.db.rows<Row>(sql`
    select case grouping(s.step, s.type, s.company_id) when 7 then 'all' when 3 then 'step' when 5 then 'type' else 'company' end as by,
      coalesce(s.step::text, s.type, s.company_id::text, '') as key,
      coalesce(sum(s.orders), 0)::int as orders, coalesce(sum(s.turnover_cents), 0)::bigint as turnover_cents,
      coalesce(sum(s.cancelled), 0)::int as cancelled, coalesce(sum(s.handed_over), 0)::int as handed_over,
      coalesce(sum(s.handover_seconds), 0)::bigint as handover_seconds, coalesce(sum(s.late), 0)::int as late
    from (
      select case when ${step === 'month'} then date_trunc('month', f.on_day)::date else f.on_day end as step, f.type, f.company_id, f.orders, f.turnover_cents,
        f.cancelled, f.handed_over, f.handover_seconds, f.late
      from statistics.order_day f where ${isOneOf(sql`f.company_id`, companyIds)} and f.on_day between ${from}::date and ${to}::date
      union all
      select case when ${step === 'month'} then date_trunc('month', ${to}::date)::date else ${to}::date end, coalesce(h.type, 'service'), f.company_id,
        0, -f.cents, 0, 0, 0, 0
      from orders.revenue_line_view f
      left join fulfilment.fulfilment_view h on h.company_id = f.company_id and h.order_id = f.order_id
      where ${isOneOf(sql`f.company_id`, companyIds)} and ${isAfterCut(span, cutAt)} and f.line_kind not in ('rental', 'extension', 'surcharge')
    ) as s
    group by grouping sets ((), (s.step), (s.type), (s.company_id))`);
  const of = (by: string): ReadonlyMap<string, OrderFigures> =>
    new Map(rows.filter((row) => row.by === by).map(({ by: _by, key, ...figures }) => [key, figures]));
  return { all: of('all').get('') ?? NO_ORDERS, of };
}

/** Days without an order have no row: what was counted begins with the first of all. */
export async function firstOrderOn({ db }: CompanyCtx, { companyIds }: Scope): Promise<string | null> {
  const row = await db.first<{ on: string | null }>(sql`
    select min(f.on_day)::text as on from unnest(${companyIds}::uuid[]) as company (id)
    cross join lateral (select min(on_day) as on_day from statistics.order_day where company_id = company.id) as f`);
  return row!.on;
}

/** Null where nothing was ordered in these times. */
export async function orderStatistics(
  ctx: LanguageCtx,
  scope: Scope,
  spans: Spans,
  step: Step,
): Promise<OrderStatistics | null> {
  const reads = await Promise.all(
    eachSpan(spans, async (span) => {
      const [read, items] = await Promise.all([
        readOrders(ctx, scope, span, step, cutOf(span, spans, ctx.now)),
        readItems(ctx, scope, span),
      ]);
      return { ...read, items };
    }),
  );
  if (reads.every(({ of }) => of('type').size === 0)) return null;
  const [countedFrom, companies] = await Promise.all([firstOrderOn(ctx, scope), listCompanies(ctx)]);
  const three = <Found>(find: (read: (typeof reads)[number]) => Found) => ({
    now: find(reads[0]),
    before: isComparable(spans.before, countedFrom) ? find(reads[1]) : null,
    yearBefore: isComparable(spans.yearBefore, countedFrom) ? find(reads[2]) : null,
  });
  const group = (by: string, nameOf: (id: string) => string): OrderGroup[] =>
    [...new Set(reads.flatMap(({ of }) => [...of(by).keys()]))]
      .map((id) => ({ id, name: nameOf(id), ...three(({ of }) => of(by).get(id) ?? NO_ORDERS) }))
      .sort((a, b) => b.now.turnoverCents - a.now.turnoverCents);
  const sold = [...new Set(reads.flatMap(({ items }) => [...items.keys()]))];
  return {
    sums: three(({ all }) => all),
    steps: stepsBeside(spans, step, { ...three(({ of }) => of('step')), none: NO_ORDERS }),
    types: group('type', (id) => id),
    companies: group('company', (id) => companies.find((company) => company.id === id)?.name ?? id),
    items: await bestSold(
      ctx,
      scope,
      sold.map((id) => ({ id, ...three(({ items }) => items.get(id) ?? NO_ITEMS) })),
    ),
  };
}
