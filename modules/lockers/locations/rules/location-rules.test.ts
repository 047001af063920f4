import { isTimeZone } from '@fachwerk/base/format-time';
import { hoursLike } from '@fachwerk/opening-hours/rules/hours.for-tests';
import { expect, test } from 'vitest';
import type { KeepWarm, StorageLocationData } from '../contract.ts';
import { batteryPercentPerMonth, commandsPerDay } from './keep-warm.ts';
import { whyNotLocation } from './location.ts';
import { NEW_LOCATION } from './new-location.ts';

const fine: StorageLocationData = {
  ...NEW_LOCATION,
  name: { de: 'Hier' },
  address: { street: '', postcode: '', city: '', country: 'DE' },
  openingHours: hoursLike(),
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
