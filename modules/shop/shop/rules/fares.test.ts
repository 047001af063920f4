import { expect, test } from 'vitest';
import type { Area } from '../contract-area.ts';
import type { Way } from '../contract-way.ts';
import type { Zone } from '../contract-zone.ts';
import { deliveryDaysOf, deliveryDaysWords, fareOf } from './fares.ts';
import { zoneLike } from './shop.for-tests.ts';
import { usualShop } from './way.ts';

const area = (priceCents: number) => ({ priceCents }) as Area;
function shop(shipment: Partial<Way>, delivery: Partial<Way> = {}, areas: Area[] = [], given: Partial<Zone> = {}) {
  const { ways } = usualShop();
  return {
    areas,
    zones: [zoneLike({ freeFromCents: 5000, ...given })],
    ways: { ...ways, shipment: { ...ways.shipment, ...shipment }, delivery: { ...ways.delivery, ...delivery } },
  };
}
const sent = { isOffered: true };
const byWeight: Partial<Zone> = {
  tiers: [
    { upTo: 1000, priceCents: 490 },
    { upTo: 2000, priceCents: 690 },
  ],
};
const good = { deliveryDays: null, isService: false };

test.each([
  ['a shop that sends names its amount', shop(sent), { way: 'shipment', cents: 490, freeFromCents: 5000 }],
  [
    'packing is part of it, and never free',
    shop({ ...sent, handlingCents: 100 }),
    { way: 'shipment', cents: 590, freeFromCents: null },
  ],
  [
    'a shop that brings names the lowest',
    shop({}, { isOffered: true }, [area(300), area(150)]),
    { way: 'delivery', cents: 150, freeFromCents: null },
  ],
  [
    'the fare of heavy goods is theirs',
    shop(sent, {}, [], byWeight),
    { way: 'shipment', cents: 690, freeFromCents: 5000 },
  ],
  ['where one collects, nothing comes on top', shop({}), null],
])('%s', (_name, given, expected) => expect(fareOf(given, { cents: 1900, weightGrams: 1500 })).toEqual(expected));

test.each([
  ['as the shop says', shop(sent), good, { from: 2, to: 4 }],
  ['as the item says', shop(sent), { ...good, deliveryDays: { from: 10, to: 14 } }, { from: 10, to: 14 }],
  ['not of a service', shop(sent), { ...good, isService: true }, null],
  ['not where nothing is sent', shop({ ...sent, isOffered: false }), good, null],
])('the delivery time is said %s', (_name, given, item, expected) =>
  expect(deliveryDaysOf(given, item)).toEqual(expected),
);

test('one day is not a span', () => {
  expect(deliveryDaysWords({ from: 1, to: 1 })).toEqual({ key: 'shop.delivery_days', params: { count: 1 } });
  expect(deliveryDaysWords({ from: 1, to: 3 }).key).toBe('shop.delivery_days_span');
});
