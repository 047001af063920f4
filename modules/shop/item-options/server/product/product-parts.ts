import { changesOf } from '@fachwerk/base/changes';
import { appProblems, problemsOf } from '@fachwerk/base/problem';
import { everyLanguage } from '@fachwerk/base/translated';
import type { Item } from '@fachwerk/catalog/contract';
import { notifyCatalog, saveRelatedItems, setStocks } from '@fachwerk/catalog/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import type { ProductData } from '../../contract-product.ts';
import type { ItemOptions } from '../../contract-variant.ts';
import { writeExtraPrices } from '../extra/write-extra-prices.ts';
import { listItemPictures } from '../picture/picture-store.ts';
import { writePictures } from '../picture/write-pictures.ts';
import { saveHead } from '../variant/options-store.ts';
import { writeGroups } from '../variant/write-groups.ts';
import { lowestCents, writeVariants } from '../variant/write-variants.ts';

const problem = problemsOf(appProblems);

/** What stands beside a locked item; what is as it was leaves no line in the trail. */
export async function writeParts(ctx: Ctx, item: Item, current: ItemOptions, given: ProductData): Promise<void> {
  const hasVariantChanges =
    isChanged(current.variants, given.variants.map(withAllLanguages)) ||
    given.variants.some(({ stock }) => stock && stock.seen !== stock.left);
  const hasGroupChanges = isChanged(current.groupIds, given.groupIds);
  if (given.extraPrices.length > 0) await writeExtraPrices(ctx, given.extraPrices);
  if (hasVariantChanges) await writeVariants(ctx, item, current, given.variants);
  if (hasGroupChanges) await writeGroups(ctx, item.id, given.groupIds);
  if (hasVariantChanges || hasGroupChanges || isChanged([current.variantsName], [everyLanguage(given.variantsName)])) {
    await saveHead(ctx, item.id, given.variantsName);
  }
  const pictures = given.pictures.map(({ id, alt }) => ({ id, alt: everyLanguage(alt) }));
  if (isChanged(await listItemPictures(ctx, item.id), pictures)) await writePictures(ctx, item.id, pictures);
  if (given.relatedItemIds) await saveRelatedItems(ctx, item.id, given.relatedItemIds);
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
export function pricedByVariants({ item, variants }: ProductData): ProductData['item'] {
  const lowest = lowestCents(variants);
  return lowest === null ? item : { ...item, priceCents: lowest, promo: null };
}

/** Who writes items need not be somebody who keeps the stock. */
export function refuseStock(ctx: Ctx, { stock, variants }: ProductData): void {
  const setsStock = stock !== undefined || variants.some((variant) => variant.stock !== undefined);
  if (setsStock && !ctx.caller?.capabilities.has('catalog.stock')) throw problem('access.denied');
}
