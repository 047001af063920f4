import { expect, test } from 'vitest';
import { whyNotCheck, whyNotEnd, whyNotStop, whyNotWaive } from './end.ts';
import { at, rentalLike } from './rental.for-tests.ts';

const willing = { confirmedEmpty: true, doorState: 'closed', now: at('11:00') } as const;
const cases = [
  ['ends with the door closed and the box empty', {}, {}, null],
  ['ends where the sensor is silent', {}, { doorState: 'unknown' }, null],
  ['waits for an open door', {}, { doorState: 'open' }, 'rental.door_open'],
  ['wants to hear that it is empty', {}, { confirmedEmpty: false }, 'rental.not_confirmed_empty'],
  ['ends in the last moment of grace', {}, { now: at('15:00') }, null],
  ['asks for the extra payment first', {}, { now: at('15:01'), doorState: 'open' }, 'rental.surcharge_due'],
  ['ends though its access was taken away', { accessRevokedAt: at('10:30') }, {}, null],
  ['ends once', { state: 'ended', endedAt: at('10:50') }, {}, 'rental.already_ended'],
  ['does not end before it has begun', { state: 'booked' }, {}, 'rental.not_running'],
] as const;
test.each(cases)('a rental %s', (_, given, request, expected) => {
  expect(whyNotEnd(rentalLike(given), { ...willing, ...request })).toBe(expected);
});

test('staff end or cancel whatever is not over', () => {
  const refusals = (['held', 'ordered', 'booked', 'active', 'ended', 'cancelled', 'expired'] as const).map((state) =>
    whyNotStop({ state }),
  );
  expect(refusals).toEqual([null, null, null, null, 'rental.already_ended', 'rental.over', 'rental.over']);
});

test('only what is due can be let go', () => {
  expect(whyNotWaive(rentalLike(), at('15:00'))).toBe('rental.no_surcharge_due');
  expect(whyNotWaive(rentalLike(), at('15:01'))).toBeNull();
  // Ended late by staff: what was due then stays due.
  const endedLate = rentalLike({ state: 'ended', endedAt: at('16:00') });
  expect(whyNotWaive(endedLate, at('23:00'))).toBeNull();
});

test('a box is looked at while it rests', () => {
  const ended = rentalLike({ state: 'ended' });
  expect(whyNotCheck(ended)).toBeNull();
  expect(whyNotCheck({ ...ended, occupancyId: null })).toBe('rental.already_ended');
  expect(whyNotCheck(rentalLike())).toBe('rental.not_running');
});
