import { notifyCatalog } from '@fachwerk/catalog/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { optionApi } from '../../contract-variant.ts';
import { setVariantStock } from './variant-stock.ts';

export const saveVariantStock: UseCase<typeof optionApi.saveVariantStock> = async (
  ctx,
  { itemId, variantId, seen, stock },
) => {
  await setVariantStock(ctx, { itemId, id: variantId }, { seen, left: stock });
  await notifyCatalog(ctx);
  return {};
};
