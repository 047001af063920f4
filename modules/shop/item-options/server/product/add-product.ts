import { addItem, findStoredItem, lockItem } from '@fachwerk/catalog/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { productApi } from '../../contract-product.ts';
import { findStoredOptions } from '../variant/options-store.ts';
import { pricedByVariants, refuseStock, writeParts } from './product-parts.ts';

export const addProduct: UseCase<typeof productApi.add> = async (ctx, given) => {
  refuseStock(ctx, given);
  const { id } = await addItem(ctx, { item: pricedByVariants(given) });
  await writeParts(ctx, (await lockItem(ctx, id))!, await findStoredOptions(ctx, id), given);
  return (await findStoredItem(ctx, id))!;
};
