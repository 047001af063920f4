import { textIn } from '@fachwerk/base/translated';
import type { CategoryData } from '@fachwerk/catalog/contract-category';
import type { LanguageCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { MenuCategory } from '../contract.ts';

type Row = Pick<CategoryData, 'name' | 'description' | 'availability'> & { readonly id: string };

/** In the order of the shop; one without anything in it is not shown. */
export async function listMenuCategories(ctx: LanguageCtx): Promise<MenuCategory[]> {
  const rows = await ctx.db.rows<Row>(sql`
    select c.id, c.name, c.description, c.availability from catalog.category_view c
    where c.company_id = ${ctx.companyId} and not c.is_archived and exists (
      select from catalog.item_view i where i.company_id = c.company_id and i.category_id = c.id and not i.is_archived)
    order by c.position, c.id`);
  return rows.map(({ id, name, description, availability }) => ({
    id,
    name: textIn(name, ctx.language),
    description: textIn(description, ctx.language),
    times: availability,
  }));
}

/** Whether there are more items than this; nobody counts further. In the order of an index, or the items of all companies would be walked through. */
export async function hasMoreThan(ctx: LanguageCtx, most: number): Promise<boolean> {
  const next = await ctx.db.first(sql`
    select from catalog.item_view i where i.company_id = ${ctx.companyId} and not i.is_archived
    order by i.category_id, i.sort_key, i.id offset ${most} limit 1`);
  return next !== undefined;
}

/** The first items of each of these categories, so many of each. */
export function listFirstItems(
  ctx: LanguageCtx,
  categoryIds: readonly string[],
  most: number,
): Promise<{ categoryId: string; itemId: string }[]> {
  return ctx.db.rows(sql`
    select c.id as category_id, first.id as item_id
    from unnest(${categoryIds}::uuid[]) with ordinality as c (id, place)
    join catalog.category_view k on k.company_id = ${ctx.companyId} and k.id = c.id
    cross join lateral (
      (select i.id, row_number() over (order by i.sort_key, i.id) as nth from catalog.item_view i
      where k.sort_dir = 'asc' and i.company_id = ${ctx.companyId} and i.category_id = c.id and not i.is_archived
      order by i.sort_key, i.id limit ${most})
      union all
      (select i.id, row_number() over (order by i.sort_key desc, i.id desc) as nth from catalog.item_view i
      where k.sort_dir = 'desc' and i.company_id = ${ctx.companyId} and i.category_id = c.id and not i.is_archived
      order by i.sort_key desc, i.id desc limit ${most})
    ) first
    order by c.place, first.nth`);
}

/** Whose promo runs now, the one that ends first before the others. */
export function listPromotedItems(ctx: LanguageCtx, most: number): Promise<{ id: string }[]> {
  return ctx.db.rows(sql`
    select i.id from catalog.item_view i
    where i.company_id = ${ctx.companyId} and not i.is_archived and i.promo_from <= ${ctx.now} and i.promo_to > ${ctx.now}
    order by i.promo_to, i.id limit ${most}`);
}

/** Of the same category as an item, what is bought most. The category is asked for apart, so that its index gives the order. */
export function listBoughtBeside(ctx: LanguageCtx, itemId: string, most: number): Promise<{ id: string }[]> {
  return ctx.db.rows(sql`
    select i.id from catalog.item_view i
    where i.company_id = ${ctx.companyId} and not i.is_archived and i.id <> ${itemId}
      and i.category_id = (select k.category_id from catalog.item_view k where k.company_id = ${ctx.companyId} and k.id = ${itemId})
    order by i.sold_count desc, i.id desc limit ${most}`);
}
