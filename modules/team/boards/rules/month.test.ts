import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthIn, monthLater, weeksOf } from './month.ts';

const month = fc
  .tuple(fc.integer({ min: 2000, max: 2999 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

test('a month is whole weeks from Monday on, each day once, and every day of it among them', () => {
  fc.assert(
    fc.property(month, (one) => {
      const weeks = weeksOf(one);
      const days = weeks.flat();
      expect(weeks.every((week) => week.length === 7 && new Date(week[0]!).getUTCDay() === 1)).toBe(true);
      expect(new Set(days).size).toBe(days.length);
      expect(days.filter((day) => day.startsWith(one)).length).toBeGreaterThanOrEqual(28);
      expect(weeks[0]).toContain(`${one}-01`);
      expect(weeks.at(-1)!.some((day) => day.startsWith(one))).toBe(true);
    }),
  );
});

test('a month later and one before is the same month', () => {
  fc.assert(
    fc.property(month, fc.integer({ min: -40, max: 40 }), (one, by) => {
      expect(monthLater(monthLater(one, by), -by)).toBe(one);
    }),
  );
  expect(monthLater('2026-12', 1)).toBe('2027-01');
});

test('what is no month is the one of today', () => {
  expect([monthIn('2026-13', '2026-11-17'), monthIn(null, '2026-11-17'), monthIn('2027-02', '2026-11-17')]).toEqual([
    '2026-11',
    '2026-11',
    '2027-02',
  ]);
});
