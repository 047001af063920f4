import { isPaidAtHandover } from '@fachwerk/payments/rules/later-options';
import type { LineKind, Order, OrderStatus } from '../contract.ts';
import type { StatusEffect } from '../contract-staff.ts';
import { isAboutRental } from './lines.ts';
import { refundableCents, toPayCents, whyNotPay } from './payment.ts';

type Known = Pick<Order, 'status' | 'paymentState' | 'paidCents' | 'refundPendingCents' | 'refundedCents'>;
type Owed = Pick<Order, 'laterOption' | 'totalCents' | 'giftCents'>;

/** How far an order has come by itself; what a person decided (return, canceled) the house never changes. */
const WAY: readonly OrderStatus[] = ['new', 'approved', 'process', 'finished'];

/** The status after the house tells of progress: only ever forward. Events may come late, twice or in another order. */
export function moved(status: OrderStatus, to: OrderStatus): OrderStatus {
  const [here, there] = [WAY.indexOf(status), WAY.indexOf(to)];
  return here >= 0 && there > here ? to : status;
}

/** The status after a handover was taken back: only what it had finished is open again. */
export function movedBack(status: OrderStatus, to: OrderStatus): OrderStatus {
  return status === 'finished' ? to : status;
}

/** Where the payment brings an order: one that only lengthens or pays extra for something is done with it. */
export function statusOncePaid(status: OrderStatus, kinds: readonly LineKind[]): OrderStatus {
  return moved(status, kinds.includes('rental') || kinds.includes('item') ? 'approved' : 'finished');
}

/** Why a person may not choose a status, or null. Any can be chosen (spec §4); giving money back takes the right to. */
export function whyNotStatus(order: Known, status: OrderStatus, mayRefund: boolean): 'order.refund_denied' | null {
  const givesBack = isCancelling(order, status) && refundableCents(order) > 0;
  return givesBack && !mayRefund ? 'order.refund_denied' : null;
}

/** What choosing a status brings about, said before it is done. */
export function effectsOf(order: Known & Owed, status: OrderStatus, kinds: readonly LineKind[]): StatusEffect[] {
  if (status === order.status) return [];
  const hasRentals = kinds.some(isAboutRental);
  if (status === 'canceled') {
    const amountCents = refundableCents(order);
    return [
      ...(hasRentals ? [effect('cancels_rentals')] : []),
      ...(amountCents > 0 ? [{ code: 'refunds' as const, amountCents }] : []),
      effect('tells_customer'),
    ];
  }
  if (order.status === 'canceled') return [effect('brings_nothing_back')];
  const running = hasRentals ? [effect('keeps_rentals_running')] : [];
  if (status === 'return') return [...running, effect('refund_by_hand')];
  if (status === 'finished') {
    // Who finishes it has handed it over, and has the money.
    const settles = isPaidAtHandover(order.laterOption) && whyNotPay(order) === null;
    const all = [...running, ...(settles ? [{ code: 'settles' as const, amountCents: toPayCents(order) }] : [])];
    if (all.length > 0) return all;
  }
  return [effect('label_only')];
}

const isCancelling = (order: Known, status: OrderStatus) => status === 'canceled' && order.status !== 'canceled';

const effect = (code: StatusEffect['code']): StatusEffect => ({ code, amountCents: null });
