import type { CompanyCtx } from '@fachwerk/server/ctx';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { FoundFilter } from '../../contract-found.ts';

/** Items `id` whose price is another one for now, and which: their own promo, or the cheapest of their variants. */
export const promotedItems = (ctx: CompanyCtx) => sql`
  select id, min(cents) as cents from (
    select i.id, i.promo_cents as cents from catalog.item_view i
    where i.company_id = ${ctx.companyId} and i.promo_from <= ${ctx.now} and i.promo_to > ${ctx.now} and i.promo_to is not null
    union all
    select v.item_id, case when v.promo_from <= ${ctx.now} and v.promo_to > ${ctx.now} then v.promo_cents else v.price_cents end
    from item_options.variant v
    where v.company_id = ${ctx.companyId} and not v.is_archived and v.item_id in (
      select o.item_id from item_options.variant o
      where o.company_id = ${ctx.companyId} and o.promo_to is not null and o.promo_from <= ${ctx.now} and o.promo_to > ${ctx.now} and not o.is_archived)
  ) priced group by id`;

/** What the price of an item `i` is now, where `p` is what is promoted. */
export const CENTS_NOW = sql`coalesce(p.cents, i.price_cents)`;

/** Whether an item or a variant, by this name, can be sold. */
export const inSupply = (ctx: CompanyCtx, of: Sql) => sql`
  not (coalesce(${of}.stock, 1) = 0 or (${of}.is_sold_out and (${of}.sold_out_until is null or ${of}.sold_out_until > ${ctx.now})))`;

/** Food of which nobody has said what is in it is free of nothing. */
const freeOf = (without: readonly string[]) =>
  sql`not i.allergens ?| ${without} and (i.vat_kind <> 'meal' or i.has_no_allergens or i.allergens <> '[]')`;

/** What an item `i` is like that is on offer here. */
export const isOnOffer = (ctx: CompanyCtx, categoryId: string | undefined): Sql =>
  allOf([
    sql`i.company_id = ${ctx.companyId} and not i.is_archived`,
    categoryId ? sql`i.category_id = ${categoryId}` : null,
  ]);

/** Each facet for itself; null: it was not chosen. */
export function facetConditions(ctx: CompanyCtx, filter: FoundFilter) {
  const { categoryIds, fromCents, toCents, diet, without, variants, isAvailable } = filter;
  const ofVariants = (which: Sql) => sql`exists (select from item_options.variant v
    where v.company_id = ${ctx.companyId} and v.item_id = i.id and not v.is_archived and ${which})`;
  const price = allOf([
    fromCents === null ? null : sql`${CENTS_NOW} >= ${fromCents}`,
    toCents === null ? null : sql`${CENTS_NOW} <= ${toCents}`,
  ]);
  return {
    categories: categoryIds.length > 0 ? sql`i.category_id = any(${categoryIds}::uuid[])` : null,
    price: fromCents === null && toCents === null ? null : price,
    diet: diet === 'any' ? null : diet === 'vegan' ? sql`i.diet = 'vegan'` : sql`i.diet in ('vegetarian', 'vegan')`,
    without: without.length > 0 ? freeOf(without) : null,
    variants: variants.length > 0 ? ofVariants(sql`lower(v.name ->> 'de') = any(${variants}::text[])`) : null,
    available: isAvailable
      ? sql`${inSupply(ctx, sql`i`)} and (not i.has_variants or ${ofVariants(inSupply(ctx, sql`v`))})`
      : null,
  };
}
