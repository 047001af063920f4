import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batteryLossPerDay, daysUntilBelow } from './battery-trend.ts';

const falling = (from: number, perDay: number, days: number) =>
  Array.from({ length: days }, (_, day) => ({ day, battery: from - day * perDay }));

test('two days tell nothing yet', () => expect(batteryLossPerDay(falling(50, 1, 2))).toBeNull());
test('a battery that stays loses nothing', () => expect(batteryLossPerDay(falling(50, 0, 14))).toBe(0));

test('any straight fall is found, whatever the days are counted from', () => {
  const anyFall = fc.record({
    perDay: fc.double({ min: 0.05, max: 5, noNaN: true }),
    days: fc.integer({ min: 3, max: 14 }),
    zero: fc.integer({ min: -9999, max: 9999 }),
  });
  fc.assert(
    fc.property(anyFall, ({ perDay, days, zero }) => {
      const shifted = falling(90, perDay, days).map(({ day, battery }) => ({ day: day + zero, battery }));
      expect(batteryLossPerDay(shifted)).toBeCloseTo(perDay, 6);
    }),
  );
});

const cases = [
  ['already below', 29, 0.5, 0],
  ['at the limit', 30, 0.5, 1],
  ['half a percent a day', 35, 0.5, 11],
  ['not falling', 35, 0, null],
  ['rising', 35, -1, null],
  ['unknown', 35, null, null],
] as const;
for (const [name, battery, loss, expected] of cases) {
  test(`days until a battery is below 30: ${name}`, () => expect(daysUntilBelow(battery, 30, loss)).toBe(expected));
}
