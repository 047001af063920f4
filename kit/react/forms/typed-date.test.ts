import { expect, test } from 'vitest';
import { shownDate, typedDate } from './typed-date.ts';

const days = [
  ['14.11.2026', '2026-11-14'],
  ['4.1.26', '2026-01-04'],
  ['14.11.', '2027-11-14'],
  ['14.11', '2027-11-14'],
  ['14/11/2026', '2026-11-14'],
  [' 2026-11-14 ', '2026-11-14'],
  ['31.2.2026', null],
  ['29.2.2028', '2028-02-29'],
  ['14.13.2026', null],
  ['14.11.2026, 09:30', null],
  ['morgen', null],
  ['', null],
] as const;

for (const [text, day] of days) {
  test(`as a day, "${text}" is ${day ?? 'none'}`, () =>
    expect(typedDate(text, { withTime: false, thisYear: 2027 })).toBe(day));
}

const moments = [
  ['14.11.2026, 09:30', '2026-11-14T09:30'],
  ['14.11.2026 9.30', '2026-11-14T09:30'],
  ['14.11. um 9 Uhr', '2027-11-14T09:00'],
  ['14.11.2026', '2026-11-14T00:00'],
  ['2026-11-14T09:30', '2026-11-14T09:30'],
  ['14.11.2026, 24:30', null],
  ['14.11.2026, 09:61', null],
] as const;

for (const [text, moment] of moments) {
  test(`as a moment, "${text}" is ${moment ?? 'none'}`, () =>
    expect(typedDate(text, { withTime: true, thisYear: 2027 })).toBe(moment));
}

test('a date is shown in the language of the product, and read again', () => {
  expect(shownDate('2026-11-04T09:30', 'de-DE')).toBe('04.11.2026, 09:30');
  expect(shownDate('2026-11-04', 'en-GB')).toBe('04/11/2026');
  expect(shownDate('31.2.', 'de-DE')).toBe('31.2.');
  for (const locale of ['de-DE', 'en-GB'])
    expect(typedDate(shownDate('2026-11-04T09:30', locale), { withTime: true, thisYear: 2027 })).toBe(
      '2026-11-04T09:30',
    );
});
