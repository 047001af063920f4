import { findItem, listRelatedItems } from '@fachwerk/catalog/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { productApi } from '../../contract-product.ts';
import { listItemPictures } from '../picture/picture-store.ts';
import { findStoredOptions, listVariantPrices } from '../variant/options-store.ts';

export const findProduct: UseCase<typeof productApi.find> = async (ctx, { id }) => {
  const { item, prices } = await findItem(ctx, { id });
  const [options, variantPrices, pictures, relatedIds] = await Promise.all([
    findStoredOptions(ctx, id),
    listVariantPrices(ctx, id),
    listItemPictures(ctx, id),
    listRelatedItems(ctx, id),
  ]);
  const named = new Map(
    (
      await ctx.db.rows<{ id: string; name: string }>(sql`
        select id, name ->> 'de' as name from catalog.item_view
        where company_id = ${ctx.companyId} and id = any(${relatedIds}::uuid[])`)
    ).map((row) => [row.id, row.name]),
  );
  return {
    item,
    prices,
    options,
    variantPrices,
    related: relatedIds.flatMap((each) => (named.has(each) ? [{ id: each, name: named.get(each)! }] : [])),
    pictures: pictures.map(({ fileKey: _, source: __, ...picture }) => picture),
  };
};
