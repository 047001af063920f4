import type { CompanyCtx } from '@fachwerk/server/ctx';
import { patternsOf } from '@fachwerk/server/search';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { ItemFilter, ItemSort } from '../../contract.ts';
import type { Allergen } from '../../contract-facts.ts';
import { isLow, type LowStock } from './low-stock.ts';

/** A word shorter than a trigram finds too much for the index of words to help. */
const SEARCHABLE_LENGTH = 3;

/** What staff filter by, and what customers do. */
export type PageFilter = ItemFilter & {
  readonly diet?: 'vegetarian' | 'vegan' | undefined;
  /** Allergens that must not be in it. */
  readonly without?: readonly Allergen[] | undefined;
  /** Without what is hidden from customers. */
  readonly isOffered?: boolean | undefined;
  /** What counts as low; of `state` alone. */
  readonly low?: LowStock;
};

/** Each has its index, read forwards or backwards. */
const PLACES: Record<Exclude<ItemSort, 'hand'>, readonly [forwards: Sql, backwards: Sql]> = {
  name: [sql`lower(i.name ->> 'de'), i.id`, sql`lower(i.name ->> 'de') desc, i.id desc`],
  price: [sql`i.price_cents, i.id`, sql`i.price_cents desc, i.id desc`],
  number: [sql`lower(i.number), i.id`, sql`lower(i.number) desc, i.id desc`],
};

/** Columns of the items `i` of a page, and of one more: that one tells whether there is a next page. */
export function pageOfItems(ctx: CompanyCtx, filter: PageFilter, columns: Sql): Sql {
  return filter.sort === 'hand' ? byHand(ctx, filter, columns) : byPlace(ctx, filter, filter.sort, columns);
}

/** The ids of a page of what is offered, for the modules above. */
export async function listItemIds(
  ctx: CompanyCtx,
  filter: PageFilter,
): Promise<{ ids: string[]; next: string | null }> {
  const rows = await ctx.db.rows<{ id: string }>(pageOfItems(ctx, { ...filter, isOffered: true }, sql`i.id`));
  const ids = rows.slice(0, filter.limit).map(({ id }) => id);
  return { ids, next: rows.length > filter.limit ? ids.at(-1)! : null };
}

function byPlace(ctx: CompanyCtx, filter: PageFilter, sort: keyof typeof PLACES, columns: Sql): Sql {
  const { after, dir, limit } = filter;
  const [place, backwards] = PLACES[sort];
  const last = sql`(select ${place} from catalog.item i where i.company_id = ${ctx.companyId} and i.id = ${after})`;
  const following = dir === 'asc' ? sql`(${place}) > ${last}` : sql`(${place}) < ${last}`;
  return sql`
    select ${columns} from catalog.item i
    where ${allOf([itemConditions(ctx, filter), after ? following : null])}
    order by ${dir === 'asc' ? place : backwards}
    limit ${limit + 1}`;
}

/** The order of the shop. What an index finds is few, and sorted afterwards; otherwise each category gives its first ones. */
function byHand(ctx: CompanyCtx, filter: PageFilter, columns: Sql): Sql {
  return isNarrow(filter) ? foundByHand(ctx, filter, columns) : walkedByHand(ctx, filter, columns);
}

function isNarrow({ search = '', state }: ItemFilter): boolean {
  return (
    state === 'low' ||
    state === 'sold_out' ||
    state === 'promo' ||
    search.split(/\s+/).some((word) => word.length >= SEARCHABLE_LENGTH)
  );
}

/** Behind its category an item stands by its key, forwards or backwards as the category says. */
const place = sql`c.position, c.id,
  case when c.sort_dir = 'asc' then i.sort_key end, case when c.sort_dir = 'asc' then i.id end,
  case when c.sort_dir = 'desc' then i.sort_key end desc, case when c.sort_dir = 'desc' then i.id end desc`;
const placed = sql`catalog.item i join catalog.category c on c.company_id = i.company_id and c.id = i.category_id`;

/** Where the item `after` stands, as `l`. */
const lastOf = (ctx: CompanyCtx, after: string) => sql`(
  select c.position as category_place, c.id as category_id, i.sort_key, i.id from ${placed}
  where i.company_id = ${ctx.companyId} and i.id = ${after}) l`;
