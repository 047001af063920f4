import { expect, test } from 'vitest';
import { refundAfter, refundableCents, refundedCentsOf, whyNotRefund } from './refund-states.ts';

const paid = { state: 'succeeded', amountCents: 1000, refundedCents: 400 } as const;

test.each([
  ['all that is left', paid, 600, null],
  ['a part', paid, 1, null],
  ['one cent too much', paid, 601, 'refund.too_high'],
  ['nothing', paid, 0, 'refund.too_high'],
  ['less than nothing', paid, -5, 'refund.too_high'],
  ['of what was never paid', undefined, 1, 'refund.nothing_paid'],
  ['of what is still being checked', { ...paid, state: 'pending' } as const, 1, 'refund.nothing_paid'],
  ['of what went back at the provider', { ...paid, refundedCents: 1200 }, 1, 'refund.too_high'],
] as const)('a refund: %s', (_name, payment, amountCents, expected) => {
  expect(whyNotRefund(payment, amountCents)).toBe(expected);
});

test('what is left is never less than nothing', () => {
  expect(refundableCents({ ...paid, refundedCents: 1200 })).toBe(0);
});

test('a refund that failed has not gone back', () => {
  const refund = (state: 'requested' | 'pending' | 'succeeded' | 'failed') => ({ state, amountCents: 100 });
  expect(refundedCentsOf([refund('requested'), refund('pending'), refund('succeeded'), refund('failed')])).toBe(300);
});

test.each([
  ['requested', 'pending', 'pending'],
  ['requested', 'succeeded', 'succeeded'],
  ['pending', 'succeeded', 'succeeded'],
  ['succeeded', 'pending', 'succeeded'],
  ['succeeded', 'failed', 'failed'],
  ['failed', 'succeeded', 'failed'],
  ['failed', 'pending', 'failed'],
] as const)('a refund that is %s and hears %s is %s', (known, said, expected) => {
  expect(refundAfter(known, said)).toBe(expected);
});
