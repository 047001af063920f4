import { expect, test } from 'vitest';
import type { OpeningHours } from '../contract.ts';
import { shownHours } from './shown-hours.ts';

const open = [{ from: '08:00', to: '20:00' }];
const short = [{ from: '10:00', to: '14:00' }];
const day = (on: string, intervals: typeof open, note: string) => ({ firstOn: on, lastOn: on, intervals, note });
const hours: OpeningHours = {
  isAlwaysOpen: false,
  weekly: { monday: open, tuesday: open, wednesday: open, thursday: open, friday: open, saturday: open, sunday: [] },
  holidaysOf: 'BE',
  onHolidays: short,
  exceptions: [
    day('2026-12-19', [], 'Umbau'),
    day('2026-12-24', short, 'Heiligabend'),
    { firstOn: '2027-01-18', lastOn: '2027-01-19', intervals: [], note: 'Inventur' },
    day('2027-06-01', [], 'Fest'),
  ],
};
const thursday = Temporal.PlainDate.from('2026-12-17');
const shown = (given: OpeningHours) => shownHours(given, thursday, ({ nameDe }) => nameDe);
const line = ({ firstOn, lastOn, intervals, note }: ReturnType<typeof shown>['week'][number]) =>
  [firstOn, lastOn === firstOn ? '' : lastOn, intervals.map(({ from, to }) => `${from}-${to}`).join(), note]
    .join(' ')
    .trim();

test('the week is as it will really be, from today on', () => {
  expect(shown(hours).week.map(line)).toEqual([
    '2026-12-17  08:00-20:00',
    '2026-12-18  08:00-20:00',
    '2026-12-19   Umbau',
    '2026-12-20',
    '2026-12-21  08:00-20:00',
    '2026-12-22  08:00-20:00',
    '2026-12-23  08:00-20:00',
  ]);
});

test('then comes what is not as usual within two months: holidays, and exceptions before them', () => {
  expect(shown(hours).later.map(line)).toEqual([
    '2026-12-24  10:00-14:00 Heiligabend',
    '2026-12-25  10:00-14:00 1. Weihnachtstag',
    '2026-12-26  10:00-14:00 2. Weihnachtstag',
    '2027-01-01  10:00-14:00 Neujahrstag',
    '2027-01-18 2027-01-19  Inventur',
  ]);
});

test('what never closes has no special days', () => {
  expect(shown({ ...hours, isAlwaysOpen: true }).later).toEqual([]);
});