const inLaterCategory = sql`(c.position, c.id) > (l.category_place, l.category_id)`;
const forwards = sql`(i.sort_key, i.id) > (l.sort_key, l.id)`;
const backwards = sql`(i.sort_key, i.id) < (l.sort_key, l.id)`;

function foundByHand(ctx: CompanyCtx, filter: PageFilter, columns: Sql): Sql {
  const { after, limit } = filter;
  const behind = sql`(${inLaterCategory} or (c.id = l.category_id
    and case when c.sort_dir = 'asc' then ${forwards} else ${backwards} end))`;
  return sql`
    select ${columns} from ${placed} ${after ? sql`cross join ${lastOf(ctx, after)}` : sql``}
    where ${allOf([itemConditions(ctx, filter), after ? behind : null])}
    order by ${place}
    limit ${limit + 1}`;
}

/** Where nobody stands. */
const BEFORE_ALL = sql`'00000000-0000-0000-0000-000000000000'::uuid`;

/**
 * Each category gives its first ones from the index, read in its direction; a half whose condition on the category is false has nothing
 * to do. Backwards there is no key that stands behind all: the category somebody stands in is a part of its own.
 */
function walkedByHand(ctx: CompanyCtx, filter: PageFilter, columns: Sql): Sql {
  const { after, categoryId, limit } = filter;
  const most = limit + 1;
  const conditions = itemConditions(ctx, filter);
  const part = (which: Sql, order: Sql) => sql`
    (select i.* from catalog.item i
    where i.company_id = c.company_id and i.category_id = c.id and ${conditions} and ${which}
    order by ${order} limit ${most})`;
  const ascending = (behind: Sql) => part(sql`c.sort_dir = 'asc' and ${behind}`, sql`i.sort_key, i.id`);
  const descending = (which: Sql) => part(sql`c.sort_dir = 'desc' and ${which}`, sql`i.sort_key desc, i.id desc`);
  const parts = after
    ? sql`${ascending(sql`(i.sort_key, i.id) > (
        case when l.category_id = c.id then l.sort_key else '' end,
        case when l.category_id = c.id then l.id else ${BEFORE_ALL} end)`)}
      union all ${descending(sql`l.category_id = c.id and ${backwards}`)}
      union all ${descending(sql`l.category_id <> c.id`)}`
    : sql`${ascending(sql`(i.sort_key, i.id) > ('', ${BEFORE_ALL})`)} union all ${descending(sql`true`)}`;
  return sql`
    select ${columns} from catalog.category c ${after ? sql`cross join ${lastOf(ctx, after)}` : sql``}
    cross join lateral (${parts}) i
    where ${allOf([
      sql`c.company_id = ${ctx.companyId}`,
      categoryId ? sql`c.id = ${categoryId}` : null,
      after ? sql`(c.position, c.id) >= (l.category_place, l.category_id)` : null,
    ])}
    order by ${place}
    limit ${most}`;
}

/** What an item `i` has to be like to be found. */
export function itemConditions(ctx: CompanyCtx, filter: PageFilter): Sql {
  const { search, categoryId, state, diet, without = [], isOffered, low } = filter;
  const soldOut = sql`(i.is_sold_out or i.stock = 0)
    and (i.stock = 0 or i.sold_out_until is null or i.sold_out_until > ${ctx.now})`;
  const promo = sql`i.promo_to > ${ctx.now} and i.promo_from <= ${ctx.now}`;
  return allOf([
    sql`i.company_id = ${ctx.companyId} and i.is_archived = ${state === 'archived'}`,
    categoryId ? sql`i.category_id = ${categoryId}` : null,
    state === 'low' && low ? isLow(low) : null,
    state === 'sold_out' ? soldOut : null,
    state === 'promo' ? promo : null,
    state === 'hidden' ? sql`i.is_hidden` : null,
    isOffered ? sql`not i.is_hidden` : null,
    diet === 'vegan' ? sql`i.diet = 'vegan'` : null,
    diet === 'vegetarian' ? sql`i.diet in ('vegetarian', 'vegan')` : null,
    without.length > 0 ? sql`not i.allergens ?| ${without}` : null,
    ...patternsOf(search?.toLowerCase()).map((pattern) => sql`i.search_text like ${pattern}`),
  ]);
}
