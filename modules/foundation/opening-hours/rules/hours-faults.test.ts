import { expect, test } from 'vitest';
import { nextHolidays } from './holidays.ts';
import { everyDay, hoursLike, times } from './hours.for-tests.ts';
import { dayGroups, weekFrom } from './hours-day.ts';
import { hoursFaults } from './hours-faults.ts';

const exception = (firstOn: string, lastOn: string, text = '') => ({
  firstOn,
  lastOn,
  intervals: times(text),
  note: '',
});

const cases = [
  ['several intervals a day', hoursLike({ weekly: everyDay('08:00-12:00 12:00-18:00') }), []],
  ['a night before a later morning', hoursLike({ weekly: { friday: '22:00-02:00', saturday: '02:00-04:00' } }), []],
  [
    'two intervals that overlap',
    hoursLike({ weekly: { monday: '08:00-12:00 11:59-18:00' } }),
    ['weekly.monday.1.from field.hours_overlap'],
  ],
  [
    'the same interval twice',
    hoursLike({ weekly: { monday: '08:00-12:00 08:00-12:00' } }),
    ['weekly.monday.1.from field.hours_overlap'],
  ],
  [
    'the order in the list does not matter',
    hoursLike({ weekly: { monday: '14:00-18:00 08:00-15:00' } }),
    ['weekly.monday.0.from field.hours_overlap'],
  ],
  [
    'a night that runs into the next morning’s hours',
    hoursLike({ weekly: { friday: '22:00-02:00', saturday: '01:00-04:00' } }),
    ['weekly.saturday.0.from field.hours_overlap'],
  ],
  [
    'Sunday night that runs into Monday',
    hoursLike({ weekly: { sunday: '22:00-02:00', monday: '01:00-04:00' } }),
    ['weekly.monday.0.from field.hours_overlap'],
  ],
  ['an empty interval', hoursLike({ weekly: { monday: '08:00-08:00' } }), ['weekly.monday.0.to field.hours_empty']],
  [
    'an empty interval before a day with hours',
    hoursLike({ weekly: { monday: '08:00-08:00', tuesday: '07:00-09:00' } }),
    ['weekly.monday.0.to field.hours_empty'],
  ],
  ['one that begins at 24:00', hoursLike({ onHolidays: '24:00-02:00' }), ['onHolidays.0.from field.time']],
  [
    'holiday hours that overlap',
    hoursLike({ onHolidays: '08:00-12:00 10:00-11:00' }),
    ['onHolidays.1.from field.hours_overlap'],
  ],
  [
    'an exception that ends before it begins',
    hoursLike({ exceptions: [exception('2027-01-02', '2027-01-01')] }),
    ['exceptions.0.lastOn field.exception_order'],
  ],
  [
    'two exceptions for one day',
    hoursLike({ exceptions: [exception('2027-01-01', '2027-01-05'), exception('2027-01-05', '2027-01-06')] }),
    ['exceptions.1.firstOn field.exception_twice'],
  ],
  [
    'an exception of several days whose night runs into its own morning',
    hoursLike({ exceptions: [exception('2027-01-01', '2027-01-02', '22:00-03:00 02:00-06:00')] }),
    ['exceptions.0.intervals.1.from field.hours_overlap'],
  ],
  [
    'the same on a single day',
    hoursLike({ exceptions: [exception('2027-01-01', '2027-01-01', '22:00-03:00 02:00-06:00')] }),
    [],
  ],
] as const;

for (const [name, hours, expected] of cases) {
  test(`${name}: ${expected.length === 0 ? 'fine' : 'named'}`, () =>
    expect(hoursFaults(hours).map(({ path, code }) => `${path} ${code}`)).toEqual(expected));
}

test('neighbouring days with the same hours stand together', () => {
  const hours = hoursLike({ weekly: { ...everyDay('08:00-18:00'), wednesday: '', saturday: '', sunday: '' } });
  expect(dayGroups(hours.weekly).map(({ days, intervals }) => [days.join(), intervals.length])).toEqual([
    ['monday,tuesday', 1],
    ['wednesday', 0],
    ['thursday,friday', 1],
    ['saturday,sunday', 0],
  ]);
});

test('a week as it will be says why a day differs', () => {
  const hours = hoursLike({
    weekly: everyDay('08:00-18:00'),
    holidaysOf: 'BE',
    exceptions: [exception('2027-12-24', '2027-12-24', '08:00-12:00')],
  });
  const week = weekFrom(hours, Temporal.PlainDate.from('2027-12-23'));
  expect(
    week.map(({ intervals, holiday, exception: differs }) => [intervals.length, holiday?.on, differs?.firstOn]),
  ).toEqual([
    [1, undefined, undefined],
    [1, undefined, '2027-12-24'],
    [0, '2027-12-25', undefined],
    [0, '2027-12-26', undefined],
    [1, undefined, undefined],
    [1, undefined, undefined],
    [1, undefined, undefined],
  ]);
});

test('the next holidays go over the turn of the year, by Bundesland', () => {
  const from = Temporal.PlainDate.from('2027-12-26');
  expect(nextHolidays('BY', from, 3).map(({ on, nameDe }) => `${on} ${nameDe}`)).toEqual([
    '2027-12-26 2. Weihnachtstag',
    '2028-01-01 Neujahrstag',
    '2028-01-06 Heilige Drei Könige',
  ]);
  expect(nextHolidays('HH', from, 3).at(-1)?.on).toBe('2028-04-14');
});
