import { LaterOption } from '@fachwerk/payments/contract';
import { expect, test } from 'vitest';
import { beginsUnpaid, dueAtOf, lastDayOf, paidAtOf, remindAt, whyNotSettle } from './paying.ts';

const at = (text: string) => new Date(text);
const now = at('2026-03-03T15:00:00Z');

const deadlines = [
  ['a prepayment is due at the end of the seventh day', 'prepayment', undefined, '2026-03-10T23:00:00Z'],
  ['an invoice at the end of the fourteenth', 'invoice', undefined, '2026-03-17T23:00:00Z'],
  ['or when the shop says', 'prepayment', 3, '2026-03-06T23:00:00Z'],
  ['also over the change to summer time', 'prepayment', 30, '2026-04-02T22:00:00Z'],
] as const;
for (const [name, option, days, expected] of deadlines) {
  test(name, () => expect(dueAtOf(option, now, days)).toEqual(at(expected)));
}

test('what is paid at the handover has no deadline', () => {
  for (const option of ['cash', 'card_on_site', 'cash_on_delivery'] as const) expect(dueAtOf(option, now)).toBeNull();
});

test('the last day is that before the deadline, and the reminder comes two days before', () => {
  const dueAt = dueAtOf('prepayment', now)!;
  expect(lastDayOf(dueAt)).toEqual(at('2026-03-10T22:59:00Z'));
  expect(remindAt(dueAt)).toEqual(at('2026-03-08T23:00:00Z'));
});

test('only a prepayment is waited for', () => {
  expect(LaterOption.options.filter((option) => !beginsUnpaid(option))).toEqual(['prepayment']);
});

const order = {
  paymentState: 'open',
  status: 'process',
  totalCents: 2450,
  giftCents: 0,
  placedAt: at('2026-03-01T22:30:00Z'),
} as const;
const said = { amountCents: 2450, paidOn: '2026-03-03' };
const settling = [
  ['today', order, said, null],
  ['on the day it was ordered', order, { ...said, paidOn: '2026-03-01' }, null],
  ['not before', order, { ...said, paidOn: '2026-02-28' }, 'settling.other_day'],
  ['not tomorrow', order, { ...said, paidOn: '2026-03-04' }, 'settling.other_day'],
  ['not a cent less', order, { ...said, amountCents: 2449 }, 'payment.other_amount'],
  ['not twice', { ...order, paymentState: 'paid' }, said, 'order.already_paid'],
  ['not after it was cancelled', { ...order, status: 'canceled' }, said, 'order.canceled'],
] as const;
for (const [name, given, words, expected] of settling) {
  test(`an order is settled: ${name}`, () => expect(whyNotSettle(given, words, now)).toBe(expected));
}

test('it was paid now, at noon of an earlier day, and never before it was ordered', () => {
  expect(paidAtOf(order, '2026-03-03', now)).toEqual(now);
  expect(paidAtOf(order, '2026-03-02', now)).toEqual(at('2026-03-02T11:00:00Z'));
  expect(paidAtOf(order, '2026-03-01', now)).toEqual(order.placedAt);
});
