import { textIn } from '@fachwerk/base/translated';
import type { CompanyCtx, SpokenCtx } from '@fachwerk/server/ctx';
import { isOneOf, sql } from '@fachwerk/server/sql';
import type { DaySpan, ItemRow, OrderFigures, OrderStatistics } from '../../contract.ts';
import { NO_ORDERS } from '../../rules/figures.ts';
import { eachSpan, isComparable, type Spans } from '../../rules/period.ts';
import type { Scope } from './scope.ts';
import { stepsBeside } from './steps-beside.ts';

type Step = 'day' | 'month';
type Row = OrderFigures & { readonly by: string; readonly key: string };

const MOST_ITEMS = 50;

export async function readOrders(ctx: CompanyCtx, { companyIds }: Scope, { from, to }: DaySpan, step: Step) {
  const rows = await ctx.db.rows<Row>(sql`
    select case grouping(s.step, s.type) when 3 then 'all' when 1 then 'step' else 'type' end as by, coalesce(s.step::text, s.type, '') as key,
      coalesce(sum(s.orders), 0)::int as orders, coalesce(sum(s.turnover_cents), 0)::bigint as turnover_cents,
      coalesce(sum(s.cancelled), 0)::int as cancelled, coalesce(sum(s.handed_over), 0)::int as handed_over,
      coalesce(sum(s.handover_seconds), 0)::bigint as handover_seconds, coalesce(sum(s.late), 0)::int as late
    from (
      select case when ${step === 'month'} then date_trunc('month', f.on_day)::date else f.on_day end as step, f.type, f.orders, f.turnover_cents,
        f.cancelled, f.handed_over, f.handover_seconds, f.late
      from statistics.order_day f where ${isOneOf(sql`f.company_id`, companyIds)} and f.on_day between ${from}::date and ${to}::date
    ) as s
    group by grouping sets ((), (s.step), (s.type))`);
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
  ctx: SpokenCtx,
  scope: Scope,
  spans: Spans,
  step: Step,
): Promise<OrderStatistics | null> {
  const reads = await Promise.all(eachSpan(spans, (span) => readOrders(ctx, scope, span, step)));
  if (reads.every(({ of }) => of('type').size === 0)) return null;
  const types = [...new Set(reads.flatMap(({ of }) => [...of('type').keys()]))];
  const [countedFrom, items] = await Promise.all([firstOrderOn(ctx, scope), listItems(ctx, scope, spans)]);
  const three = <Found>(find: (read: (typeof reads)[number]) => Found) => ({
    now: find(reads[0]),
    before: isComparable(spans.before, countedFrom) ? find(reads[1]) : null,
    yearBefore: isComparable(spans.yearBefore, countedFrom) ? find(reads[2]) : null,
  });
  return {
    sums: three(({ all }) => all),
    steps: stepsBeside(spans, step, { ...three(({ of }) => of('step')), none: NO_ORDERS }),
    types: types
      .map((id) => ({ id, name: id, ...three(({ of }) => of('type').get(id) ?? NO_ORDERS) }))
      .sort((a, b) => b.now.turnoverCents - a.now.turnoverCents),
    items,
  };
}

type Sold = Omit<ItemRow, 'name'> & { readonly names: Record<string, string> | null };

async function listItems(ctx: SpokenCtx, { companyIds }: Scope, { shown, before }: Spans): Promise<ItemRow[]> {
  const rows = await ctx.db.rows<Sold>(sql`
    with sold as (
      select f.company_id, f.item_id, sum(f.quantity) filter (where f.on_day >= ${shown.from}::date) as quantity,
        sum(f.cents) filter (where f.on_day >= ${shown.from}::date) as cents,
        sum(f.quantity) filter (where f.on_day <= ${before.to}::date) as quantity_before,
        sum(f.cents) filter (where f.on_day <= ${before.to}::date) as cents_before
      from statistics.item_day f
      where ${isOneOf(sql`f.company_id`, companyIds)}
        and (f.on_day between ${shown.from}::date and ${shown.to}::date or f.on_day between ${before.from}::date and ${before.to}::date)
      group by 1, 2
    )
    select s.item_id as id, coalesce(s.quantity, 0)::int as quantity, coalesce(s.cents, 0)::bigint as cents,
      coalesce(s.quantity_before, 0)::int as quantity_before, coalesce(s.cents_before, 0)::bigint as cents_before, i.name as names
    from sold s left join catalog.item_view i on i.company_id = s.company_id and i.id = s.item_id
    order by cents desc, s.item_id limit ${MOST_ITEMS}`);
  return rows.map(({ names, ...row }) => ({ ...row, name: names ? textIn(names, ctx.language) : '' }));
}
