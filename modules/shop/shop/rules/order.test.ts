import { expect, test } from 'vitest';
import type { Shop } from '../contract.ts';
import type { DeliveryType } from '../contract-way.ts';
import { shopBar, whyNotOrder, whyNotTime } from './order.ts';
import { freeTimes } from './order-times.ts';
import { daily, local, shopLike } from './shop.for-tests.ts';
import { usualShop } from './way.ts';

const NOON = '2026-03-02T12:00';
const now = { mayChooseTime: false };
const pause = { until: local('2026-03-02T12:30'), reason: 'staff', personName: '' } as const;

const refusals: readonly (readonly [string, Shop, DeliveryType, string, string | null])[] = [
  ['takes orders at noon', shopLike(), 'delivery', NOON, null],
  ['only shows what it has', shopLike({ isCatalogue: true }), 'delivery', NOON, 'shop.catalogue_only'],
  ['has nobody who signs', shopLike({ isPartyComplete: false }), 'delivery', NOON, 'shop.not_ready'],
  ['has no way to be paid', shopLike({ offered: [] }), 'delivery', NOON, 'shop.not_ready'],
  ['has no area', shopLike({ areas: [] }), 'delivery', NOON, 'shop.not_ready'],
  ['has no area, but is open for who comes', shopLike({ areas: [] }), 'pickup', NOON, null],
  ['has no hours', shopLike({ hours: daily() }), 'pickup', NOON, 'shop.not_ready'],
  ['sends nothing by post', shopLike(), 'shipment', NOON, 'shop.type_not_offered'],
  ['is paused', shopLike({ pause }), 'pickup', NOON, 'shop.paused'],
  ['takes orders for later while it is closed', shopLike(), 'pickup', '2026-03-02T15:00', null],
  ['is closed for who wants it now', shopLike(now), 'pickup', '2026-03-02T15:00', 'shop.closed'],
  ['takes the last order', shopLike(now), 'pickup', '2026-03-02T21:40', null],
  ['takes none after the last', shopLike(now), 'pickup', '2026-03-02T21:41', 'shop.too_late_for_now'],
  ['takes none for today in the evening', shopLike({ daysAhead: 0 }), 'pickup', '2026-03-02T22:30', 'shop.closed'],
  [
    'sends parcels at night',
    shopLike({ ways: { shipment: { isOffered: true } } }),
    'shipment',
    '2026-03-02T03:00',
    null,
  ],
  ['serves tables while it is open', shopLike({ ways: { totable: { isOffered: true } } }), 'totable', NOON, null],
  [
    'serves no table at night',
    shopLike({ ways: { totable: { isOffered: true } } }),
    'totable',
    '2026-03-02T23:00',
    'shop.closed',
  ],
  [
    'has no tables',
    shopLike({ hasTables: false, ways: { totable: { isOffered: true } } }),
    'totable',
    NOON,
    'shop.not_ready',
  ],
];
for (const [name, shop, type, when, expected] of refusals) {
  test(`a shop ${name}`, () => expect(whyNotOrder(shop, type, local(when))).toBe(expected));
}

const clock = (at: Date) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO('Europe/Berlin')
    .toPlainTime()
    .toString()
    .slice(0, 5);

test('what is cooked takes its time from the first order on, at a table too', () => {
  const { delivery, pickup, totable, box } = usualShop().ways;
  expect([delivery, pickup, totable, box].filter(({ preparationMinutes }) => preparationMinutes === 0)).toEqual([]);
});

test('times begin by the clock after the preparation, and end with the hours', () => {
  const { soonest, slots } = freeTimes(shopLike({ daysAhead: 0 }), 'delivery', local('2026-03-02T12:07'));
  const first = slots.slice(0, 2).map(({ from, to }) => [clock(from), clock(to)]);
  expect(first).toEqual([
    ['13:00', '13:15'],
    ['13:15', '13:30'],
  ]);
  const lunch = slots.filter(({ from }) => from < local('2026-03-02T15:00'));
  expect(clock(lunch.at(-1)!.to)).toBe('14:30');
  // The kitchen opens at five: what is ready first is ready at twenty to six.
  expect(clock(slots[lunch.length]!.from)).toBe('17:45');
  expect(clock(slots.at(-1)!.to)).toBe('22:00');
  expect(soonest).toMatchObject({ from: local('2026-03-02T12:45'), readyAt: local('2026-03-02T12:47') });
});

