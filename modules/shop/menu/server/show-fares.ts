import type { UseCase } from '@fachwerk/server/module';
import { DELIVERY_TYPES, ShopPayment } from '@fachwerk/shop/contract-way';
import { coverageOf, shopOf } from '@fachwerk/shop/facade';
import { paymentsFor } from '@fachwerk/shop/rules/payments';
import type { menuApi } from '../contract.ts';

/** The test provider stands for what it will be: it has no name among the ways to pay. */
const isNamed = (option: string): option is ShopPayment => ShopPayment.options.includes(option as ShopPayment);

export const showFares: UseCase<typeof menuApi.fares> = async (ctx) => {
  const shop = await shopOf(ctx);
  const offered = DELIVERY_TYPES.filter((type) => shop.ways[type].isOffered);
  const isDelivering = offered.includes('delivery');
  const { places, rings, home } = isDelivering ? await coverageOf(ctx) : { places: [], rings: [], home: null };
  return {
    coverage: places.length > 0 ? { places, rings, home } : null,
    menuName: shop.menuName,
    ways: offered.map((type) => {
      const { minimumCents, handlingCents } = shop.ways[type];
      const payments = paymentsFor(shop, type).map(({ option }) => option as string);
      return {
        type,
        minimumCents,
        handlingCents,
        payments: payments.filter(isNamed),
      };
    }),
    zones: offered.includes('shipment') ? shop.zones : [],
    areas: isDelivering
      ? shop.areas.map(({ id, postcode, radiusMeters, name, priceCents, minimumCents, freeFromCents }) => ({
          id,
          postcode,
          radiusMeters,
          name,
          priceCents,
          minimumCents,
          freeFromCents,
        }))
      : [],
  };
};
