import { type Translated, textIn } from '@fachwerk/base/translated';
import type { CompanyCtx, LanguageCtx } from '@fachwerk/server/ctx';
import { isOneOf, sql } from '@fachwerk/server/sql';
import type { DaySpan, ItemFigures, ItemGroup, StatisticsChoices } from '../../contract.ts';
import { partsOf } from '../../rules/period.ts';
import type { Scope } from './scope.ts';

export type Sold = ReadonlyMap<string, ItemFigures>;
type Named = { readonly id: string; readonly companyId: string; readonly names: Translated };

const MOST_SHOWN = 50;
const MOST_OFFERED = 1000;

export const itemSums = sql`coalesce(sum(s.orders), 0)::int as orders, coalesce(sum(s.quantity), 0)::int as quantity, coalesce(sum(s.cents), 0)::bigint as cents`;

/** Every item of a span; whole months as they stand. */
export async function readItems(ctx: CompanyCtx, { companyIds }: Scope, span: DaySpan): Promise<Sold> {
  const none = { from: '9999-01-01', to: '9999-01-01' };
  const { months, days } = partsOf(span);
  const [whole, rest] = [months ?? none, days ?? none];
  const rows = await ctx.db.rows<ItemFigures & { readonly id: string }>(sql`
    select s.item_id as id, ${itemSums}
    from (
      select f.item_id, f.orders, f.quantity, f.cents from statistics.item_month f
      where ${isOneOf(sql`f.company_id`, companyIds)} and f.month between ${whole.from}::date and ${whole.to}::date
      union all
      select f.item_id, f.orders, f.quantity, f.cents from statistics.item_day f
      where ${isOneOf(sql`f.company_id`, companyIds)} and f.on_day between ${rest.from}::date and ${rest.to}::date
    ) as s
    group by 1`);
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

/** Those that brought most, by name. */
export async function bestSold(
  ctx: LanguageCtx,
  { companyIds }: Scope,
  sold: readonly Omit<ItemGroup, 'name'>[],
): Promise<ItemGroup[]> {
  const best = [...sold].sort((a, b) => b.now.cents - a.now.cents || a.id.localeCompare(b.id)).slice(0, MOST_SHOWN);
  const names = await ctx.db.rows<Pick<Named, 'id' | 'names'>>(sql`
    select i.id, i.name as names from catalog.item_view i
    where ${isOneOf(sql`i.company_id`, companyIds)} and i.id = any(${best.map(({ id }) => id)}::uuid[])`);
  const nameOf = new Map(names.map(({ id, names: said }) => [id, textIn(said, ctx.language)]));
  return best.map((row) => ({ ...row, name: nameOf.get(row.id) ?? '' }));
}

export async function listSoldItems(
  ctx: LanguageCtx,
  companyIds: readonly string[],
): Promise<StatisticsChoices['items']> {
  const rows = await ctx.db.rows<Named>(sql`
    select i.id, i.company_id, i.name as names from catalog.item_view i
    where ${isOneOf(sql`i.company_id`, companyIds)}
      and exists (select from statistics.item_day f where f.company_id = i.company_id and f.item_id = i.id)
    order by i.id limit ${MOST_OFFERED}`);
  return rows
    .map(({ names, ...item }) => ({ ...item, name: textIn(names, ctx.language) }))
    .sort((a, b) => a.name.localeCompare(b.name, ctx.language));
}
