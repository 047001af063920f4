import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, type Sql, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { Item, type ItemData, type Promo } from '../../contract.ts';
import type { ContentUnit } from '../../contract-facts.ts';
import { everyLanguage } from '../every-language.ts';

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
  additives, diet, spicy, availability, stock, is_sold_out, sold_out_until, is_archived, version`;

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

/** Behind the others of its category, whose row the caller has locked. */
export async function addStoredItem(ctx: CompanyCtx, id: string, data: ItemData): Promise<void> {
  const { names, values } = written(data);
  await ctx.db.rows(sql`
    insert into catalog.item (company_id, id, created_at, position, ${names})
    values (${ctx.companyId}, ${id}, ${ctx.now}, ${nextPlace(ctx, data.categoryId)}, ${values})`);
}

/** Writes an item that was locked before, and raises the version. */
export async function saveStoredItem(ctx: CompanyCtx, id: string, data: ItemData): Promise<void> {
  const { names, values } = written(data);
  await ctx.db.rows(sql`
    update catalog.item set (${names}) = row (${values}), version = version + 1,
      position = case when category_id = ${data.categoryId} then position else ${nextPlace(ctx, data.categoryId)} end
    where company_id = ${ctx.companyId} and id = ${id}`);
}

const nextPlace = (ctx: CompanyCtx, categoryId: string) => sql`(
  select coalesce(max(o.position), 0) + 1 from catalog.item o
  where o.company_id = ${ctx.companyId} and o.category_id = ${categoryId})`;

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
