import type { Item } from '@fachwerk/catalog/contract';
import { categoryApi } from '@fachwerk/catalog/contract-category';
import { archiveCategory, findCategory, findCategoryNamed, saveCategory } from '@fachwerk/catalog/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { inputOf } from '../records.ts';

type Found = { readonly id: string; readonly isNew: boolean };

/** The category of this name, a new one where there is none; without a name the one an item has, or one for what came without. */
export async function categoryFor(ctx: Ctx, name: string, item: Item | undefined): Promise<Found> {
  if (!name && item) return { id: item.categoryId, isNew: false };
  const wanted = name || (await ctx.house.texts.of(ctx.db, ctx.companyId)).in('de')('import.items.without_category');
  const known = await findCategoryNamed(ctx, wanted);
  if (known) return { id: known, isNew: false };
  const category = { name: { de: wanted }, description: {}, availability: [], sortRule: 'hand' as const };
  return { id: (await saveCategory(ctx, inputOf(categoryApi.save, { category }))).id, isNew: true };
}

export async function archiveIfEmpty(ctx: Ctx, categoryId: string): Promise<void> {
  const known = await findCategory(ctx, categoryId);
  if (known && !known.isArchived && known.itemCount === 0)
    await archiveCategory(ctx, { id: categoryId, isArchived: true });
}
