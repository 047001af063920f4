import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { ItemRow, itemApi } from '../../contract.ts';
import { isLowStock } from '../../rules/item.ts';
import { itemConditions, type PageFilter, pageOfItems } from './item-page.ts';
import { itemPictures, itemRatings } from './item-pictures.ts';
import { type PromoColumns, promoFrom } from './item-store.ts';
import { lowStockOf } from './low-stock.ts';

/** A screen says "more than a thousand"; nobody waits for the exact number. */
const MOST_COUNTED = 1000;

type ListedRow = Omit<ItemRow, 'promo' | 'isLow'> & PromoColumns;

const columns = sql`i.id, i.category_id, i.name, i.number, i.ean, i.price_cents, i.promo_cents, i.promo_from, i.promo_to, i.vat_kind, i.diet, i.has_variants, i.stock,
  i.is_sold_out, i.sold_out_until, i.warn_from, i.weight_grams, i.is_hidden, i.is_archived, i.version`;

/** Reads one more than it shows: that one tells whether there is a next page. */
export const listItems: UseCase<typeof itemApi.list> = async (ctx, { filter: asked }) => {
  const filter: PageFilter = { ...asked, ...(asked.state === 'low' && { low: await lowStockOf(ctx, null) }) };
  const { after, limit } = asked;
  const rows = await ctx.db.rows<ListedRow>(pageOfItems(ctx, filter, columns));
  const items = await withOthersWords(ctx, await withLow(ctx, rows.slice(0, limit)));
  const count = !after && rows.length <= limit ? rows.length : await countUpTo(ctx, filter);
  return {
    items,
    next: rows.length > limit ? items.at(-1)!.id : null,
    total: { count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED },
  };
};

/** What modules above know of the items: one statement each for the page. */
async function withOthersWords(ctx: CompanyCtx, items: readonly ItemRow[]): Promise<ItemRow[]> {
  if (items.length === 0) return [];
  const ids = items.map(({ id }) => id);
  const [pictures, ratings] = await Promise.all([
    ctx.app.hooks.find(itemPictures)?.(ctx, ids),
    ctx.app.hooks.find(itemRatings)?.(ctx, ids),
  ]);
  return items.map((item) => {
    const picture = pictures?.get(item.id);
    const rating = ratings?.get(item.id);
    return { ...item, ...(picture && { picture }), ...(rating && { rating }) };
  });
}

async function withLow(ctx: CompanyCtx, rows: readonly ListedRow[]): Promise<ItemRow[]> {
  const low = await lowStockOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ promoCents, promoFrom: from, promoTo, ...row }) => ({
    ...row,
    promo: promoFrom({ promoCents, promoFrom: from, promoTo }, ctx.now),
    isLow: isLowStock(row.stock, row.warnFrom ?? low.warnFrom) || low.byVariant.includes(row.id),
  }));
}

/** One more than is said at the most: that one tells whether there are more. */
async function countUpTo(ctx: CompanyCtx, filter: PageFilter): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int as count from (
      select from catalog.item i where ${itemConditions(ctx, filter)} limit ${MOST_COUNTED + 1}
    ) found`);
  return row!.count;
}
