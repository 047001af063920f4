import type { CodeItem } from '@fachwerk/cart/rules/discount';
import { usualShop } from '@fachwerk/shop/rules/way';
import { priceCart } from '@fachwerk/shop-cart/rules/price-cart';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Coupon } from '../contract.ts';
import { type CouponCart, couponDiscount, couponState, whyNotCoupon, whyNotCouponData } from './coupon.ts';

const id = (at: number) => `018f0000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const at = (text: string) => new Date(text);
/** A Monday, in Berlin too. */
const NOW = at('2026-03-02T12:00:00Z');

const coupon: Omit<Coupon, 'state' | 'costCents'> = {
  id: id(1),
  code: 'SOMMER',
  name: 'Sommer',
  kind: 'percent',
  amountCents: 0,
  percent: 10,
  itemId: null,
  types: [],
  itemIds: [],
  categoryIds: [],
  weekdays: [],
  minimumCents: 0,
  fromOn: null,
  untilOn: null,
  mostUses: null,
  mostPerCustomer: null,
  isFirstOrder: false,
  uses: 0,
  stoppedAt: null,
  createdAt: NOW,
  version: 1,
};
const pizza = {
  lineId: 'pizza',
  itemId: id(11),
  categoryId: id(21),
  quantity: 2,
  unitCents: 905,
  countsForMinimum: true,
} satisfies CodeItem;
const wine = {
  ...pizza,
  lineId: 'wine',
  itemId: id(12),
  categoryId: id(22),
  quantity: 1,
  unitCents: 1490,
} satisfies CodeItem;
const cigars = {
  ...wine,
  lineId: 'cigars',
  itemId: id(13),
  unitCents: 900,
  countsForMinimum: false,
} satisfies CodeItem;
const cart: CouponCart = {
  type: 'pickup',
  items: [pizza, wine],
  now: NOW,
  language: 'de',
  usedByThem: 0,
  hasOrdered: false,
  itemName: 'Wein',
};

const refusals: readonly [string, Partial<Coupon>, Partial<CouponCart>, string | null][] = [
  ['holds without conditions', {}, {}, null],
  ['does not hold once it is stopped', { stoppedAt: NOW }, {}, 'coupon.stopped'],
  [
    'holds on its last day until midnight in Berlin',
    { untilOn: '2026-03-02' },
    { now: at('2026-03-02T22:59:00Z') },
    null,
  ],
  ['has ended after it', { untilOn: '2026-03-02' }, { now: at('2026-03-02T23:00:00Z') }, 'coupon.ended'],
  ['waits for its first day', { fromOn: '2026-03-03' }, {}, 'coupon.not_yet'],
  ['is used up', { mostUses: 3, uses: 3 }, {}, 'coupon.used_up'],
  ['has one use left', { mostUses: 3, uses: 2 }, {}, null],
  ['is for each customer once', { mostPerCustomer: 1 }, { usedByThem: 1 }, 'coupon.used_by_you'],
  ['is for new customers', { isFirstOrder: true }, { hasOrdered: true }, 'coupon.first_order_only'],
  ['holds on Mondays', { weekdays: ['monday'] }, {}, null],
  ['does not hold on other days', { weekdays: ['tuesday', 'sunday'] }, {}, 'coupon.other_weekday'],
  ['is for deliveries', { types: ['delivery'] }, {}, 'coupon.other_type'],
  ['waits until somebody has chosen how', { types: ['delivery'] }, { type: null }, null],
  ['needs its minimum', { minimumCents: 3301 }, {}, 'coupon.below_minimum'],
  ['is content with exactly the minimum', { minimumCents: 3300 }, {}, null],
  ['does not count tobacco', { minimumCents: 3301 }, { items: [pizza, wine, cigars] }, 'coupon.below_minimum'],
  ['is for an item in the cart', { itemIds: [wine.itemId] }, {}, null],
  ['is for a category in the cart', { categoryIds: [wine.categoryId] }, { items: [wine] }, null],
  ['is for nothing in the cart', { itemIds: [wine.itemId] }, { items: [pizza] }, 'coupon.no_such_goods'],
  ['takes nothing off tobacco', {}, { items: [cigars] }, 'coupon.no_such_goods'],
  ['asks for what is free', { kind: 'item', itemId: wine.itemId }, { items: [pizza] }, 'coupon.item_missing'],
  ['frees a delivery only where there is one', { kind: 'delivery' }, {}, 'coupon.other_type'],
];

test.each(refusals)('a coupon %s', (_name, given, asked, expected) => {
  expect(whyNotCoupon({ ...coupon, ...given }, { ...cart, ...asked })?.code ?? null).toBe(expected);
});

test('a refusal says the amount and the item', () => {
  expect(whyNotCoupon({ ...coupon, minimumCents: 5000 }, cart)?.params).toEqual({ amount: '50,00\u00a0€' });
  const free = { ...coupon, kind: 'item' as const, itemId: wine.itemId };
  expect(whyNotCoupon(free, { ...cart, items: [pizza] })?.params).toEqual({ item: 'Wein' });
});

const discounts: readonly [string, Partial<Coupon>, readonly CodeItem[], number, object | null][] = [
  ['ten percent, half a cent up', {}, [{ ...pizza, quantity: 1 }], 0, { cents: 91, lineIds: ['pizza'] }],
  ['percent of what it is for', { itemIds: [wine.itemId] }, [pizza, wine], 0, { cents: 149, lineIds: ['wine'] }],
  ['an amount', { kind: 'amount', amountCents: 500 }, [pizza, wine], 0, { cents: 500, lineIds: ['pizza', 'wine'] }],
  ['no more than there is', { kind: 'amount', amountCents: 9900 }, [pizza], 0, { cents: 1810 }],
  [
    'one item, the cheapest',
    { kind: 'item', itemId: pizza.itemId },
    [pizza, { ...pizza, lineId: 'big', unitCents: 1200 }],
    0,
    { cents: 905, lineIds: ['pizza'] },
  ],
  ['the delivery', { kind: 'delivery' }, [pizza], 250, { cents: 0, isDeliveryFree: true }],
  ['nothing of a delivery that is free', { kind: 'delivery' }, [pizza], 0, null],
];

test.each(discounts)('a coupon takes %s', (_name, given, items, deliveryCents, expected) => {
  const taken = couponDiscount({ ...coupon, ...given }, items, deliveryCents);
  if (expected) expect(taken).toMatchObject(expected);
  else expect(taken).toBeNull();
});

/** A small generator with a seed: a failure can be run again. */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % most;
  };
}

test('whatever the cart and the coupon, the total is the sum of the lines and no rate sinks below zero', () => {
  const roll = dice(11);
  for (let round = 0; round < 3000; round++) {
    const items = Array.from({ length: 1 + roll(6) }, (_, index) => ({
      id: `line${index}`,
      lineId: `line${index}`,
      itemId: id(roll(4)),
      categoryId: id(20 + roll(3)),
      quantity: 1 + roll(9),
      unitCents: roll(3000),
      depositCents: roll(2) * 25,
      vatPercent: [7, 19][roll(2)]!,
      countsForMinimum: roll(5) > 0,
    }));
    const given = {
      ...coupon,
      kind: (['amount', 'percent', 'item'] as const)[roll(3)]!,
      amountCents: 1 + roll(9000),
      percent: 1 + roll(100),
      itemId: id(roll(4)),
      categoryIds: roll(2) > 0 ? [id(20 + roll(3))] : [],
    };
    const discount = couponDiscount(given, items, 0);
    const tip = { kind: 'none', value: 0 } as const;
    const nowhere = { area: null, to: { country: 'DE', postcode: '' }, weightGrams: 0 };
    const priced = priceCart(usualShop(), { items, type: 'pickup', ...nowhere, discount, tip });
    expect(priced.totalCents).toBe(priced.lines.reduce((all, line) => all + line.quantity * line.unitCents, 0));
    expect(priced.sums.discountCents).toBe(discount?.cents ?? 0);
    for (const rate of [7, 19]) {
      const lines = priced.lines.filter(({ vatPercent }) => vatPercent === rate);
      expect(lines.reduce((all, line) => all + line.quantity * line.unitCents, 0)).toBeGreaterThanOrEqual(0);
    }
  }
});

test('a coupon is stopped before it has ended, and ended before it is used up', () => {
  const worn = { ...coupon, untilOn: '2026-03-01', mostUses: 1, uses: 1 };
  expect(couponState({ ...worn, stoppedAt: NOW }, NOW)).toBe('stopped');
  expect(couponState(worn, NOW)).toBe('ended');
  expect(couponState({ ...worn, untilOn: null }, NOW)).toBe('used_up');
});

const bad: readonly [string, Partial<Coupon>, string][] = [
  ['an amount without one', { kind: 'amount' }, 'amountCents'],
  ['no percent', { percent: 0 }, 'percent'],
  ['a free item without one', { kind: 'item' }, 'itemId'],
  ['an end before its beginning', { fromOn: '2026-03-02', untilOn: '2026-03-01' }, 'untilOn'],
];

test.each(bad)('a coupon is not stored with %s', (_name, given, path) => {
  expect(whyNotCouponData({ ...coupon, ...given })?.fields.map((field) => field.path)).toEqual([path]);
  expect(whyNotCouponData(coupon)).toBeNull();
});

const box: CodeItem = { ...pizza, lineId: 'box', itemId: null, categoryId: null, quantity: 1, unitCents: 400 };
const onBox = [
  ['for everything', {}, null],
  ['for a delivery', { kind: 'delivery' }, 'coupon.no_such_goods'],
  ['for one way to hand over', { types: ['pickup'] }, 'coupon.no_such_goods'],
  ['for some goods', { itemIds: [id(11)] }, 'coupon.no_such_goods'],
  ['for some categories', { categoryIds: [id(21)] }, 'coupon.no_such_goods'],
  ['for a free item', { kind: 'item', itemId: id(11) }, 'coupon.item_missing'],
  ['from a value on', { minimumCents: 401 }, 'coupon.below_minimum'],
] as const satisfies readonly (readonly [string, Partial<Coupon>, string | null])[];
test.each(onBox)('a coupon %s is held against a box', (_name, given, refusal) =>
  expect(whyNotCoupon({ ...coupon, ...given }, { ...cart, type: null, items: [box] })?.code ?? null).toBe(refusal),
);

test('a coupon for everything takes its part off boxes and goods, one for goods off goods alone', () => {
  expect(couponDiscount(coupon, [pizza, box], 0)).toMatchObject({ cents: 221, lineIds: ['pizza', 'box'] });
  expect(couponDiscount({ ...coupon, types: ['pickup'] }, [pizza, box], 0)).toMatchObject({
    cents: 181,
    lineIds: ['pizza'],
  });
});

const anyItem = fc.record({
  lineId: fc.uuid(),
  itemId: fc.option(fc.constantFrom(id(11), id(12), id(13))),
  categoryId: fc.option(fc.constantFrom(id(21), id(22))),
  quantity: fc.integer({ min: 1, max: 40 }),
  unitCents: fc.integer({ min: 0, max: 500_000 }),
  countsForMinimum: fc.boolean(),
});
const anyCoupon = fc.record({
  kind: fc.constantFrom('amount' as const, 'percent' as const, 'item' as const),
  amountCents: fc.integer({ min: 0, max: 1_000_000 }),
  percent: fc.integer({ min: 0, max: 100 }),
  itemId: fc.option(fc.constantFrom(id(11), id(12))),
  itemIds: fc.subarray([id(11), id(12)]),
  categoryIds: fc.subarray([id(21), id(22)]),
});

test('a coupon takes off at least a cent or nothing, never more than what it is for, and nothing off what has a fixed price', () => {
  fc.assert(
    fc.property(anyCoupon, fc.uniqueArray(anyItem, { selector: ({ lineId }) => lineId }), (given, items) => {
      const taken = couponDiscount({ ...coupon, ...given }, items, 390);
      if (taken === null) return;
      const meant = items.filter(({ lineId }) => taken.lineIds.includes(lineId));
      expect(meant).toHaveLength(taken.lineIds.length);
      expect(meant.every(({ itemId, countsForMinimum }) => itemId === null || countsForMinimum)).toBe(true);
      const worth = meant.reduce((all, { quantity, unitCents }) => all + quantity * unitCents, 0);
      expect(taken.cents).toBeGreaterThan(0);
      expect(taken.cents).toBeLessThanOrEqual(worth);
      if (given.kind === 'percent')
        expect(Math.abs(taken.cents - (worth * given.percent) / 100)).toBeLessThanOrEqual(0.5);
      expect(taken.isDeliveryFree).toBe(false);
    }),
  );
});

test('more percent never take less', () => {
  fc.assert(
    fc.property(fc.array(anyItem), fc.integer({ min: 1, max: 99 }), (items, percent) => {
      const centsOf = (each: number) => couponDiscount({ ...coupon, percent: each }, items, 0)?.cents ?? 0;
      expect(centsOf(percent + 1)).toBeGreaterThanOrEqual(centsOf(percent));
    }),
  );
});
