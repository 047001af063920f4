import { changesOf } from '@fachwerk/base/changes';
import type { ImportRecord } from '@fachwerk/base/import-field';
import { Problem, problemsOf } from '@fachwerk/base/problem';
import { catalogProblems, type Item, ItemData, itemApi } from '@fachwerk/catalog/contract';
import { addItem, archiveItems, dataOf, findItemLike, lockItem, saveItem } from '@fachwerk/catalog/facade';
import { inputOf, textOf } from '@fachwerk/imports/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import { optionApi, type Variant, VariantData } from '../../contract-variant.ts';
import { findNumbered } from '../offer/find-numbered.ts';
import { removeItemPictures } from '../picture/remove-item-pictures.ts';
import { findStoredOptions } from '../variant/options-store.ts';
import { saveVariantStock } from '../variant/save-variant-stock.ts';
import { saveVariants } from '../variant/save-variants.ts';
import { archiveIfEmpty, categoryFor } from './category-for.ts';
import { added, changed, formerPriceHints, pricesOf, saidOf } from './item-data.ts';
import { idsOf, laterPictures, picturesFor } from './item-pictures.ts';

const problem = problemsOf(catalogProblems);

const Stock = z.nullable(z.int());
export const VariantUndo = z.object({
  itemId: z.uuid(),
  /** Null: this row made the item. */
  before: z.nullable(ItemData),
  after: ItemData,
  variantId: z.uuid(),
  variantBefore: z.nullable(VariantData),
  variantAfter: VariantData,
  stock: z.nullable(z.object({ was: Stock, is: Stock })),
  categoryId: z.nullable(z.uuid()),
  /** Pictures that were fetched for its item. */
  pictureIds: z._default(z.array(z.uuid()), []),
});
type VariantUndo = z.infer<typeof VariantUndo>;

/** A size, a colour: number, price and stock are its own, everything else is said of the item it belongs to. */
export async function writeVariant(ctx: Ctx, record: ImportRecord) {
  const current = await findOwner(ctx, record);
  const category = await categoryFor(ctx, textOf(record.category), current);
  const { number: _, ean: __, priceCents: ___, promo: ____, ...said } = saidOf(record, category.id, ctx.now);
  const item = current
    ? await saveItem(
        ctx,
        inputOf(itemApi.save, {
          id: current.id,
          version: current.version,
          item: changed(current, record, { ...said, categoryId: category.id }),
        }),
      )
    : await addItem(
        ctx,
        inputOf(itemApi.add, {
          item: added(record, {
            ...said,
            categoryId: category.id,
            priceCents: pricesOf(record, ctx.now).priceCents ?? 0,
          }),
        }),
      );
  const options = await findStoredOptions(ctx, item.id);
  const known = options.variants.find((each) => isMeant(each, record));
  const variant = dataFor(record, known, ctx.now);
  const isChanged = !known || changesOf(known, variant).length > 0;
  const saved = isChanged ? await saveAmong(ctx, item.id, record, known ?? null, variant) : options;
  const written = saved.variants.find((each) => (known ? each.id === known.id : isMeant(each, record)))!;
  const stock = await writeStock(ctx, item.id, written, record.stock);
  const [pictures] = await picturesFor(ctx, [record], [item.id]);
  const later = laterPictures(ctx, item.id, pictures!);
  const hints = [...formerPriceHints(record, ctx.now), ...pictures!.hints];
  if (current && current.version === item.version && !isChanged && !stock && !later)
    return { did: 'unchanged' as const, hints };
  const undo = z.encode(VariantUndo, {
    itemId: item.id,
    before: current ? dataOf(current) : null,
    after: dataOf(item),
    variantId: written.id,
    variantBefore: known ? variantDataOf(known) : null,
    variantAfter: variantDataOf(written),
    stock,
    categoryId: category.isNew ? category.id : null,
    pictureIds: idsOf(later),
  });
  return { did: known ? ('changed' as const) : ('new' as const), undo, hints, later };
}

async function findOwner(ctx: Ctx, record: ImportRecord): Promise<Item | undefined> {
  const number = textOf(record.number);
  const numbered = number ? await findNumbered(ctx, number) : undefined;
  if (numbered?.variantId) return lockItem(ctx, numbered.itemId);
  return findItemLike(ctx, { number: '', ean: '', name: textOf(record.name) });
}

/** By its number; one without is known by its name. */
function isMeant({ number, name }: Variant, record: ImportRecord): boolean {
  const wanted = textOf(record.number).toLowerCase();
  if (wanted && number) return number.toLowerCase() === wanted;
  return name.de.toLowerCase() === textOf(record.variant).toLowerCase();
}

