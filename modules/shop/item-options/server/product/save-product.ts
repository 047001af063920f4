import { changesOf, saveConflict } from '@fachwerk/base/changes';
import { appProblems, problemsOf } from '@fachwerk/base/problem';
import { everyLanguage } from '@fachwerk/base/translated';
import { catalogProblems, type Item } from '@fachwerk/catalog/contract';
import {
  addItem,
  changeItems,
  checkedItem,
  findStoredItem,
  lockItem,
  notifyCatalog,
  setStocks,
} from '@fachwerk/catalog/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { ProductData, productApi } from '../../contract-product.ts';
import { type ItemOptions, variantProblems } from '../../contract-variant.ts';
import { listItemPictures } from '../picture/picture-store.ts';
import { writePictures } from '../picture/write-pictures.ts';
import { findStoredOptions, saveHead } from '../variant/options-store.ts';
import { writeGroups } from '../variant/write-groups.ts';
import { lowestCents, writeVariants } from '../variant/write-variants.ts';

const problem = problemsOf({ ...appProblems, ...catalogProblems, ...variantProblems });

export const addProduct: UseCase<typeof productApi.add> = async (ctx, given) => {
  refuseStock(ctx, given);
  const { id } = await addItem(ctx, { item: pricedByVariants(given) });
  await writeParts(ctx, (await lockItem(ctx, id))!, await findStoredOptions(ctx, id), given);
  return (await findStoredItem(ctx, id))!;
};

/** Under the lock of the item: nobody sells by a price that is half written. */
export const saveProduct: UseCase<typeof productApi.save> = async (ctx, { id, version, optionsVersion, ...given }) => {
  refuseStock(ctx, given);
  const current = await lockItem(ctx, id);
  if (!current) throw problem('item.unknown');
  const options = await findStoredOptions(ctx, id);
  const item = pricedByVariants(given);
  // Judged as it will be: it may get its first variant, or lose its last.
  const shape = { ...current, hasVariants: given.variants.length > 0, priceCents: item.priceCents };
  const data = await checkedItem(ctx, item, shape);
  if (version !== current.version) {
    throw problem('item.changed_meanwhile', {}, { conflict: saveConflict(current, data) });
  }
  if (optionsVersion !== options.version) throw problem('options.changed_meanwhile');
  await changeItems(ctx, [{ current, data }]);
  await writeParts(ctx, { ...current, ...data }, options, given);
  return (await findStoredItem(ctx, id))!;
};

/** What stands beside a locked item; what is as it was leaves no line in the trail. */
async function writeParts(ctx: Ctx, item: Item, current: ItemOptions, given: ProductData): Promise<void> {
  const hasVariantChanges =
    isChanged(current.variants, given.variants.map(withAllLanguages)) ||
    given.variants.some(({ stock }) => stock && stock.seen !== stock.left);
  const hasGroupChanges = isChanged(current.groupIds, given.groupIds);
  if (hasVariantChanges) await writeVariants(ctx, item, current, given.variants);
  if (hasGroupChanges) await writeGroups(ctx, item.id, given.groupIds);
  if (hasVariantChanges || hasGroupChanges || isChanged([current.variantsName], [everyLanguage(given.variantsName)])) {
    await saveHead(ctx, item.id, given.variantsName);
  }
  const pictures = given.pictures.map(({ id, alt }) => ({ id, alt: everyLanguage(alt) }));
  if (isChanged(await listItemPictures(ctx, item.id), pictures)) await writePictures(ctx, item.id, pictures);
  if (given.stock) await setStocks(ctx, [{ id: item.id, seen: given.stock.seen, stock: given.stock.left }]);
  await notifyCatalog(ctx);
}

const withAllLanguages = ({ stock: _, ...variant }: ProductData['variants'][number]) => ({
  ...variant,
  name: everyLanguage(variant.name),
});

/** Whether a list becomes another one; what the one has beyond the other's fields does not count. */
function isChanged(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length !== after.length || changesOf(before, after).length > 0;
}

/** The price of an item with variants is theirs, and it has no promo of its own. */
function pricedByVariants({ item, variants }: ProductData): ProductData['item'] {
  const lowest = lowestCents(variants);
  return lowest === null ? item : { ...item, priceCents: lowest, promo: null };
}

/** Who writes items need not be somebody who keeps the stock. */
function refuseStock(ctx: Ctx, { stock, variants }: ProductData): void {
  const setsStock = stock !== undefined || variants.some((variant) => variant.stock !== undefined);
  if (setsStock && !ctx.caller?.capabilities.has('catalog.stock')) throw problem('access.denied');
}
