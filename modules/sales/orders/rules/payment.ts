import type { PaymentState as AttemptState } from '@fachwerk/payments/contract';
import type { Order, OrderProblem, PaymentState } from '../contract.ts';

type Money = Pick<Order, 'paidCents' | 'refundPendingCents' | 'refundedCents'>;

/** What could still go back to the customer. */
export function refundableCents({ paidCents, refundPendingCents, refundedCents }: Money): number {
  return paidCents - refundPendingCents - refundedCents;
}

/** What is left to pay after the gift voucher. */
export function toPayCents({ totalCents, giftCents }: Pick<Order, 'totalCents' | 'giftCents'>): number {
  return totalCents - giftCents;
}

/** What still lies with the order of what a gift voucher paid. */
export function giftLeftCents({ giftCents, giftBackCents }: Pick<Order, 'giftCents' | 'giftBackCents'>): number {
  return giftCents - giftBackCents;
}

/** Why an order cannot be paid now, or null. */
export function whyNotPay({ paymentState, status }: Pick<Order, 'paymentState' | 'status'>): OrderProblem | null {
  if (isPaid(paymentState)) return 'order.already_paid';
  if (status === 'canceled') return 'order.canceled';
  return null;
}

export function whyNotRefund(order: Money, amountCents: number): OrderProblem | null {
  if (order.paidCents === 0) return 'order.not_paid';
  return amountCents > refundableCents(order) ? 'order.refund_too_high' : null;
}

/** Money came in at some time, wherever it is now. */
export function isPaid(state: PaymentState): boolean {
  return state === 'paid' || state === 'refunded' || state === 'partly_refunded';
}

/** Of an order that was paid: what has gone back of it decides. */
export function paymentStateAfterRefund(paidCents: number, refundedCents: number): PaymentState {
  if (refundedCents === 0) return 'paid';
  return refundedCents < paidCents ? 'partly_refunded' : 'refunded';
}

type Attempt = { readonly state: AttemptState; readonly isSurplus: boolean };

/**
 * How an order stands that is not paid yet, seen from all its payments: events about them may come late and in any order, so each
 * is only a hint to look. A failure says nothing while another payment is under way.
 */
export function stateOfAttempts(attempts: readonly Attempt[]): 'open' | 'pending' | 'paid' | 'failed' {
  const has = (...states: AttemptState[]) => attempts.some(({ state }) => states.includes(state));
  if (attempts.some(paysIt)) return 'paid';
  if (has('pending')) return 'pending';
  if (has('created', 'started') || attempts.length === 0) return 'open';
  return 'failed';
}

export const paysIt = ({ state, isSurplus }: Attempt): boolean => state === 'succeeded' && !isSurplus;
