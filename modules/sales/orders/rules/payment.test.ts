import type { PaymentState as AttemptState } from '@fachwerk/payments/contract';
import { expect, test } from 'vitest';
import { paymentStateAfterRefund, stateOfAttempts, whyNotPay, whyNotRefund } from './payment.ts';

const attempts: [readonly AttemptState[], string][] = [
  [[], 'open'],
  [['created'], 'open'],
  [['failed'], 'failed'],
  [['failed', 'started'], 'open'],
  [['failed', 'cancelled'], 'failed'],
  [['failed', 'pending'], 'pending'],
  [['started', 'pending'], 'pending'],
  [['failed', 'succeeded'], 'paid'],
  [['succeeded', 'pending'], 'paid'],
];
for (const [states, expected] of attempts) {
  test(`payments ${states.join(', ') || 'that are not there'} make an order ${expected}`, () =>
    expect(stateOfAttempts(states.map((state) => ({ state, isSurplus: false })))).toBe(expected));
}

test('what was paid beyond pays for nothing', () => {
  expect(stateOfAttempts([{ state: 'succeeded', isSurplus: true }])).not.toBe('paid');
});

test('an order is paid once, and not after it was cancelled', () => {
  expect(whyNotPay({ paymentState: 'failed', status: 'new' })).toBeNull();
  expect(whyNotPay({ paymentState: 'partly_refunded', status: 'approved' })).toBe('order.already_paid');
  expect(whyNotPay({ paymentState: 'open', status: 'canceled' })).toBe('order.canceled');
});

test('what is on its way back cannot go back again', () => {
  const money = { paidCents: 450, refundPendingCents: 200, refundedCents: 100 };
  expect(whyNotRefund(money, 150)).toBeNull();
  expect(whyNotRefund(money, 151)).toBe('order.refund_too_high');
  expect(whyNotRefund({ paidCents: 0, refundPendingCents: 0, refundedCents: 0 }, 1)).toBe('order.not_paid');
});

test('what has gone back decides', () => {
  expect([0, 1, 449, 450].map((cents) => paymentStateAfterRefund(450, cents))).toEqual([
    'paid',
    'partly_refunded',
    'partly_refunded',
    'refunded',
  ]);
});
