import type { UseCase } from '@fachwerk/server/module';
import { shopOf } from '@fachwerk/shop/facade';
import { findArea, whyNotDeliverTo } from '@fachwerk/shop/rules/area';
import type { goodsApi } from '../../contract.ts';

export const checkPostcode: UseCase<typeof goodsApi.checkPostcode> = async (ctx, { postcode }) => {
  const shop = await shopOf(ctx);
  const area = findArea(shop, postcode);
  return {
    whyNot: whyNotDeliverTo(shop, postcode),
    area: area
      ? {
          name: area.name,
          priceCents: area.priceCents,
          minimumCents: area.minimumCents ?? shop.ways.delivery.minimumCents,
          freeFromCents: area.freeFromCents,
        }
      : null,
  };
};