test('a full slot is not offered; who wants it now comes into the next', () => {
  const shop = shopLike({ ways: { pickup: { slotCapacity: 2 } }, daysAhead: 0 });
  const at = local('2026-03-02T12:00');
  const full = new Map([
    [local('2026-03-02T12:15').getTime(), 2],
    [local('2026-03-02T12:30').getTime(), 1],
  ]);
  const { soonest, slots } = freeTimes(shop, 'pickup', at, full);
  expect(soonest).toMatchObject({ from: local('2026-03-02T12:30'), left: 1, readyAt: local('2026-03-02T12:45') });
  expect(slots[0]).toMatchObject({ from: local('2026-03-02T12:30'), left: 1 });
  const busy = new Map(full).set(local('2026-03-02T12:30').getTime(), 2);
  expect(freeTimes(shop, 'pickup', at, busy).slots[0]).toMatchObject({ from: local('2026-03-02T12:45'), left: 2 });
});

test('on the day the clocks go forward there is an hour less to choose from, and one more when they go back', () => {
  const shop = shopLike({
    hours: { ...daily(), isAlwaysOpen: true },
    slotMinutes: 60,
    daysAhead: 0,
    ways: { pickup: { preparationMinutes: 0 } },
  });
  const count = (day: string) => freeTimes(shop, 'pickup', local(`${day}T00:00`)).slots.length;
  expect(['2026-03-28', '2026-03-29', '2026-10-25'].map(count)).toEqual([24, 23, 25]);
});

test('round the clock goes on over midnight', () => {
  const shop = shopLike({ hours: { ...daily(), isAlwaysOpen: true }, daysAhead: 0 });
  expect(freeTimes(shop, 'pickup', local('2026-03-02T23:50')).soonest).toMatchObject({
    readyAt: local('2026-03-03T00:10'),
  });
});

const small = shopLike({ ways: { pickup: { slotCapacity: 1 } } });
const taken = new Map([[local('2026-03-02T13:00').getTime(), 1]]);
const times: readonly (readonly [string, string, string | null, string | null])[] = [
  ['as soon as possible', NOON, null, null],
  ['at a free time', NOON, '2026-03-02T13:15', null],
  ['at a full one', NOON, '2026-03-02T13:00', 'shop.time_full'],
  ['at a time that is over', '2026-03-02T13:10', '2026-03-02T13:15', 'shop.time_unavailable'],
  ['between two slots', NOON, '2026-03-02T13:07', 'shop.time_unavailable'],
  ['in the break', NOON, '2026-03-02T15:00', 'shop.time_unavailable'],
  ['too far ahead', NOON, '2026-03-12T13:00', 'shop.time_unavailable'],
  ['as soon as possible while it is closed', '2026-03-02T15:00', null, 'shop.closed'],
  ['as soon as possible after the last order', '2026-03-02T21:50', null, 'shop.too_late_for_now'],
];
for (const [name, when, from, expected] of times) {
  test(`an order ${name}: ${expected ?? 'is all right'}`, () =>
    expect(whyNotTime(small, 'pickup', local(when), from === null ? null : local(from), taken)).toBe(expected));
}

test('the bar speaks of what is open longest, and never of parcels alone while there is a door', () => {
  const shop = shopLike({ ways: { delivery: { hours: daily(['17:00', '21:00']) }, shipment: { isOffered: true } } });
  const bar = shopBar(shop, local('2026-03-02T19:00'));
  expect(bar).toMatchObject({
    refusal: null,
    pausedUntil: null,
    hours: { state: 'closes_in', at: local('2026-03-02T22:00') },
  });
  expect(bar.types.map(({ type }) => type)).toEqual(['delivery', 'pickup', 'shipment']);
  expect(shopBar(shopLike({ pause }), local(NOON))).toMatchObject({
    refusal: 'shop.paused',
    hours: { state: 'paused' },
    pausedUntil: pause.until,
  });
});