function dataFor(record: ImportRecord, known: Variant | undefined, now: Date): VariantData {
  const before = known ? variantDataOf(known) : { promo: null, content: null, depositCents: null, number: '' };
  const { priceCents = known?.priceCents, promo = before.promo } = pricesOf(record, now);
  if (priceCents === undefined) throw atField('price', 'field.missing');
  const name = { ...known?.name, de: textOf(record.variant) };
  return { ...before, name, priceCents, promo, number: textOf(record.number) || before.number };
}

const atField = (path: string, code: string) => new Problem('input.invalid', 422, {}, { fields: [{ path, code }] });

const variantDataOf = (variant: Variant): VariantData => z.parse(VariantData, variant);

/** All of an item are saved together; the others as they are. */
async function saveAmong(
  ctx: Ctx,
  itemId: string,
  record: ImportRecord,
  known: Variant | null,
  variant: VariantData | null,
) {
  const { version, variantsName, variants } = await findStoredOptions(ctx, itemId);
  const others = variants.map((each) => ({ ...variantDataOf(each), id: each.id as string | null }));
  const at = others.findIndex(({ id }) => id === known?.id);
  const next = known ? others.toSpliced(at, 1, ...(variant ? [{ ...variant, id: known.id }] : [])) : others;
  const said = textOf(record.variantsName);
  const input = {
    itemId,
    version,
    variantsName: said ? { ...variantsName, de: said } : variantsName,
    variants: !known && variant ? [...next, { ...variant, id: null }] : next,
  };
  try {
    return await saveVariants(ctx, inputOf(optionApi.saveVariants, input));
  } catch (error) {
    throw atItsCell(error);
  }
}

const CELLS: Readonly<Record<string, string>> = { name: 'variant', number: 'number', priceCents: 'price' };

/** A refusal at a variant stands at the cells of this row. */
function atItsCell(error: unknown): unknown {
  if (!(error instanceof Problem) || !error.details.fields) return error;
  const fields = error.details.fields.map((field) => {
    const cell = field.path.split('.').flatMap((part) => CELLS[part] ?? [])[0];
    return { ...field, path: cell ?? field.path };
  });
  return new Problem(error.code, error.status, error.params, { fields });
}

/** Null where it stays. */
async function writeStock(ctx: Ctx, itemId: string, { id, stock: was }: Variant, said: ImportRecord[string]) {
  if (typeof said !== 'number' || said === was) return null;
  const input = { itemId, variantId: id, seen: was, stock: said };
  await saveVariantStock(ctx, inputOf(optionApi.saveVariantStock, input));
  return { was, is: said };
}

/** Held against what the row left, not against versions: every row of the same item raises them. */
export async function undoVariant(ctx: Ctx, undo: VariantUndo): Promise<void> {
  const { itemId, before, after, variantId, variantBefore, variantAfter, stock, categoryId, pictureIds } = undo;
  const item = await lockItem(ctx, itemId);
  const known = (await findStoredOptions(ctx, itemId)).variants.find(({ id }) => id === variantId);
  if (!item || !known) throw problem('item.unknown');
  const { priceCents, promo } = item;
  const isItemChanged = changesOf(item, { ...after, priceCents, promo }).length > 0;
  if (isItemChanged || changesOf(known, variantAfter).length > 0 || (stock && known.stock !== stock.is))
    throw problem('item.changed_meanwhile');
  if (stock) await saveVariantStock(ctx, { itemId, variantId, seen: stock.is, stock: stock.was });
  const left = await saveAmong(ctx, itemId, {}, known, variantBefore);
  if (!before) {
    if (left.variants.length > 0) throw problem('item.changed_meanwhile');
    await archiveItems(ctx, { ids: [itemId], isArchived: true });
  } else {
    await restoreItem(ctx, itemId, before, left.variants.length > 0);
    if (pictureIds.length > 0) await removeItemPictures(ctx, itemId, pictureIds);
  }
  if (categoryId) await archiveIfEmpty(ctx, categoryId);
}

/** With variants its price is theirs. */
async function restoreItem(ctx: Ctx, id: string, before: ItemData, hasVariants: boolean): Promise<void> {
  const item = (await lockItem(ctx, id))!;
  const { priceCents, promo } = hasVariants ? item : before;
  const data = { ...before, priceCents, promo };
  if (changesOf(item, data).length > 0) await saveItem(ctx, { id, version: item.version, item: data });
}
