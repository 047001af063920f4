import { addDays } from '@fachwerk/base/time';
import type { PricePeriod, Promo } from '@fachwerk/catalog/contract';
import type { Content, ContentUnit } from '@fachwerk/catalog/contract-facts';
import { promoFrom } from '@fachwerk/catalog/facade';
import { LOOK_BACK_DAYS, lowestPriceBefore } from '@fachwerk/catalog/rules/item-price';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { OfferExtra, OfferExtraGroup, OfferVariant } from '../../contract.ts';
import type { Picture } from '../../contract-picture.ts';
import { type PictureRow, pictureFrom } from '../picture/picture-files.ts';

export type PriceColumns = {
  readonly priceCents: number;
  readonly promoCents: number | null;
  readonly promoFrom: Date | null;
  readonly promoTo: Date | null;
};
export type ContentColumns = { readonly contentThousandths: number | null; readonly contentUnit: ContentUnit | null };

export function contentFrom({ contentThousandths, contentUnit }: ContentColumns): Content | null {
  return contentThousandths === null || contentUnit === null
    ? null
    : { thousandths: contentThousandths, unit: contentUnit };
}

/** What stands in a variant's own row; null is as the item says. */
export type VariantRow = Pick<OfferVariant, 'id' | 'name' | 'number' | 'stock' | 'isSoldOut' | 'soldOutUntil'> &
  PriceColumns &
  ContentColumns & { readonly itemId: string; readonly depositCents: number | null };

export function listVariantRows(ctx: CompanyCtx, itemIds: readonly string[]): Promise<VariantRow[]> {
  return ctx.db.rows<VariantRow>(sql`
    select id, item_id, name, number, price_cents, promo_cents, promo_from, promo_to, content_thousandths, content_unit, deposit_cents,
      stock, is_sold_out, sold_out_until
    from item_options.variant
    where company_id = ${ctx.companyId} and item_id = any(${itemIds}::uuid[]) and not is_archived
    order by item_id, position`);
}

type GroupRow = Omit<OfferExtraGroup, 'extras'> & { readonly itemId: string };

/** The groups of items, by item; extras that several items share are read once. */
export async function listGroupsOf(
  ctx: CompanyCtx,
  itemIds: readonly string[],
): Promise<Map<string, OfferExtraGroup[]>> {
  const groups = await ctx.db.rows<GroupRow>(sql`
    select i.item_id, g.id, g.name, g.minimum, g.maximum, g.most_of_same
    from item_options.item_group i join item_options.extra_group g on g.company_id = i.company_id and g.id = i.group_id
    where i.company_id = ${ctx.companyId} and i.item_id = any(${itemIds}::uuid[])
    order by i.item_id, i.position`);
  if (groups.length === 0) return new Map();
  const extras = await listExtrasOf(ctx, [...new Set(groups.map(({ id }) => id))]);
  const whole = groups.map(({ itemId, ...group }) => ({
    itemId,
    group: { ...group, extras: extras.get(group.id) ?? [] },
  }));
  return listed(
    whole,
    ({ itemId }) => itemId,
    ({ group }) => group,
  );
}

async function listExtrasOf(ctx: CompanyCtx, groupIds: readonly string[]): Promise<Map<string, OfferExtra[]>> {
  const rows = await ctx.db.rows<OfferExtra & { groupId: string }>(sql`
    select group_id, id, name, surcharge_cents, size_prices, allergens, additives, is_sold_out, sold_out_until
    from item_options.extra
    where company_id = ${ctx.companyId} and group_id = any(${groupIds}::uuid[]) and not is_archived
    order by group_id, position`);
  return listed(
    rows,
    ({ groupId }) => groupId,
    ({ groupId: _, ...extra }) => extra,
  );
}

export async function listPicturesOf(ctx: CompanyCtx, itemIds: readonly string[]): Promise<Map<string, Picture[]>> {
  const rows = await ctx.db.rows<PictureRow & { itemId: string }>(sql`
    select item_id, id, alt, file_key from item_options.picture
    where company_id = ${ctx.companyId} and item_id = any(${itemIds}::uuid[])
    order by item_id, position`);
  return listed(rows, ({ itemId }) => itemId, pictureFrom);
}

function listed<Row, Value>(rows: readonly Row[], keyOf: (row: Row) => string, pick: (row: Row) => Value) {
  const lists = new Map<string, Value[]>();
  for (const row of rows) {
    const list = lists.get(keyOf(row));
    if (list) list.push(pick(row));
    else lists.set(keyOf(row), [pick(row)]);
  }
  return lists;
}

export type Promoted = { readonly itemId: string; readonly variantId: string | null; readonly promo: Promo };

export function promotedOf(itemId: string, variantId: string | null, row: PriceColumns, now: Date): Promoted[] {
  const promo = promoFrom(row, now);
  return promo ? [{ itemId, variantId, promo }] : [];
}

const keyOf = (itemId: string, variantId: string | null) => `${itemId} ${variantId ?? ''}`;

/** § 11 PAngV, for everything that has a promo: the lowest price of the thirty days before it begins. */
export async function lowestBefore(ctx: CompanyCtx, promoted: readonly Promoted[]) {
  const since = promoted.map(({ promo }) => addDays(promo.from, -LOOK_BACK_DAYS)).sort((a, b) => +a - +b)[0];
  const periods = since
    ? await listPeriods(
        ctx,
        promoted.map(({ itemId }) => itemId),
        since,
      )
    : [];
  const histories = listed(
    periods,
    (row) => keyOf(row.itemId, row.variantId),
    (row) => row,
  );
  return (itemId: string, variantId: string | null, promo: Promo | null): number | null =>
    promo && lowestPriceBefore(histories.get(keyOf(itemId, variantId)) ?? [], promo.from);
}

function listPeriods(ctx: CompanyCtx, itemIds: readonly string[], since: Date) {
  return ctx.db.rows<PricePeriod & { itemId: string; variantId: string | null }>(sql`
    select item_id, variant_id, kind, cents, from_at as from, to_at as to from catalog.price_change_view
    where company_id = ${ctx.companyId} and item_id = any(${itemIds}::uuid[]) and (to_at is null or to_at > ${since})`);
}
