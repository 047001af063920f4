import { expect, test } from 'vitest';
import type { SeenLine } from '../contract-cart.ts';
import { seenCart, seenFrom, seenGoods, seenText, whyNotAsSeen } from './seen-lines.ts';

const END = new Date('2026-03-01T12:00:00Z');
const berlin = { id: 'berlin', endsAt: END, priceCents: 400 };
const cologne = { id: 'cologne', endsAt: END, priceCents: 400 };
const now = { id: 'now', endsAt: null, priceCents: 200 };
const terms = '180:200:booked_end';
const dearer = '180:300:booked_end';
const cart = (...lines: SeenLine[]) => ({
  lines,
  totalCents: lines.reduce((sum, { priceCents }) => sum + priceCents, 0),
});

const pizza = { id: 'pizza', endsAt: null, priceCents: 1200, mark: '2' };
const cases = [
  ['is the same', cart(berlin, now), cart(berlin, now), null],
  ['is the same in another order', cart(berlin, now), cart(now, berlin), null],
  ['has something else for the same money', cart(berlin), cart(cologne), 'cart.changed_meanwhile'],
  ['has one thing more', cart(berlin), cart(berlin, now), 'cart.changed_meanwhile'],
  ['has one thing less', cart(berlin, now), cart(berlin), 'cart.changed_meanwhile'],
  ['is named twice for two things', cart(berlin, berlin), cart(berlin, cologne), 'cart.changed_meanwhile'],
  ['ends at another time', cart(berlin), cart({ ...berlin, endsAt: new Date(0) }), 'cart.changed_meanwhile'],
  ['begins with the payment now', cart(berlin), cart({ ...berlin, endsAt: null }), 'cart.changed_meanwhile'],
  ['has other terms', cart({ ...berlin, terms }), cart({ ...berlin, terms: dearer }), 'cart.changed_meanwhile'],
  ['was seen by somebody who names no terms', cart(berlin), cart({ ...berlin, terms }), null],
  ['has three of what was two', cart(pizza), cart({ ...pizza, mark: '3' }), 'cart.changed_meanwhile'],
  ['was seen by somebody who names no number', cart({ ...pizza, mark: '' }), cart(pizza), 'cart.changed_meanwhile'],
  ['costs more', cart(berlin), cart({ ...berlin, priceCents: 500 }), 'cart.price_changed'],
  [
    'costs the same, each thing another amount',
    cart(berlin, now),
    cart({ ...berlin, priceCents: 200 }, { ...now, priceCents: 400 }),
    'cart.price_changed',
  ],
] as const;

for (const [name, seen, present, expected] of cases) {
  test(`a cart that ${name}`, () => expect(whyNotAsSeen(seen, present)).toBe(expected));
}

test('a form carries what was seen', () => {
  const seen = [
    { ...berlin, terms },
    { ...now, terms: '' },
    { ...pizza, terms: '', mark: 'delivery|asap|Straße 1, Hof|10115' },
  ];
  expect(seenFrom(seenText(seen))).toEqual(seen);
});

test('goods are seen with their number, and with how they are handed over', () => {
  const line = { kind: 'item', title: 'Pizza', detail: '', vatPercent: 7 } as const;
  const goods = {
    lines: [{ ...line, id: 'pizza', quantity: 2, priceCents: 1200 }],
    handover: { title: 'Lieferung', detail: '' },
    isHandoverSettled: true,
    handoverMark: 'delivery|asap',
    whyNot: null,
    minimumAge: 0,
  };
  const seen = seenGoods(goods);
  expect(seen).toEqual([pizza, { id: 'handover', endsAt: null, priceCents: 0, mark: 'delivery|asap' }]);
  expect(seenGoods(null)).toEqual([]);
  // With less on the voucher more is left to pay.
  const [more, less] = [1000, 900].map((cents) =>
    seenCart({ lines: [], goods, discounts: [], gift: { title: 'Gutschein', cents, whyNot: null } }),
  );
  expect(whyNotAsSeen(cart(...more!), cart(...less!))).toBe('cart.price_changed');
  const elsewhere = seenGoods({ ...goods, handoverMark: 'delivery|asap|elsewhere' });
  expect(whyNotAsSeen(cart(...seen), cart(...elsewhere))).toBe('cart.changed_meanwhile');
});
