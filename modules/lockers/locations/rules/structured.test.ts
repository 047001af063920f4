import { expect, test } from 'vitest';
import { structuredHours } from './structured.ts';

const weekly = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
const at = (given: object) => given as { dayOfWeek: string; opens: string; closes: string };

test('opening hours are named day by day, over midnight and until its end', () => {
  const friday = [
    { from: '11:30', to: '14:00' },
    { from: '17:00', to: '01:00' },
  ];
  const hours = { isAlwaysOpen: false, weekly: { ...weekly, friday, sunday: [{ from: '12:00', to: '24:00' }] } };
  expect(
    structuredHours(hours)
      .map(at)
      .map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes]),
  ).toEqual([
    ['https://schema.org/Friday', '11:30', '14:00'],
    ['https://schema.org/Friday', '17:00', '01:00'],
    ['https://schema.org/Sunday', '12:00', '23:59'],
  ]);
});

test('round the clock is every day; nothing at all is nothing', () => {
  const always = structuredHours({ isAlwaysOpen: true, weekly }).map(at);
  expect([always.length, always[6]?.opens, always[6]?.closes]).toEqual([7, '00:00', '23:59']);
  expect(structuredHours({ isAlwaysOpen: false, weekly })).toEqual([]);
});
