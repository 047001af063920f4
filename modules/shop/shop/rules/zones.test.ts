import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Zone } from '../contract-zone.ts';
import { zoneLike } from './shop.for-tests.ts';
import {
  countryOf,
  findZone,
  homeZone,
  PROPOSED_ZONES,
  shippedCountries,
  shippingCents,
  whyNotShip,
  zoneFaults,
} from './zones.ts';

const id = (last: number) => `018f0000-0000-7000-8000-00000000a00${last}`;
const home = zoneLike({
  tiers: [
    { upTo: 2000, priceCents: 490 },
    { upTo: 5000, priceCents: 690 },
  ],
  freeFromCents: 5000,
});
const islands = zoneLike({ id: id(2), name: 'Inseln', countries: [], postcodes: [{ from: '27498', to: '27499' }] });
const abroad = zoneLike({ id: id(3), name: 'EU', countries: ['AT', 'FR'] });
const zones = [home, abroad, islands];

test.each([
  ['a country by its zone', 'AT', '1010', 'EU'],
  ['a postcode of an island before its country', 'DE', '27498', 'Inseln'],
  ['the same digits abroad by the country', 'FR', '27498', 'EU'],
  ['everything else of the country', 'DE', '20457', 'Deutschland'],
  ['nobody by a country without a zone', 'US', '10001', undefined],
])('an address finds %s', (_name, country, postcode, expected) =>
  expect(findZone(zones, { country, postcode })?.name).toBe(expected),
);

const light = { weightGrams: 500, goodsCents: 2000 };
test.each([
  ['a country outside all zones', { country: 'US', postcode: '10001' }, light, 'shop.country_not_shipped'],
  [
    'more than the last tier takes',
    { country: 'DE', postcode: '20457' },
    { ...light, weightGrams: 5001 },
    'shop.parcel_too_heavy',
  ],
  ['nothing else', { country: 'DE', postcode: '20457' }, { ...light, weightGrams: 5000 }, null],
])('refused is %s', (_name, to, parcel, expected) => expect(whyNotShip(zones, to, parcel)).toBe(expected));

test('where islands alone are shipped to, the rest of the country is refused at the postcode', () => {
  expect(whyNotShip([islands], { country: 'DE', postcode: '20457' }, light)).toBe('shop.address_not_shipped');
});

test('the country is asked where there are several, the home country first', () => {
  expect(shippedCountries(zones)).toEqual(['DE', 'AT', 'FR']);
  expect(countryOf(zones, '')).toBe('DE');
  expect(countryOf(zones, 'US')).toBe('US');
  expect(countryOf([zoneLike({ countries: ['AT'] })], 'DE')).toBe('AT');
  expect(homeZone([abroad])?.name).toBe('EU');
});

const faults: [string, Partial<Zone>, string][] = [
  ['without a place', { countries: [] }, 'shop.zone_nowhere'],
  ['with a country of another', { countries: ['AT'] }, 'shop.zone_country_twice'],
  [
    'with postcodes of another',
    { countries: [], postcodes: [{ from: '27400', to: '27498' }] },
    'shop.zone_postcodes_twice',
  ],
  [
    'with postcodes backwards',
    { countries: [], postcodes: [{ from: '20002', to: '20001' }] },
    'shop.zone_postcodes_order',
  ],
  ['called as another', { countries: ['IT'], name: 'eu' }, 'field.twice'],
  ['with days backwards', { countries: ['IT'], deliveryDays: { from: 4, to: 2 } }, 'shop.delivery_days_order'],
  [
    'with a gap below',
    {
      countries: ['IT'],
      tiers: [
        { upTo: null, priceCents: 1 },
        { upTo: 9, priceCents: 2 },
      ],
    },
    'shop.zone_tier_order',
  ],
  [
    'with a tier twice',
    {
      countries: ['IT'],
      tiers: [
        { upTo: 9, priceCents: 1 },
        { upTo: 9, priceCents: 2 },
      ],
    },
    'shop.zone_tier_order',
  ],
  [
    'that is cheaper when heavier',
    {
      countries: ['IT'],
      tiers: [
        { upTo: 9, priceCents: 2 },
        { upTo: null, priceCents: 1 },
      ],
    },
    'shop.zone_price_falls',
  ],
  [
    'that refuses dear goods',
    { countries: ['IT'], measure: 'value', tiers: [{ upTo: 9, priceCents: 2 }] },
    'shop.zone_value_open',
  ],
];
test.each(faults)('no zone is kept %s', (_name, given, code) => {
  const wrong = zoneFaults([...zones, zoneLike({ id: id(4), name: 'Neu', ...given })]);
  expect(wrong.map((fault) => fault.code)).toEqual([code]);
  expect(wrong[0]!.path).toMatch(/^zones\.3\./);
});

test('what is proposed is fine', () => expect(zoneFaults(PROPOSED_ZONES)).toEqual([]));

/** Zones as they are kept: tiers rise, and prices by weight do not fall. */
const anyZone = fc
  .record({
    measure: fc.constantFrom('weight' as const, 'value' as const),
    steps: fc.array(fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 0, max: 900 })), {
      minLength: 1,
      maxLength: 8,
    }),
    isOpen: fc.boolean(),
    freeFromCents: fc.option(fc.integer({ min: 0, max: 20_000 })),
  })
  .map(({ measure, steps, isOpen, freeFromCents }) => {
    const sums = steps.map((_, at) => steps.slice(0, at + 1));
    const tiers = sums.map((part, at) => ({
      upTo:
        at === steps.length - 1 && (isOpen || measure === 'value') ? null : part.reduce((sum, [step]) => sum + step, 0),
      priceCents: part.reduce((sum, [, cents]) => sum + cents, 0),
    }));
    return zoneLike({ measure, tiers, freeFromCents });
  });
const anyParcel = fc.record({ weightGrams: fc.nat(60_000), goodsCents: fc.nat(60_000) });

test('a parcel that is kept to the rules costs nothing or what one tier says, never less than nothing', () => {
  fc.assert(
    fc.property(anyZone, anyParcel, (zone, parcel) => {
      expect(zoneFaults([zone])).toEqual([]);
      const cents = shippingCents(zone, parcel);
      const isFree = zone.freeFromCents !== null && parcel.goodsCents >= zone.freeFromCents;
      if (cents !== null) expect(isFree ? [0] : zone.tiers.map(({ priceCents }) => priceCents)).toContain(cents);
      // No gap: only what is heavier than the last tier is refused.
      const last = zone.tiers.at(-1)!.upTo;
      expect(cents === null).toBe(last !== null && parcel.weightGrams > last);
    }),
  );
});

test('by weight more never costs less, and what goes free stays so with more goods', () => {
  fc.assert(
    fc.property(anyZone, anyParcel, fc.nat(9000), (zone, parcel, more) => {
      const before = shippingCents(zone, parcel);
      const heavier = shippingCents(zone, { ...parcel, weightGrams: parcel.weightGrams + more });
      if (before === null) expect(heavier === null || zone.measure === 'value').toBe(true);
      else if (heavier !== null) expect(heavier).toBeGreaterThanOrEqual(before);
      const isFree = zone.freeFromCents !== null && parcel.goodsCents >= zone.freeFromCents;
      if (isFree && before !== null)
        expect(shippingCents(zone, { ...parcel, goodsCents: parcel.goodsCents + more })).toBe(0);
    }),
  );
});
