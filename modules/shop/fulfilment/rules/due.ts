import type { Order } from '@fachwerk/orders/contract';
import { toPayCents } from '@fachwerk/orders/rules/payment';
import { isTransferred } from '@fachwerk/payments/rules/later-options';

/** What is paid when it is handed over: nothing that was paid before, and nothing that is transferred. */
export function dueAtHandover({
  paidAt,
  totalCents,
  giftCents,
  laterOption,
}: Pick<Order, 'paidAt' | 'totalCents' | 'giftCents' | 'laterOption'>): number {
  const comesByBank = laterOption !== null && isTransferred(laterOption);
  return paidAt === null && !comesByBank ? toPayCents({ totalCents, giftCents }) : 0;
}
