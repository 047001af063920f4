import type { Item } from '@fachwerk/catalog/contract';
import { categoryApi } from '@fachwerk/catalog/contract-category';
import { archiveCategory, findCategory, listCategoriesNamed, saveCategory } from '@fachwerk/catalog/facade';
import { inputOf } from '@fachwerk/imports/facade';
import type { Ctx } from '@fachwerk/server/ctx';

/** Where a row belongs: a category that is there, or the name of one that is not yet. */
export type Wanted = { readonly id: string } | { readonly name: string };
type Asking = { readonly name: string; readonly item: Item | undefined };
type Found = { readonly id: string; readonly isNew: boolean };

/** By name; without one the category an item has, or the one for what came without. */
export async function categoriesFor(ctx: Ctx, asking: readonly Asking[]): Promise<Wanted[]> {
  const isNameless = asking.some(({ name, item }) => !name && !item);
  const nameless = isNameless
    ? (await ctx.app.texts.of(ctx.db, ctx.companyId)).in('de')('import.items.without_category')
    : '';
  const names = [...new Set(asking.flatMap(({ name, item }) => (name || !item ? [name || nameless] : [])))];
  const ids = names.length > 0 ? await listCategoriesNamed(ctx, names) : [];
  const known = new Map(names.map((name, at) => [name, ids[at]]));
  return asking.map(({ name, item }) => {
    if (!name && item) return { id: item.categoryId };
    const id = known.get(name || nameless);
    return id ? { id } : { name: name || nameless };
  });
}

/** Makes those that are missing, each once: it is new for the first that wants it. */
export async function madeCategories(ctx: Ctx, wanted: readonly Wanted[]): Promise<Found[]> {
  const made = new Map<string, string>();
  const found: Found[] = [];
  for (const each of wanted) {
    const known = 'id' in each ? each.id : made.get(each.name.toLowerCase());
    const id = known ?? (await newCategory(ctx, (each as { name: string }).name));
    if ('name' in each) made.set(each.name.toLowerCase(), id);
    found.push({ id, isNew: known === undefined });
  }
  return found;
}

export async function categoryFor(ctx: Ctx, name: string, item: Item | undefined): Promise<Found> {
  const [found] = await madeCategories(ctx, await categoriesFor(ctx, [{ name, item }]));
  return found!;
}

async function newCategory(ctx: Ctx, name: string): Promise<string> {
  const category = {
    name: { de: name },
    description: {},
    availability: [],
    sortRule: 'hand' as const,
    sortDir: 'asc' as const,
  };
  return (await saveCategory(ctx, inputOf(categoryApi.save, { category }))).id;
}

export async function archiveIfEmpty(ctx: Ctx, categoryId: string): Promise<void> {
  const known = await findCategory(ctx, categoryId);
  if (known && !known.isArchived && known.itemCount === 0)
    await archiveCategory(ctx, { id: categoryId, isArchived: true });
}
