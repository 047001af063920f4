import { problemsOf } from '@fachwerk/base/problem';
import { everyLanguage } from '@fachwerk/base/translated';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';
import { type Column, type RowOf, table } from '@fachwerk/server/table';
import * as z from 'zod/mini';
import { catalogProblems, Item, type ItemData, type Promo } from '../../contract.ts';
import { noteWords } from '../words/count-words.job.ts';

const problem = problemsOf(catalogProblems);

export type PromoColumns = {
  readonly promoCents: number | null;
  readonly promoFrom: Date | null;
  readonly promoTo: Date | null;
};

type ContentColumns = { readonly contentThousandths: number | null; readonly contentUnit: string | null };

/** One that is over is none: nobody has to take it away. */
export function promoFrom({ promoCents, promoFrom: from, promoTo: to }: PromoColumns, now: Date): Promo | null {
  return promoCents === null || !from || !to || to <= now ? null : { cents: promoCents, from, to };
}

/** Every field of `ItemData` has its column: one without does not compile. */
type WrittenColumns = Record<
  Exclude<keyof ItemData, 'promo' | 'content'> | keyof PromoColumns | keyof ContentColumns,
  Column
>;

const written = {
  categoryId: 'uuid',
  name: 'jsonb',
  description: 'jsonb',
  number: 'text',
  ean: 'text',
  hashtags: 'jsonb',
  links: 'jsonb',
  priceCents: 'integer',
  promoCents: 'integer?',
  promoFrom: 'timestamptz?',
  promoTo: 'timestamptz?',
  vatKind: 'text',
  isService: 'boolean',
  durationMinutes: 'integer',
  contentThousandths: 'bigint?',
  contentUnit: 'text?',
  depositCents: 'integer',
  minimumAge: 'integer',
  isTobacco: 'boolean',
  isCbd: 'boolean',
  isPrepaid: 'boolean',
  allergens: 'jsonb',
  hasNoAllergens: 'boolean',
  additives: 'jsonb',
  diet: 'text',
  spicy: 'integer',
  availability: 'jsonb',
  deliveryDays: 'jsonb',
  safety: 'jsonb',
  isHidden: 'boolean',
  weightGrams: 'integer?',
  warnFrom: 'integer?',
} as const satisfies WrittenColumns;

const item = table('catalog.item', {
  id: 'uuid',
  ...written,
  stock: 'integer?',
  isSoldOut: 'boolean',
  soldOutUntil: 'timestamptz?',
  hasVariants: 'boolean',
  isArchived: 'boolean',
  version: 'integer',
});
type StoredRow = RowOf<typeof item>;

/** What the editor writes. */
const edited = table('catalog.item', written);

/** Of `catalog.item_view`, which modules above read: what is hidden counts as archived there. */
export const soldColumns = (alias: string): Sql =>
  item.omit('ean', 'isHidden', 'warnFrom', 'hasVariants', 'version').columns(alias);

export async function findStoredItem(ctx: CompanyCtx, id: string): Promise<Item | undefined> {
  const row = await ctx.db.first<StoredRow>(sql`
    select ${item.columns()} from catalog.item where company_id = ${ctx.companyId} and id = ${id}`);
  return row && itemFrom(row, ctx.now);
}

/** Keeps the row until the transaction ends: two people saving at once must both be told about the other. */
export async function lockItem(ctx: CompanyCtx, id: string): Promise<Item | undefined> {
  const row = await ctx.db.first<StoredRow>(sql`
    select ${item.columns()} from catalog.item where company_id = ${ctx.companyId} and id = ${id} for update`);
  return row && itemFrom(row, ctx.now);
}

export type ItemLikeness = { readonly number: string; readonly ean: string; readonly name: string };

/** The one on sale with this number; without a number, with this EAN; with neither, of this very name. */
export async function findItemLike(ctx: CompanyCtx, like: ItemLikeness): Promise<Item | undefined> {
  const [id] = await listIdsLike(ctx, [like]);
  return id ? findStoredItem(ctx, id) : undefined;
}

/** The same for many, in their order. */
export async function listItemsLike(
  ctx: CompanyCtx,
  likes: readonly ItemLikeness[],
  find: typeof lockWholeItems = listWholeItems,
): Promise<(Item | undefined)[]> {
  const ids = await listIdsLike(ctx, likes);
  const known = ids.filter((id) => id !== null);
  const found = await find(ctx, known);
  return ids.map((id) => (id === null ? undefined : found.get(id)));
}

/** Each kept until the transaction ends. */
export const lockItemsLike = (ctx: CompanyCtx, likes: readonly ItemLikeness[]) =>
  listItemsLike(ctx, likes, lockWholeItems);

async function listIdsLike(ctx: CompanyCtx, likes: readonly ItemLikeness[]): Promise<(string | null)[]> {
  const said = (of: keyof ItemLikeness) => likes.map((like) => like[of]);
  const first = (same: Sql) => sql`(
    select i.id from catalog.item i where i.company_id = ${ctx.companyId} and not i.is_archived and ${same} order by i.id limit 1)`;
  const rows = await ctx.db.rows<{ id: string | null }>(sql`
    select case when g.number <> '' then ${first(sql`i.number <> '' and lower(i.number) = lower(g.number)`)}
      when g.ean <> '' then ${first(sql`i.ean <> '' and i.ean = g.ean`)}
      else ${first(sql`lower(i.name ->> 'de') = lower(g.name)`)} end as id
    from unnest(${said('number')}::text[], ${said('ean')}::text[], ${said('name')}::text[]) with ordinality as g (number, ean, name, nth)
    order by g.nth`);
  return rows.map(({ id }) => id);
}

