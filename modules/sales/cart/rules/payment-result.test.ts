import { expect, test } from 'vitest';
import { paymentResult } from './payment-result.ts';

const order = {
  status: 'new',
  paymentState: 'open',
  tries: [],
  isReturning: false,
  totalCents: 500,
  refundedCents: 0,
} as const;

const cases = [
  ['is open before a try', order, 'open'],
  ['is open while a try has not begun', { ...order, tries: ['created'] }, 'open'],
  ['is open elsewhere once it has begun', { ...order, tries: ['started'] }, 'elsewhere'],
  [
    'is being checked when one comes back from the provider',
    { ...order, tries: ['started'], isReturning: true },
    'pending',
  ],
  ['is being checked while the provider looks', { ...order, tries: ['pending'] }, 'pending'],
  ['is being checked also after another try', { ...order, tries: ['pending', 'created'] }, 'pending'],
  ['has failed when it was declined', { ...order, tries: ['failed'], isReturning: true }, 'failed'],
  ['has failed when it was given up', { ...order, tries: ['failed', 'cancelled'] }, 'failed'],
  ['is open again with the next try', { ...order, tries: ['failed', 'created'] }, 'open'],
  ['is paid when money came, before the order knows', { ...order, tries: ['succeeded'] }, 'paid'],
  ['is paid when money came late', { ...order, tries: ['succeeded', 'failed'] }, 'paid'],
  ['is paid when the order says so', { ...order, paymentState: 'paid', tries: [] }, 'paid'],
  [
    'stays paid when some went back',
    { ...order, paymentState: 'partly_refunded', tries: ['succeeded'], refundedCents: 200 },
    'paid',
  ],
  [
    'goes back as a whole, from the moment this is sure',
    { ...order, paymentState: 'paid', tries: ['succeeded'], refundedCents: 500 },
    'refunded',
  ],
  ['comes later where people are paid', { ...order, tries: ['created'], isLater: true }, 'later'],
  ['that comes later is paid once it is', { ...order, tries: ['succeeded'], isLater: true }, 'paid'],
  ['is over with the order', { ...order, status: 'canceled', tries: ['succeeded'] }, 'cancelled'],
] as const;

for (const [name, standing, expected] of cases) {
  test(`a payment ${name}`, () => expect(paymentResult(standing)).toBe(expected));
}
