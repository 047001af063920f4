import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PriceData, PriceUnit } from '../contract.ts';
import { priceOf } from './price.ts';
import { priceSetAt, UNIT_MINUTES, unitsCost } from './price-set.ts';

const START = new Date('2027-05-03T08:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

function price(unit: PriceUnit, cents: number | PriceData['tiers'], more: Partial<PriceData> = {}): PriceData {
  return {
    sizeCode: 'M',
    unit,
    tiers: typeof cents === 'number' ? [{ upTo: null, cents }] : cents,
    minimumCents: 0,
    dailyCapCents: null,
    overrunCentsPerHour: 0,
    validFrom: new Date('2027-01-01T00:00:00Z'),
    ...more,
  };
}

const usual = [price('hour', 200), price('day', 900), price('week', 3500)];
const tiered = [
  price('hour', [
    { upTo: 2, cents: 300 },
    { upTo: 5, cents: 200 },
    { upTo: null, cents: 100 },
  ]),
];

const cases = [
  ['a started hour counts whole', usual, 61, 400],
  ['one minute is one hour', usual, 1, 200],
  ['five hours cost a day', usual, 5 * HOUR, 900],
  ['a day and an hour cost both', usual, DAY + 1, 1100],
  ['three days and a half cost four days', usual, 3 * DAY + 12 * HOUR, 3500],
  ['five days cost a week', usual, 4 * DAY + 5 * HOUR, 3500],
  ['eight days cost a week and a day', usual, 8 * DAY, 4400],
  ['nothing costs nothing', usual, 0, 0],
  ['tiers count from the first unit', tiered, 4 * HOUR, 1000],
  ['and the last one is open', tiered, 10 * HOUR, 1700],
  ['a minimum lifts a short rental', [price('minute', 5, { minimumCents: 150 })], 10, 150],
  ['and leaves a long one alone', [price('minute', 5, { minimumCents: 150 })], 60, 300],
  ['a cap holds a day', [price('hour', 200, { dailyCapCents: 1000 })], 20 * HOUR, 1000],
  ['and goes on with hours after it', [price('hour', 200, { dailyCapCents: 1000 })], DAY + 2 * HOUR, 1400],
  ['and beats a minimum above it', [price('hour', 200, { dailyCapCents: 500, minimumCents: 800 })], HOUR, 500],
  ['hours may be the cheaper week', [price('hour', 1), price('week', 3500)], WEEK, 168],
] as const;

for (const [name, prices, minutes, expected] of cases) {
  test(name, () => expect(priceOf(prices, 'M', START, after(minutes))?.cents).toBe(expected));
}

test('a quote says what it is made of', () => {
  expect(priceOf(usual, 'M', START, after(8 * DAY + 90))).toEqual({
    cents: 4800,
    parts: [
      { unit: 'week', count: 1, cents: 3500 },
      { unit: 'day', count: 1, cents: 900 },
      { unit: 'hour', count: 2, cents: 400 },
    ],
  });
});

test('without a price for the size, or before the first one counts, there is none', () => {
  expect(priceOf(usual, 'XL', START, after(60))).toBeNull();
  expect(priceOf(usual, 'M', new Date('2026-12-31T23:00:00Z'), START)).toBeNull();
});

test('a newer set replaces the older one as a whole, for rentals that start after it', () => {
  const dearer = { validFrom: new Date('2027-06-01T00:00:00Z') };
  const prices = [...usual, price('hour', 300, dearer)];
  expect(priceOf(prices, 'M', START, after(DAY))?.cents).toBe(900);
  const later = new Date('2027-06-01T00:00:00Z');
  expect(priceOf(prices, 'M', later, new Date(later.getTime() + DAY * 60_000))?.cents).toBe(24 * 300);
});

const cents = fc.integer({ min: 0, max: 5000 });
const tiers = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 3 }),
    fc.array(cents, { minLength: 4, maxLength: 4 }),
  )
  .map(([limits, amounts]) => [
    ...limits.sort((a, b) => a - b).map((upTo, index) => ({ upTo, cents: amounts[index]! })),
    { upTo: null, cents: amounts[3]! },
  ]);
