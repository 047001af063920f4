import { durationParts } from '@fachwerk/base/time';
import { expect, test } from 'vitest';
import type { PriceGroup, PriceTier } from '../contract.ts';
import { whyNotBoxSizes } from './box-size.ts';
import { DURATION_CHOICES, withPresent } from './duration.ts';
import { whyNotPriceGroup, whyNotRemovePrice, whyNotRemovePriceGroup } from './price-group.ts';
import { lowestPriceAt } from './price-set.ts';
import { priceLike } from './prices.for-tests.ts';

test('durations are the specification’s choices, days and weeks, and whatever is set', () => {
  expect(DURATION_CHOICES.slice(0, 18)).toEqual([
    10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 150, 180, 210, 240, 300, 360,
  ]);
  expect(withPresent([10, 20], 15)).toEqual([10, 15, 20]);
  expect(withPresent([10, 20], 20)).toEqual([10, 20]);
  expect(durationParts(11_530)).toEqual([
    { unit: 'week', count: 1 },
    { unit: 'day', count: 1 },
    { unit: 'minute', count: 10 },
  ]);
});

const validFrom = new Date('2027-01-01T00:00:00Z');
const price = (id: string, sizeCode: string, tiers: PriceTier[], more: object = {}) => ({
  id,
  sizeCode,
  unit: 'hour' as const,
  tiers,
  minimumCents: 0,
  dailyCapCents: null as number | null,
  overrunCentsPerHour: 0,
  validFrom,
  ...more,
});
const flat: PriceTier[] = [{ upTo: null, cents: 200 }];
const priceCases = [
  ['one open tier', [price('1', 'M', flat)], []],
  [
    'rising tiers',
    [
      price('1', 'M', [
        { upTo: 2, cents: 3 },
        { upTo: 4, cents: 2 },
        { upTo: null, cents: 1 },
      ]),
    ],
    [],
  ],
  ['a last tier that ends', [price('1', 'M', [{ upTo: 2, cents: 3 }])], ['prices.0.tiers.0.upTo field.tiers_open_end']],
  [
    'an open tier in the middle',
    [price('1', 'M', [{ upTo: null, cents: 3 }, ...flat])],
    ['prices.0.tiers.0.upTo field.tiers_rising'],
  ],
  [
    'tiers that do not rise',
    [price('1', 'M', [{ upTo: 4, cents: 3 }, { upTo: 4, cents: 2 }, ...flat])],
    ['prices.0.tiers.1.upTo field.tiers_rising'],
  ],
  ['a size nobody has', [price('1', 'Q', flat)], ['prices.0.sizeCode field.size_unknown']],
  [
    'the same unit of a size twice from one day on',
    [price('1', 'M', flat), price('2', 'M', flat)],
    ['prices.1.unit field.price_twice'],
  ],
  ['the same unit from another day on', [price('1', 'M', flat), price('2', 'M', flat, { validFrom: new Date(0) })], []],
  [
    'a minimum above the cap',
    [price('1', 'M', flat, { minimumCents: 500, dailyCapCents: 400 })],
    ['prices.0.minimumCents field.minimum_over_cap'],
  ],
] as const;
for (const [name, prices, expected] of priceCases) {
  test(`a price group with ${name}`, () => {
    const fields = whyNotPriceGroup({ prices: [...prices] }, ['M'])?.fields ?? [];
    expect(fields.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  });
}

const NOW = new Date('2027-06-01T00:00:00Z');
const LATER = new Date('2027-07-01T00:00:00Z');
const group = (locations: number): PriceGroup => ({
  id: 'g',
  name: 'G',
  currency: 'EUR',
  locations,
  version: 1,
  prices: [
    price('1', 'M', flat),
    price('2', 'M', flat, { unit: 'day' }),
    price('3', 'L', flat),
    price('5', 'L', flat, { validFrom: LATER }),
  ],
});
const removals = [
  ['one of several of its size', 1, '1', null],
  ['the only one of its size that counts already, where people rent', 1, '3', 'price.last_of_size'],
  ['the same where nobody does', 0, '3', null],
  ['one that begins later', 1, '5', null],
  ['one that is not there', 1, '4', 'price.unknown'],
] as const;
for (const [name, locations, id, expected] of removals) {
  test(`removing ${name}`, () => expect(whyNotRemovePrice(group(locations), id, NOW)).toBe(expected));
}

test('removing the very last one of a size where people rent', () => {
  const only = { ...group(1), prices: [price('1', 'M', flat)] };
  expect(whyNotRemovePrice(only, '1', NOW)).toBe('price.last_of_size');
  const coming = { ...group(1), prices: [price('5', 'M', flat, { validFrom: LATER })] };
  expect(whyNotRemovePrice(coming, '5', NOW)).toBe('price.last_of_size');
});

test('a group that locations use stays', () => {
  expect([0, 1].map((locations) => whyNotRemovePriceGroup({ locations }))).toEqual([null, 'price_group.in_use']);
});

test('a code names one size', () => {
  const size = (code: string) => ({ code, name: code, widthCm: 1, heightCm: 1, depthCm: 1 });
  expect(whyNotBoxSizes([size('S'), size('M')])).toBeNull();
  expect(whyNotBoxSizes([size('S'), size('M'), size('S')])?.fields).toEqual([
    { path: '2.code', code: 'box_size.code_taken', params: { code: 'S' } },
  ]);
});

test('the lowest price of a size is that of its shortest unit now, at least the minimum', () => {
  const at = new Date('2026-03-01T00:00:00Z');
  const day = priceLike({ unit: 'day', tiers: [{ upTo: null, cents: 900 }] });
  expect(lowestPriceAt([day, priceLike()], 'S', at)).toEqual({ cents: 200, unit: 'hour' });
  expect(lowestPriceAt([priceLike({ minimumCents: 350 })], 'S', at)).toEqual({ cents: 350, unit: 'hour' });
  expect(lowestPriceAt([priceLike({ validFrom: new Date('2027-01-01T00:00:00Z') })], 'S', at)).toBeNull();
});