/** By their ids; always locked in one order. */
export const lockWholeItems = (ctx: CompanyCtx, ids: readonly string[]) => listWholeItems(ctx, ids, sql`for update`);

async function listWholeItems(
  ctx: CompanyCtx,
  ids: readonly string[],
  lock: Sql = sql``,
): Promise<ReadonlyMap<string, Item>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.rows<StoredRow>(sql`
    select ${item.columns()} from catalog.item where company_id = ${ctx.companyId} and id = any(${ids}::uuid[]) order by id ${lock}`);
  return new Map(rows.map((row) => [row.id, itemFrom(row, ctx.now)]));
}

export type LockedItem = {
  readonly id: string;
  readonly categoryId: string;
  readonly name: string;
  readonly number: string;
  readonly position: number;
  readonly isArchived: boolean;
};

/** Several at once, all or none; always in one order, so that two such changes do not wait for each other in a circle. */
export async function lockItems(ctx: CompanyCtx, given: readonly string[]): Promise<LockedItem[]> {
  const ids = [...new Set(given)];
  const rows = await ctx.db.rows<LockedItem>(sql`
    select id, category_id, name ->> 'de' as name, number, position, is_archived from catalog.item
    where company_id = ${ctx.companyId} and id = any(${ids}::uuid[])
    order by id for update`);
  if (rows.length < ids.length) throw problem('item.unknown');
  return rows;
}

export type KeptItem = { readonly id: string; readonly data: ItemData; readonly stock?: number | null };

/** Behind the others of their categories, whose rows the caller has locked. */
export async function addStoredItems(ctx: CompanyCtx, items: readonly KeptItem[]): Promise<void> {
  await ctx.db.rows(sql`
    insert into catalog.item (company_id, id, created_at, stock, position, sort_rule, ${edited.columns()})
    select ${ctx.companyId}, g.id, ${ctx.now}, g.stock, ${lastPlace(ctx)} + row_number() over (partition by g.category_id order by g.nth), c.sort_rule,
      ${edited.columns('g')}
    from ${given(items)} join catalog.category c on c.company_id = ${ctx.companyId} and c.id = g.category_id`);
  await noteWords(
    ctx,
    items.map(({ id }) => id),
  );
}

/** Writes items that were locked before, and raises their versions. */
export async function saveStoredItems(ctx: CompanyCtx, items: readonly KeptItem[]): Promise<void> {
  await ctx.db.rows(sql`
    update catalog.item i set (${edited.columns()}) = row (${edited.columns('g')}), version = i.version + 1, sort_rule = c.sort_rule,
      position = case when i.category_id = g.category_id then i.position else ${lastPlace(ctx)} + g.nth end
    from ${given(items)} join catalog.category c on c.company_id = ${ctx.companyId} and c.id = g.category_id
    where i.company_id = ${ctx.companyId} and i.id = any(${items.map(({ id }) => id)}::uuid[]) and i.id = g.id`);
  await noteWords(
    ctx,
    items.map(({ id }) => id),
  );
}

const lastPlace = (ctx: CompanyCtx) => sql`(
  select coalesce(max(o.position), 0) from catalog.item o where o.company_id = ${ctx.companyId} and o.category_id = g.category_id)`;

/** Items as rows of a statement, numbered in their order. */
function given(items: readonly KeptItem[]): Sql {
  const rows = items.map(({ id, stock, data: { promo, content, ...data } }, at) => ({
    ...data,
    id,
    stock,
    nth: at + 1,
    name: everyLanguage(data.name),
    description: everyLanguage(data.description),
    promoCents: promo?.cents,
    promoFrom: promo?.from,
    promoTo: promo?.to,
    contentThousandths: content?.thousandths,
    contentUnit: content?.unit,
    safety: { ...data.safety, warnings: everyLanguage(data.safety.warnings) },
  }));
  return edited.records('g', rows, { id: 'uuid', stock: 'integer?', nth: 'integer' });
}

function itemFrom(row: StoredRow, now: Date): Item {
  const { contentThousandths: thousandths, contentUnit: unit, promoCents, promoFrom: from, promoTo, ...rest } = row;
  // jsonb keeps its own order of keys; in the contract's the same data always compares as the same.
  return z.parse(Item, {
    ...rest,
    promo: promoFrom({ promoCents, promoFrom: from, promoTo }, now),
    content: thousandths === null || unit === null ? null : { thousandths, unit },
  });
}

/** Those that can be sold: what is archived does not count. */
export async function countStoredItems(ctx: CompanyCtx): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(
    sql`select count(*)::int as count from catalog.item where company_id = ${ctx.companyId} and not is_archived`,
  );
  return row!.count;
}

export async function hasStoredItems(ctx: CompanyCtx): Promise<boolean> {
  const query = sql`select from catalog.item where company_id = ${ctx.companyId} and not is_archived limit 1`;
  return (await ctx.db.first(query)) !== undefined;
}
