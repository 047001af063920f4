import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { patternsOf } from '@fachwerk/server/search';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { ItemFilter, ItemRow, ItemSort, itemApi } from '../../contract.ts';
import { type PromoColumns, promoFrom } from './item-store.ts';

/** A screen says "more than a thousand"; nobody waits for the exact number. */
const MOST_COUNTED = 1000;
/** A word shorter than a trigram finds too much for the index of words to help. */
const SEARCHABLE_LENGTH = 3;

type ListedRow = Omit<ItemRow, 'promo'> & PromoColumns;

const columns = sql`i.id, i.category_id, i.name, i.number, i.price_cents, i.promo_cents, i.promo_from, i.promo_to, i.diet, i.stock,
  i.is_sold_out, i.sold_out_until, i.is_archived, i.version`;

/** Each has its index, read forwards or backwards. */
const PLACES: Record<Exclude<ItemSort, 'hand'>, readonly [forwards: Sql, backwards: Sql]> = {
  name: [sql`lower(i.name ->> 'de'), i.id`, sql`lower(i.name ->> 'de') desc, i.id desc`],
  price: [sql`i.price_cents, i.id`, sql`i.price_cents desc, i.id desc`],
  number: [sql`lower(i.number), i.id`, sql`lower(i.number) desc, i.id desc`],
};

/** Reads one more than it shows: that one tells whether there is a next page. */
export const listItems: UseCase<typeof itemApi.list> = async (ctx, { filter }) => {
  const { after, limit, sort } = filter;
  const rows = await ctx.db.rows<ListedRow>(sort === 'hand' ? byHand(ctx, filter) : byPlace(ctx, filter, sort));
  const items = rows.slice(0, limit).map((row) => rowFrom(row, ctx.now));
  const count = !after && rows.length <= limit ? rows.length : await countUpTo(ctx, filter);
  return {
    items,
    next: rows.length > limit ? items.at(-1)!.id : null,
    total: { count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED },
  };
};

function rowFrom({ promoCents, promoFrom: from, promoTo, ...row }: ListedRow, now: Date): ItemRow {
  return { ...row, promo: promoFrom({ promoCents, promoFrom: from, promoTo }, now) };
}

function byPlace(ctx: CompanyCtx, filter: ItemFilter, sort: keyof typeof PLACES): Sql {
  const { after, dir, limit } = filter;
  const [place, backwards] = PLACES[sort];
  const last = sql`(select ${place} from catalog.item i where i.company_id = ${ctx.companyId} and i.id = ${after})`;
  const following = dir === 'asc' ? sql`(${place}) > ${last}` : sql`(${place}) < ${last}`;
  return sql`
    select ${columns} from catalog.item i
    where ${allOf([conditions(ctx, filter), after ? following : null])}
    order by ${dir === 'asc' ? place : backwards}
    limit ${limit + 1}`;
}

/** The order of the shop. What an index finds is few, and sorted afterwards; otherwise each category gives its first ones. */
function byHand(ctx: CompanyCtx, filter: ItemFilter): Sql {
  return isNarrow(filter) ? foundByHand(ctx, filter) : walkedByHand(ctx, filter);
}

function isNarrow({ search = '', state }: ItemFilter): boolean {
  return (
    state === 'sold_out' || state === 'promo' || search.split(/\s+/).some((word) => word.length >= SEARCHABLE_LENGTH)
  );
}

const place = sql`c.position, c.id, i.position, i.id`;
const placed = sql`catalog.item i join catalog.category c on c.company_id = i.company_id and c.id = i.category_id`;

function foundByHand(ctx: CompanyCtx, filter: ItemFilter): Sql {
  const { after, limit } = filter;
  const last = sql`(select ${place} from ${placed} where i.company_id = ${ctx.companyId} and i.id = ${after})`;
  return sql`
    select ${columns} from ${placed}
    where ${allOf([conditions(ctx, filter), after ? sql`(${place}) > ${last}` : null])}
    order by ${place}
    limit ${limit + 1}`;
}

/** Where nobody stands. */
const BEFORE_ALL = sql`(0, '00000000-0000-0000-0000-000000000000'::uuid)`;

function walkedByHand(ctx: CompanyCtx, filter: ItemFilter): Sql {
  const { after, categoryId, limit } = filter;
  const most = limit + 1;
  const last = sql`select c.position as category_place, c.id as category_id, i.position, i.id from ${placed}
    where i.company_id = ${ctx.companyId} and i.id = ${after ?? null}`;
  const behind = sql`(i.position, i.id) > (
    case when l.category_id = c.id then l.position else 0 end,
    case when l.category_id = c.id then l.id else '00000000-0000-0000-0000-000000000000'::uuid end)`;
  return sql`
    select ${columns} from catalog.category c ${after ? sql`cross join (${last}) l` : sql``}
    cross join lateral (
      select i.* from catalog.item i
      where i.company_id = c.company_id and i.category_id = c.id
        and ${allOf([conditions(ctx, filter), after ? behind : sql`(i.position, i.id) > ${BEFORE_ALL}`])}
      order by i.position, i.id
      limit ${most}
    ) i
    where ${allOf([
      sql`c.company_id = ${ctx.companyId}`,
      categoryId ? sql`c.id = ${categoryId}` : null,
      after ? sql`(c.position, c.id) >= (l.category_place, l.category_id)` : null,
    ])}
    order by ${place}
    limit ${most}`;
}

/** One more than is said at the most: that one tells whether there are more. */
async function countUpTo(ctx: CompanyCtx, filter: ItemFilter): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int as count from (
      select from catalog.item i where ${conditions(ctx, filter)} limit ${MOST_COUNTED + 1}
    ) found`);
  return row!.count;
}

function conditions(ctx: CompanyCtx, { search, categoryId, state }: ItemFilter): Sql {
  const soldOut = sql`(i.is_sold_out or i.stock = 0)
    and (i.stock = 0 or i.sold_out_until is null or i.sold_out_until > ${ctx.now})`;
  const promo = sql`i.promo_to > ${ctx.now} and i.promo_from <= ${ctx.now}`;
  return allOf([
    sql`i.company_id = ${ctx.companyId} and i.is_archived = ${state === 'archived'}`,
    categoryId ? sql`i.category_id = ${categoryId}` : null,
    state === 'sold_out' ? soldOut : null,
    state === 'promo' ? promo : null,
    ...patternsOf(search?.toLowerCase()).map((pattern) => sql`i.search_text like ${pattern}`),
  ]);
}
