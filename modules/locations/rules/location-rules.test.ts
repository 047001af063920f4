import { expect, test } from 'vitest';
import type { KeepWarm, StorageLocationData } from '../contract.ts';
import type { PriceGroup, PriceTier } from '../contract-prices.ts';
import { whyNotBoxSizes } from './box-size.ts';
import { DURATION_CHOICES, durationParts, withPresent } from './duration.ts';
import { hoursLike } from './hours.for-tests.ts';
import { batteryPercentPerMonth, commandsPerDay } from './keep-warm.ts';
import { isTimeZone, whyNotLocation } from './location.ts';
import { whyNotPriceGroup, whyNotRemovePrice, whyNotRemovePriceGroup } from './price-group.ts';

const fine: StorageLocationData = {
  name: { de: 'Hier' },
  description: {},
  address: { street: '', postcode: '', city: '', country: 'DE' },
  position: null,
  timeZone: 'Europe/Berlin',
  openingHours: hoursLike(),
  priceGroupId: null,
  isShortTerm: true,
  isLongTerm: false,
  maxDurationMinutes: 60,
  graceMinutes: 180,
  checkMinutes: 0,
  reviewLink: '',
  operatorEmail: '',
  keepWarm: { isOn: false, everyMinutes: 60, from: '08:00', to: '20:00' },
  isActive: true,
};

const locationCases = [
  ['as it should be', {}, null],
  ['neither short nor long', { isShortTerm: false }, 'location.neither_short_nor_long isShortTerm'],
  ['with a zone nobody knows', { timeZone: 'Europe/Atlantis' }, 'location.time_zone_unknown timeZone'],
  [
    'with hours that overlap',
    { openingHours: hoursLike({ weekly: { monday: '08:00-10:00 09:00-11:00' } }) },
    'location.hours_refused openingHours.weekly.monday.1.from',
  ],
] as const;
for (const [name, change, expected] of locationCases) {
  test(`a location ${name}`, () => {
    const refusal = whyNotLocation({ ...fine, ...change });
    expect(refusal && `${refusal.code} ${refusal.fields[0]?.path}`).toBe(expected);
  });
}

test('a time zone has a name', () => {
  expect(['Europe/Berlin', 'UTC', 'America/New_York'].map(isTimeZone)).toEqual([true, true, true]);
  expect(['', '+01:00', '01', 'Nowhere', 'Europe/'].map(isTimeZone)).toEqual([false, false, false, false, false]);
});

const warm: KeepWarm = { isOn: true, everyMinutes: 60, from: '08:00', to: '20:00' };
const warmCases = [
  ['every hour of twelve, both ends included', warm, 13],
  ['off', { ...warm, isOn: false }, 0],
  ['over midnight', { ...warm, from: '22:00', to: '02:00' }, 5],
  ['round the clock', { ...warm, from: '06:00', to: '06:00' }, 24],
  ['less often than the window is long', { ...warm, everyMinutes: 1440 }, 1],
] as const;
for (const [name, keepWarm, expected] of warmCases) {
  test(`keeping warm ${name}`, () => expect(commandsPerDay(keepWarm)).toBe(expected));
}
test('the battery pays per command', () => {
  expect(batteryPercentPerMonth(warm)).toBeCloseTo(0.975);
  expect(batteryPercentPerMonth({ ...warm, isOn: false })).toBe(0);
});

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

const group = (locations: number): PriceGroup => ({
  id: 'g',
  name: 'G',
  currency: 'EUR',
  locations,
  version: 1,
  prices: [price('1', 'M', flat), price('2', 'M', flat, { unit: 'day' }), price('3', 'L', flat)],
});
const removals = [
  ['one of several of its size', 1, '1', null],
  ['the last of its size where people rent', 1, '3', 'price.last_of_size'],
  ['the last of its size where nobody does', 0, '3', null],
  ['one that is not there', 1, '4', 'price.unknown'],
] as const;
for (const [name, locations, id, expected] of removals) {
  test(`removing ${name}`, () => expect(whyNotRemovePrice(group(locations), id)).toBe(expected));
}

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
