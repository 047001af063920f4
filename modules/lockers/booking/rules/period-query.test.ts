import { expect, test } from 'vitest';
import { periodFrom, suggestedStart } from './period-query.ts';

const nothing = { wann: '', beginn: '', dauer: '', anzahl: '', einheit: '' };
const BERLIN = 'Europe/Berlin';

const cases = [
  ['nothing chosen is no period', nothing, null],
  ['now needs a length alone', { ...nothing, wann: 'jetzt', dauer: '120' }, { durationMinutes: 120 }],
  ['now without a length is none', { ...nothing, wann: 'jetzt' }, null],
  [
    'a length can be typed',
    { ...nothing, wann: 'jetzt', dauer: 'andere', anzahl: '3', einheit: 'days' },
    { durationMinutes: 4320 },
  ],
  ['an unknown unit is no length', { ...nothing, wann: 'jetzt', dauer: 'andere', anzahl: '3', einheit: 'years' }, null],
  ['a length is a whole number', { ...nothing, wann: 'jetzt', dauer: '1.5' }, null],
  ['nobody rents for longer than a year', { ...nothing, wann: 'jetzt', dauer: '600000' }, null],
  ['nor for no time at all', { ...nothing, wann: 'jetzt', dauer: '0' }, null],
  [
    'later is by the clock of the location',
    { ...nothing, wann: 'spaeter', beginn: '2026-07-01T09:00', dauer: '60' },
    { startsAt: new Date('2026-07-01T07:00:00Z'), durationMinutes: 60 },
  ],
  ['later needs a day', { ...nothing, wann: 'spaeter', zeit: '09:00', dauer: '60' }, null],
  ['a day that does not exist is none', { ...nothing, wann: 'spaeter', beginn: '2026-02-30T09:00', dauer: '60' }, null],
] as const;

for (const [name, query, expected] of cases) {
  test(name, () => expect(periodFrom(query, BERLIN)).toEqual(expected));
}

test('the suggested start is a half hour that one can reach', () => {
  expect(suggestedStart(new Date('2026-03-01T10:05:00Z')).toISOString()).toBe('2026-03-01T11:00:00.000Z');
  expect(suggestedStart(new Date('2026-03-01T10:00:00Z')).toISOString()).toBe('2026-03-01T10:30:00.000Z');
});
