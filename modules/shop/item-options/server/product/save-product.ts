import { saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { catalogProblems } from '@fachwerk/catalog/contract';
import { changeItems, checkedItem, findStoredItem, lockItem } from '@fachwerk/catalog/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { productApi } from '../../contract-product.ts';
import { variantProblems } from '../../contract-variant.ts';
import { findStoredOptions } from '../variant/options-store.ts';
import { pricedByVariants, refuseStock, writeParts } from './product-parts.ts';

const problem = problemsOf({ ...catalogProblems, ...variantProblems });

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
