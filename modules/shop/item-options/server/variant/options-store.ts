import { everyLanguage } from '@fachwerk/base/translated';
import type { PricePeriod } from '@fachwerk/catalog/contract';
import { promoFrom } from '@fachwerk/catalog/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { ItemOptions, Variant, type VariantData } from '../../contract-variant.ts';
import { contentFrom, listVariantRows } from '../offer/offer-parts.ts';

const UNTOLD = { variantsName: { de: '', deDu: '', en: '', it: '', ru: '' }, version: 0 };

/** What staff see of the options of an item; one of which nobody has written anything has none. */
export async function findStoredOptions(ctx: CompanyCtx, itemId: string): Promise<ItemOptions> {
  const [head, variants, groups] = await Promise.all([
    ctx.db.first<Pick<ItemOptions, 'variantsName' | 'version'>>(sql`
      select variants_name, version from item_options.item_options where company_id = ${ctx.companyId} and item_id = ${itemId}`),
    listVariants(ctx, itemId),
    ctx.db.rows<{ groupId: string }>(sql`
      select group_id from item_options.item_group where company_id = ${ctx.companyId} and item_id = ${itemId} order by position`),
  ]);
  // jsonb keeps its own order of keys; in the contract's the same data always compares as the same.
  return z.parse(ItemOptions, { ...(head ?? UNTOLD), variants, groupIds: groups.map(({ groupId }) => groupId) });
}

async function listVariants(ctx: CompanyCtx, itemId: string): Promise<Variant[]> {
  const rows = await listVariantRows(ctx, [itemId]);
  return rows.map((row) => z.parse(Variant, { ...row, promo: promoFrom(row, ctx.now), content: contentFrom(row) }));
}

/** The prices all variants of an item have had, the newest first. */
export async function listVariantPrices(
  ctx: CompanyCtx,
  itemId: string,
): Promise<{ variantId: string; period: PricePeriod }[]> {
  const rows = await ctx.db.rows<PricePeriod & { variantId: string }>(sql`
    select variant_id, kind, cents, from_at as from, to_at as to from catalog.price_change_view
    where company_id = ${ctx.companyId} and item_id = ${itemId} and variant_id is not null
    order by from_at desc limit 400`);
  return rows.map(({ variantId, ...period }) => ({ variantId, period }));
}

/** Raises the version: whoever has the options open meanwhile is told. The item is locked by the caller. */
export async function saveHead(
  ctx: CompanyCtx,
  itemId: string,
  variantsName: ItemOptions['variantsName'],
): Promise<void> {
  await ctx.db.rows(sql`
    insert into item_options.item_options (company_id, item_id, variants_name)
    values (${ctx.companyId}, ${itemId}, ${jsonOf(everyLanguage(variantsName))}::jsonb)
    on conflict (company_id, item_id) do update set variants_name = excluded.variants_name, version = item_options.version + 1`);
}

/** One that is there is changed, any other added. */
export async function saveVariant(
  ctx: CompanyCtx,
  { itemId, id, position }: { itemId: string; id: string; position: number },
  data: VariantData,
): Promise<void> {
  const { promo, content } = data;
  await ctx.db.rows(sql`
    insert into item_options.variant (company_id, id, item_id, created_at, position, name, number, price_cents, promo_cents, promo_from, promo_to,
      content_thousandths, content_unit, deposit_cents)
    values (${ctx.companyId}, ${id}, ${itemId}, ${ctx.now}, ${position}, ${jsonOf(everyLanguage(data.name))}::jsonb, ${data.number}, ${data.priceCents},
      ${promo?.cents ?? null}, ${promo?.from ?? null}, ${promo?.to ?? null}, ${content?.thousandths ?? null}, ${content?.unit ?? null}, ${data.depositCents})
    on conflict (company_id, id) do update set position = excluded.position, name = excluded.name, number = excluded.number,
      price_cents = excluded.price_cents, promo_cents = excluded.promo_cents, promo_from = excluded.promo_from, promo_to = excluded.promo_to,
      content_thousandths = excluded.content_thousandths, content_unit = excluded.content_unit, deposit_cents = excluded.deposit_cents`);
}

/** Those that stay give their numbers back first, so that two may change theirs; those that go are no longer sold. */
export async function clearVariants(ctx: CompanyCtx, itemId: string, staying: readonly string[]): Promise<void> {
  await ctx.db.rows(sql`
    update item_options.variant
    set is_archived = not id = any(${staying}::uuid[]), number = case when id = any(${staying}::uuid[]) then '' else number end
    where company_id = ${ctx.companyId} and item_id = ${itemId} and not is_archived`);
}

export async function saveGroupsOf(ctx: CompanyCtx, itemId: string, groupIds: readonly string[]): Promise<void> {
  await ctx.db.rows(sql`
    delete from item_options.item_group where company_id = ${ctx.companyId} and item_id = ${itemId}`);
  await ctx.db.rows(sql`
    insert into item_options.item_group (company_id, item_id, group_id, position)
    select ${ctx.companyId}, ${itemId}, g.id, g.position from unnest(${groupIds}::uuid[]) with ordinality as g (id, position)`);
}
