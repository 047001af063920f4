import { expect, test } from 'vitest';
import type { LineKind, OrderStatus } from '../contract.ts';
import { effectsOf, moved, statusOncePaid, whyNotStatus } from './status.ts';

const moves: [OrderStatus, OrderStatus, OrderStatus][] = [
  ['new', 'approved', 'approved'],
  ['new', 'finished', 'finished'],
  ['process', 'approved', 'process'],
  ['finished', 'process', 'finished'],
  ['return', 'finished', 'return'],
  ['canceled', 'process', 'canceled'],
];
for (const [from, to, expected] of moves) {
  test(`the house moves ${from} by ${to} to ${expected}`, () => expect(moved(from, to)).toBe(expected));
}

const kinds: [readonly LineKind[], OrderStatus][] = [
  [['rental'], 'approved'],
  [['extension', 'rental'], 'approved'],
  [['extension'], 'finished'],
  [['surcharge'], 'finished'],
  [['item', 'delivery', 'tip'], 'approved'],
  [['extension', 'item'], 'approved'],
];
for (const [given, expected] of kinds) {
  test(`an order of ${given.join(' and ')} is ${expected} once paid`, () =>
    expect(statusOncePaid('new', given)).toBe(expected));
}

const nothing = { paidCents: 0, refundPendingCents: 0, refundedCents: 0, giftCents: 100 } as const;
const unpaid = { ...nothing, status: 'new', paymentState: 'open', laterOption: null, totalCents: 450 } as const;
const inCash = { ...unpaid, laterOption: 'cash' } as const;
const paid = { ...unpaid, status: 'approved', paymentState: 'paid', paidCents: 450 } as const;
const givenBack = { ...paid, refundPendingCents: 150, refundedCents: 300 } as const;
const canceled = { ...paid, status: 'canceled' } as const;

const rights = [
  ['an unpaid order may be cancelled by any seller', unpaid, 'canceled', null],
  ['a paid one only by who may give money back', paid, 'canceled', 'order.refund_denied'],
  ['one whose money is on its way back again by any', givenBack, 'canceled', null],
  ['a cancelled one stays so', canceled, 'canceled', null],
  ['any other status is free', paid, 'return', null],
] as const;
for (const [name, order, status, expected] of rights) {
  test(name, () => {
    expect(whyNotStatus(order, status, false)).toBe(expected);
    expect(whyNotStatus(order, status, true)).toBeNull();
  });
}

const effects = [
  ['nothing for the same status', paid, 'approved', []],
  ['a label', unpaid, 'approved', ['label_only']],
  ['a cancellation without money', unpaid, 'canceled', ['cancels_rentals', 'tells_customer']],
  ['a cancellation with money', paid, 'canceled', ['cancels_rentals', 'refunds', 'tells_customer']],
  ['a cancellation after all went back', givenBack, 'canceled', ['cancels_rentals', 'tells_customer']],
  ['a return', paid, 'return', ['keeps_rentals_running', 'refund_by_hand']],
  ['the end', paid, 'finished', ['keeps_rentals_running']],
  ['a cancelled one taken up again', canceled, 'process', ['brings_nothing_back']],
] as const;
for (const [name, order, status, expected] of effects) {
  test(`choosing ${status} brings about: ${name}`, () =>
    expect(effectsOf(order, status, ['rental']).map(({ code }) => code)).toEqual(expected));
}

const effectsOfGoods = [
  ['a cancellation says nothing of rentals', paid, 'canceled', ['refunds', 'tells_customer']],
  ['a return asks for the money by hand', paid, 'return', ['refund_by_hand']],
  ['the end is a label', paid, 'finished', ['label_only']],
  ['the end of what is paid at the door is paid', inCash, 'finished', ['settles']],
  ['unless it was paid before', { ...paid, laterOption: 'cash' }, 'finished', ['label_only']],
  [
    'what a carrier brings is paid by the carrier',
    { ...unpaid, laterOption: 'cash_on_delivery' },
    'finished',
    ['label_only'],
  ],
] as const;
for (const [name, order, status, expected] of effectsOfGoods) {
  test(`of goods: ${name}`, () =>
    expect(effectsOf(order, status, ['item', 'delivery']).map(({ code }) => code)).toEqual(expected));
}
