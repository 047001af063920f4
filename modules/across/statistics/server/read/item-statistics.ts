import { problemsOf } from '@fachwerk/base/problem';
import { type Translated, textIn } from '@fachwerk/base/translated';
import type { CompanyCtx, LanguageCtx } from '@fachwerk/server/ctx';
import { isOneOf, sql } from '@fachwerk/server/sql';
import { type DaySpan, type ItemFigures, type ItemStatistics, statisticsProblems } from '../../contract.ts';
import { NO_ITEMS } from '../../rules/figures.ts';
import { eachSpan, isComparable, type Spans } from '../../rules/period.ts';
import { itemSums, type Sold } from './item-figures.ts';
import { firstOrderOn } from './order-figures.ts';
import type { Scope } from './scope.ts';
import { stepsBeside } from './steps-beside.ts';

const problem = problemsOf(statisticsProblems);

/** One item, step by step and by how it was handed over. An item out of sight is as unknown as nobody's. */
export async function itemStatistics(
  ctx: LanguageCtx,
  scope: Scope,
  spans: Spans,
  step: 'day' | 'month',
): Promise<ItemStatistics> {
  const { companyIds } = scope;
  const itemId = scope.itemId!;
  const known = await ctx.db.first<{ names: Translated | null; isSold: boolean }>(sql`
    select (select i.name from catalog.item_view i where ${isOneOf(sql`i.company_id`, companyIds)} and i.id = ${itemId}) as names,
      exists (select from statistics.item_day f where ${isOneOf(sql`f.company_id`, companyIds)} and f.item_id = ${itemId}) as is_sold`);
  if (!known?.names && !known?.isSold) throw problem('statistics.item_unknown');
  const [now, before, yearBefore, first] = await Promise.all([
    ...eachSpan(spans, (span) => readItem(ctx, companyIds, itemId, span, step)),
    firstOrderOn(ctx, scope),
  ]);
  const three = <Found>(find: (read: typeof now) => Found) => ({
    now: find(now),
    before: isComparable(spans.before, first) ? find(before) : null,
    yearBefore: isComparable(spans.yearBefore, first) ? find(yearBefore) : null,
  });
  const types = [...new Set([now, before, yearBefore].flatMap((read) => [...read('type').keys()]))];
  return {
    id: itemId,
    name: known.names ? textIn(known.names, ctx.language) : '',
    sums: three((read) => read('all').get('') ?? NO_ITEMS),
    steps: stepsBeside(spans, step, { ...three((read) => read('step')), none: NO_ITEMS }),
    types: types
      .map((id) => ({ id, name: id, ...three((read) => read('type').get(id) ?? NO_ITEMS) }))
      .sort((a, b) => b.now.cents - a.now.cents),
  };
}

type Row = ItemFigures & { readonly by: string; readonly key: string };

async function readItem(
  ctx: CompanyCtx,
  companyIds: readonly string[],
  itemId: string,
  { from, to }: DaySpan,
  step: 'day' | 'month',
) {
  const rows = await ctx.db.rows<Row>(sql`
    select case grouping(s.step, s.type) when 3 then 'all' when 1 then 'step' else 'type' end as by, coalesce(s.step::text, s.type, '') as key, ${itemSums}
    from (
      select date_trunc(${step}::text, f.on_day)::date as step, f.type, f.orders, f.quantity, f.cents from statistics.item_day f
      where ${isOneOf(sql`f.company_id`, companyIds)} and f.item_id = ${itemId} and f.on_day between ${from}::date and ${to}::date
    ) as s
    group by grouping sets ((), (s.step), (s.type))`);
  return (by: string): Sold =>
    new Map(rows.filter((row) => row.by === by).map(({ by: _by, key, ...figures }) => [key, figures]));
}
