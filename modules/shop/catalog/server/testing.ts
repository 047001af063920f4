export { recountWords } from './words/word-store.ts';

import type { CompanyCtx } from '@fachwerk/server/ctx';
import { newId } from '@fachwerk/server/ids';
import { sql } from '@fachwerk/server/sql';
import type { ItemData } from '../contract.ts';
import type { CategoryData } from '../contract-category.ts';
import { itemLike } from '../rules/item.for-tests.ts';
import { addStoredCategory } from './category/category-store.ts';
import { addStoredItems } from './item/item-store.ts';
import { itself, notePrices } from './item/price-store.ts';

const NONE = { de: '', deDu: '', en: '', it: '', ru: '' };

export async function addCategory(ctx: CompanyCtx, given: Partial<CategoryData> = {}): Promise<string> {
  const id = newId();
  const name = { ...NONE, de: 'Pizza' };
  await addStoredCategory(ctx, id, {
    name,
    description: NONE,
    availability: [],
    sortRule: 'hand',
    sortDir: 'asc',
    ...given,
  });
  return id;
}

type Given = Partial<Omit<ItemData, 'name'>> & { readonly name?: string; readonly stock?: number };

/** An item for 8,90 € in a category of its own, unless something else is given; its id. */
export async function addItem(ctx: CompanyCtx, { name = 'Margherita', stock, ...given }: Given = {}): Promise<string> {
  const id = newId();
  const categoryId = given.categoryId ?? (await addCategory(ctx));
  const data = itemLike({ ...given, categoryId, name: { ...NONE, de: name } });
  await addStoredItems(ctx, [{ id, data }]);
  await notePrices(ctx, itself(id), null, data);
  if (stock !== undefined) await saveStock(ctx, id, stock);
  return id;
}

async function saveStock(ctx: CompanyCtx, id: string, stock: number | null): Promise<void> {
  await ctx.db.rows(sql`update catalog.item set stock = ${stock} where company_id = ${ctx.companyId} and id = ${id}`);
}

/** How many are left. */
export async function stockOf(ctx: CompanyCtx, id: string): Promise<number | null> {
  const row = await ctx.db.first<{ stock: number | null }>(sql`
    select stock from catalog.item where company_id = ${ctx.companyId} and id = ${id}`);
  return row!.stock;
}
