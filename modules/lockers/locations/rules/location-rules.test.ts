import { isTimeZone } from '@fachwerk/base/format-time';
import { hoursLike } from '@fachwerk/opening-hours/rules/hours.for-tests';
import { expect, test } from 'vitest';
import type { StorageLocationData } from '../contract.ts';
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