const unitPrice = (unit: PriceUnit) =>
  fc
    .record({
      tiers,
      minimumCents: fc.integer({ min: 0, max: 800 }),
      cap: fc.option(fc.integer({ min: 800, max: 9000 })),
    })
    .map(({ tiers: all, minimumCents, cap }) => price(unit, all, { minimumCents, dailyCapCents: cap }));
const prices = fc
  .uniqueArray(fc.constantFrom<PriceUnit>('minute', 'hour', 'day', 'week'), { minLength: 1, maxLength: 4 })
  .chain((units) => fc.tuple(...units.map(unitPrice)));
const duration = fc.oneof(fc.integer({ min: 1, max: 3 * DAY }), fc.integer({ min: 1, max: 40 * DAY }));
const costs = (given: PriceData[], minutes: number) => priceOf(given, 'M', START, after(minutes))!.cents;

test('a price is never dearer than any one unit alone', () => {
  fc.assert(
    fc.property(prices, duration, (given, minutes) => {
      const { minimumCents } = priceSetAt(given, 'M', START)!;
      for (const each of given) {
        const alone = unitsCost(each, Math.ceil(minutes / UNIT_MINUTES[each.unit]));
        expect(costs(given, minutes)).toBeLessThanOrEqual(Math.max(alone, minimumCents));
      }
    }),
  );
});

test('a longer rental is never cheaper', () => {
  fc.assert(
    fc.property(prices, duration, fc.integer({ min: 0, max: 2 * DAY }), (given, minutes, more) => {
      expect(costs(given, minutes + more)).toBeGreaterThanOrEqual(costs(given, minutes));
    }),
  );
});

test('the cap holds for every started day, and the minimum below it', () => {
  fc.assert(
    fc.property(prices, duration, (given, minutes) => {
      const { dailyCapCents, minimumCents } = priceSetAt(given, 'M', START)!;
      const days = Math.ceil(minutes / DAY);
      if (dailyCapCents !== null) expect(costs(given, minutes)).toBeLessThanOrEqual(dailyCapCents * days);
      expect(costs(given, minutes)).toBeGreaterThanOrEqual(Math.min(minimumCents, (dailyCapCents ?? Infinity) * days));
    }),
  );
});

test('the parts cover the time and make the price', () => {
  fc.assert(
    fc.property(prices, duration, (given, minutes) => {
      const quote = priceOf(given, 'M', START, after(minutes))!;
      const covered = quote.parts.reduce(
        (sum, { unit, count }) => sum + count * (unit === 'cap' ? DAY : UNIT_MINUTES[unit]),
        0,
      );
      expect(covered).toBeGreaterThanOrEqual(minutes);
      const sum = quote.parts.reduce((total, part) => total + part.cents, 0);
      expect(quote.cents).toBe(Math.max(sum, priceSetAt(given, 'M', START)!.minimumCents));
    }),
  );
});

test('no combination of a few units is cheaper', () => {
  const few = fc.integer({ min: 1, max: 2 * DAY });
  fc.assert(
    fc.property(prices, few, (given, minutes) => {
      const cost = (unit: PriceUnit, count: number) => {
        const found = given.find((each) => each.unit === unit);
        return count === 0 ? 0 : found ? unitsCost(found, count) : Infinity;
      };
      let best = Infinity;
      for (let weeks = 0; weeks <= 1; weeks++)
        for (let days = 0; days <= 2; days++)
          for (let hours = 0; hours <= 48; hours++) {
            const rest = Math.max(0, minutes - weeks * WEEK - days * DAY - hours * HOUR);
            best = Math.min(best, cost('week', weeks) + cost('day', days) + cost('hour', hours) + cost('minute', rest));
          }
      const { minimumCents } = priceSetAt(given, 'M', START)!;
      expect(costs(given, minutes)).toBeLessThanOrEqual(Math.max(best, minimumCents));
    }),
  );
});
