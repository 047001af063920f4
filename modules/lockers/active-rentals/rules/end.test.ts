import { at, rentalLike } from '@fachwerk/rentals/rules/rental.for-tests';
import { expect, test } from 'vitest';
import { whyNotEnd } from './end.ts';

const willing = { confirmedEmpty: true, doorState: 'closed' } as const;
const cases = [
  ['ends with the door closed and the box empty', {}, {}, null],
  ['ends where the sensor is silent', {}, { doorState: 'unknown' }, null],
  ['waits for an open door', {}, { doorState: 'open' }, 'rental.door_open'],
  ['wants to hear that it is empty', {}, { confirmedEmpty: false }, 'rental.not_confirmed_empty'],
  ['ends though its access was taken away', { accessRevokedAt: at('10:30') }, {}, null],
  ['ends once', { state: 'ended', endedAt: at('10:50') }, {}, 'rental.already_ended'],
  ['does not end before it has begun', { state: 'booked' }, {}, 'rental.not_running'],
] as const;
test.each(cases)('a rental %s', (_, given, request, expected) => {
  expect(whyNotEnd(rentalLike(given), { ...willing, ...request })).toBe(expected);
});
