import { expect, test } from 'vitest';
import { groupedDays } from './grouped-days.ts';

const day = (on: number, hours: string, note = '') => ({
  firstOn: `2026-03-0${on}`,
  intervals: hours ? [{ from: hours, to: '18:00' }] : [],
  note,
});
const rows = (...days: ReturnType<typeof day>[]) =>
  groupedDays(days).map(({ firstOn, lastOn }) => `${firstOn.at(-1)}-${lastOn.at(-1)}`);

test('days in a row with the same hours are one row, today stands alone', () => {
  expect(rows(day(1, '09:00'), day(2, '09:00'), day(3, '09:00'), day(4, ''), day(5, ''), day(6, '09:00'))).toEqual([
    '1-1',
    '2-3',
    '4-5',
    '6-6',
  ]);
});

test('a day with a note of its own stands alone', () => {
  expect(rows(day(1, ''), day(2, '09:00'), day(3, '09:00', 'Karneval'), day(4, '09:00'))).toEqual([
    '1-1',
    '2-2',
    '3-3',
    '4-4',
  ]);
});
