import type { LineKind, Order, OrderStatus } from '../contract.ts';
import type { StatusEffect } from '../contract-staff.ts';
import { refundableCents } from './payment.ts';

type Known = Pick<Order, 'status' | 'paymentState' | 'paidCents' | 'refundPendingCents' | 'refundedCents'>;

/** How far an order has come by itself; what a person decided (return, canceled) the house never changes. */
const WAY: readonly OrderStatus[] = ['new', 'approved', 'process', 'finished'];

/** The status after the house tells of progress: only ever forward. Events may come late, twice or in another order. */
export function moved(status: OrderStatus, to: OrderStatus): OrderStatus {
  const [here, there] = [WAY.indexOf(status), WAY.indexOf(to)];
  return here >= 0 && there > here ? to : status;
}

/** Where the payment brings an order: one that only lengthens or pays extra for something is done with it. */
export function statusOncePaid(status: OrderStatus, kinds: readonly LineKind[]): OrderStatus {
  return moved(status, kinds.includes('rental') ? 'approved' : 'finished');
}

/** Why a person may not choose a status, or null. Any can be chosen (spec §4); giving money back takes the right to. */
export function whyNotStatus(order: Known, status: OrderStatus, mayRefund: boolean): 'order.refund_denied' | null {
  const givesBack = isCancelling(order, status) && refundableCents(order) > 0;
  return givesBack && !mayRefund ? 'order.refund_denied' : null;
}

/** What choosing a status brings about, said before it is done. */
export function effectsOf(order: Known, status: OrderStatus): StatusEffect[] {
  if (status === order.status) return [];
  if (status === 'canceled') {
    const amountCents = refundableCents(order);
    return [
      effect('cancels_rentals'),
      ...(amountCents > 0 ? [{ code: 'refunds' as const, amountCents }] : []),
      effect('tells_customer'),
    ];
  }
  if (order.status === 'canceled') return [effect('brings_nothing_back')];
  if (status === 'return') return [effect('keeps_rentals_running'), effect('refund_by_hand')];
  if (status === 'finished') return [effect('keeps_rentals_running')];
  return [effect('label_only')];
}

const isCancelling = (order: Known, status: OrderStatus) => status === 'canceled' && order.status !== 'canceled';

const effect = (code: StatusEffect['code']): StatusEffect => ({ code, amountCents: null });
