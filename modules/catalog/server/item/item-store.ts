import { problemsOf } from '@fachwerk/base/problem';
import { everyLanguage } from '@fachwerk/base/translated';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, type Sql, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { catalogProblems, Item, type ItemData, type Promo } from '../../contract.ts';
import type { ContentUnit } from '../../contract-facts.ts';

const problem = problemsOf(catalogProblems);

export type PromoColumns = {
  readonly promoCents: number | null;
  readonly promoFrom: Date | null;
  readonly promoTo: Date | null;
};

/** One that is over is none: nobody has to take it away. */
export function promoFrom({ promoCents, promoFrom: from, promoTo: to }: PromoColumns, now: Date): Promo | null {
  return promoCents === null || !from || !to || to <= now ? null : { cents: promoCents, from, to };
}

type StoredRow = Omit<Item, 'promo' | 'content'> &
  PromoColumns & { readonly contentThousandths: number | null; readonly contentUnit: ContentUnit | null };

const columns = sql`id, category_id, name, description, number, ean, hashtags, links, price_cents, promo_cents, promo_from, promo_to, vat_kind,
  is_service, duration_minutes, content_thousandths, content_unit, deposit_cents, minimum_age, is_tobacco, is_cbd, is_prepaid, allergens,
  additives, diet, spicy, availability, stock, is_sold_out, sold_out_until, has_variants, is_archived, version`;

export async function findStoredItem(ctx: CompanyCtx, id: string): Promise<Item | undefined> {
  const row = await ctx.db.first<StoredRow>(sql`
    select ${columns} from catalog.item where company_id = ${ctx.companyId} and id = ${id}`);
  return row && itemFrom(row, ctx.now);
}

/** Keeps the row until the transaction ends: two people saving at once must both be told about the other. */
export async function lockItem(ctx: CompanyCtx, id: string): Promise<Item | undefined> {
  const row = await ctx.db.first<StoredRow>(sql`
    select ${columns} from catalog.item where company_id = ${ctx.companyId} and id = ${id} for update`);
  return row && itemFrom(row, ctx.now);
}

/** The one on sale with this number; without a number, with this EAN; with neither, of this very name. */
export async function findItemLike(
  ctx: CompanyCtx,
  { number, ean, name }: { readonly number: string; readonly ean: string; readonly name: string },
): Promise<Item | undefined> {
  const same = number
    ? sql`number <> '' and lower(number) = lower(${number})`
    : ean
      ? sql`ean <> '' and ean = ${ean}`
      : sql`lower(name ->> 'de') = lower(${name})`;
  const row = await ctx.db.first<StoredRow>(sql`
    select ${columns} from catalog.item where company_id = ${ctx.companyId} and not is_archived and ${same} order by id limit 1`);
  return row && itemFrom(row, ctx.now);
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

/** Behind the others of its category, whose row the caller has locked. */
export async function addStoredItem(ctx: CompanyCtx, id: string, data: ItemData): Promise<void> {
  const { names, values } = written(data);
  await ctx.db.rows(sql`
    insert into catalog.item (company_id, id, created_at, position, sort_rule, ${names})
    values (${ctx.companyId}, ${id}, ${ctx.now}, ${nextPlace(ctx, data.categoryId)}, ${ruleOf(ctx, data.categoryId)}, ${values})`);
}

/** Writes an item that was locked before, and raises the version. */
export async function saveStoredItem(ctx: CompanyCtx, id: string, data: ItemData): Promise<void> {
  const { names, values } = written(data);
  await ctx.db.rows(sql`
    update catalog.item set (${names}) = row (${values}), version = version + 1, sort_rule = ${ruleOf(ctx, data.categoryId)},
      position = case when category_id = ${data.categoryId} then position else ${nextPlace(ctx, data.categoryId)} end
    where company_id = ${ctx.companyId} and id = ${id}`);
}

const nextPlace = (ctx: CompanyCtx, categoryId: string) => sql`(
  select coalesce(max(o.position), 0) + 1 from catalog.item o
  where o.company_id = ${ctx.companyId} and o.category_id = ${categoryId})`;

const ruleOf = (ctx: CompanyCtx, categoryId: string) => sql`(
  select c.sort_rule from catalog.category c where c.company_id = ${ctx.companyId} and c.id = ${categoryId})`;

/** Columns and values of what the editor writes, in one order for insert and update. */
function written(data: ItemData): { names: Sql; values: Sql } {
  const { promo, content } = data;
  return {
    names: sql`category_id, name, description, number, ean, hashtags, links, price_cents, promo_cents, promo_from, promo_to, vat_kind,
      is_service, duration_minutes, content_thousandths, content_unit, deposit_cents, minimum_age, is_tobacco, is_cbd, is_prepaid,
      allergens, additives, diet, spicy, availability`,
    values: sql`${data.categoryId}::uuid, ${jsonOf(everyLanguage(data.name))}::jsonb, ${jsonOf(everyLanguage(data.description))}::jsonb,
      ${data.number}, ${data.ean}, ${jsonOf(data.hashtags)}::jsonb, ${jsonOf(data.links)}::jsonb, ${data.priceCents}::int,
      ${promo?.cents ?? null}::int, ${promo?.from ?? null}::timestamptz, ${promo?.to ?? null}::timestamptz, ${data.vatKind},
      ${data.isService}::boolean, ${data.durationMinutes}::int, ${content?.thousandths ?? null}::bigint, ${content?.unit ?? null},
      ${data.depositCents}::int, ${data.minimumAge}::int, ${data.isTobacco}::boolean, ${data.isCbd}::boolean, ${data.isPrepaid}::boolean,
      ${jsonOf(data.allergens)}::jsonb, ${jsonOf(data.additives)}::jsonb, ${data.diet}, ${data.spicy}::int,
      ${jsonOf(data.availability)}::jsonb`,
  };
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
