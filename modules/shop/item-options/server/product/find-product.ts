import { findItem } from '@fachwerk/catalog/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { productApi } from '../../contract-product.ts';
import { listItemPictures } from '../picture/picture-store.ts';
import { findStoredOptions, listVariantPrices } from '../variant/options-store.ts';

export const findProduct: UseCase<typeof productApi.find> = async (ctx, { id }) => {
  const { item, prices } = await findItem(ctx, { id });
  const [options, variantPrices, pictures] = await Promise.all([
    findStoredOptions(ctx, id),
    listVariantPrices(ctx, id),
    listItemPictures(ctx, id),
  ]);
  return {
    item,
    prices,
    options,
    variantPrices,
    pictures: pictures.map(({ fileKey: _, source: __, ...picture }) => picture),
  };
};
