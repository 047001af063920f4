import { changesOf } from '@fachwerk/base/changes';
import type { ImportRecord } from '@fachwerk/base/import-field';
import { problemsOf } from '@fachwerk/base/problem';
import { catalogProblems, type Item, ItemData, itemApi } from '@fachwerk/catalog/contract';
import { addItem, archiveItems, dataOf, findItemLike, lockItem, saveItem, saveStock } from '@fachwerk/catalog/facade';
import type { Ctx, Importer } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import { inputOf, parsedUndo, textOf } from '../records.ts';
import { archiveIfEmpty, categoryFor } from './category-for.ts';
import { undoVariant, VariantUndo, writeVariant } from './import-variant.ts';
import { added, changed, saidOf } from './item-data.ts';
import { itemFields } from './item-fields.ts';

const problem = problemsOf(catalogProblems);

const Stock = z.object({ was: z.nullable(z.int()), is: z.nullable(z.int()) });
const Undo = z.object({
  itemId: z.uuid(),
  version: z.int(),
  /** What it was before; null: it is new. */
  before: z.nullable(ItemData),
  stock: z.nullable(Stock),
  /** A category that was made for it. */
  categoryId: z.nullable(z.uuid()),
});

const likeness = ({ number, ean, name }: ImportRecord) => ({
  number: textOf(number),
  ean: textOf(ean),
  name: textOf(name),
});

async function write(ctx: Ctx, record: ImportRecord) {
  if (textOf(record.variant)) return writeVariant(ctx, record);
  const current = await findItemLike(ctx, likeness(record));
  const category = await categoryFor(ctx, textOf(record.category), current);
  const said = saidOf(record, category.id);
  const saved = current
    ? await saveItem(
        ctx,
        inputOf(itemApi.save, { id: current.id, version: current.version, item: changed(current, record, said) }),
      )
    : await addItem(ctx, inputOf(itemApi.add, { item: added(record, said) }));
  const stock = await writeStock(ctx, saved, record.stock);
  const categoryId = category.isNew ? category.id : null;
  const undo = z.encode(Undo, {
    itemId: saved.id,
    version: saved.version,
    before: current ? dataOf(current) : null,
    stock,
    categoryId,
  });
  if (!current) return { did: 'new' as const, undo };
  return saved.version === current.version && !stock
    ? { did: 'unchanged' as const }
    : { did: 'changed' as const, undo };
}

/** Null where it stays. */
async function writeStock(ctx: Ctx, { id, stock: was }: Item, said: ImportRecord[string]) {
  if (typeof said !== 'number' || said === was) return null;
  await saveStock(ctx, inputOf(itemApi.saveStock, { id, seen: was, stock: said }));
  return { was, is: said };
}

async function undo(ctx: Ctx, given: Readonly<Record<string, unknown>>): Promise<void> {
  if ('variantId' in given) return undoVariant(ctx, parsedUndo(VariantUndo, given));
  const { itemId, version, before, stock, categoryId } = parsedUndo(Undo, given);
  const item = await lockItem(ctx, itemId);
  if (!item) throw problem('item.unknown');
  if (item.version !== version || (stock && item.stock !== stock.is)) throw problem('item.changed_meanwhile');
  if (!before) await archiveItems(ctx, { ids: [itemId], isArchived: true });
  else {
    if (changesOf(item, before).length > 0) await saveItem(ctx, { id: itemId, version, item: before });
    if (stock) await saveStock(ctx, { id: itemId, seen: stock.is, stock: stock.was });
  }
  if (categoryId) await archiveIfEmpty(ctx, categoryId);
}

export const itemImporter: Importer = {
  kind: 'items',
  capability: 'catalog.manage',
  fields: itemFields,
  keyOf: (record) => {
    const { number, ean, name } = likeness(record);
    const variant = textOf(record.variant);
    const named = variant ? `${name} – ${variant}` : ean || name;
    return (number || named).toLowerCase() || null;
  },
  write,
  undo,
};
