import type { Shop } from '../contract.ts';
import type { DeliveryType, ShopPayment } from '../contract-way.ts';
import { isOnline } from './way.ts';

/** How an order of this type may be paid: what the shop chose from what the company can take. The test provider stands for all that is paid online. */
export function paymentsFor<Offered extends { readonly option: string; readonly isTest: boolean }>(
  shop: Pick<Shop, 'ways'> & { readonly offered: readonly Offered[] },
  type: DeliveryType,
  offered: readonly Offered[] = shop.offered,
): Offered[] {
  const { payments } = shop.ways[type];
  return offered.filter(({ option, isTest }) =>
    isTest ? payments.some(isOnline) : payments.includes(option as ShopPayment),
  );
}
