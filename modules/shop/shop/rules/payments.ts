import type { Shop } from '../contract.ts';
import { DELIVERY_TYPES, type DeliveryType, ShopPayment } from '../contract-way.ts';
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

/** What the company can take at all; the test provider stands for all that is paid online. */
export function payableWith(offered: readonly { readonly option: string; readonly isTest: boolean }[]): ShopPayment[] {
  const hasTest = offered.some(({ isTest }) => isTest);
  return ShopPayment.options.filter(
    (payment) => (hasTest && isOnline(payment)) || offered.some(({ option }) => option === payment),
  );
}

const AT_HANDOVER: readonly string[] = ['cash', 'card_on_site', 'cash_on_delivery'] satisfies ShopPayment[];

/** Whether somebody who buys here can pay: at a handover that is offered, or to an account of the company. */
export function canBePaid(shop: Shop): boolean {
  if (shop.offered.some(({ option }) => !AT_HANDOVER.includes(option))) return true;
  return DELIVERY_TYPES.some((type) => shop.ways[type].isOffered && paymentsFor(shop, type).length > 0);
}
