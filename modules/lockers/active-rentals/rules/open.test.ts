import { at, rentalLike } from '@fachwerk/rentals/rules/rental.for-tests';
import { expect, test } from 'vitest';
import { whyNotOpen } from './open.ts';

const revoked = { accessRevokedAt: at('10:30') };
const cases = [
  ['opens while it runs', {}, '11:00', null],
  ['opens at its very end', {}, '12:00', null],
  ['opens in the last moment of grace', {}, '15:00', null],
  ['asks for the extra payment a minute later', {}, '15:01', 'rental.surcharge_due'],
  ['opens again as far as it was paid', { paidUntil: at('16:00') }, '16:00', null],
  ['asks again after that', { paidUntil: at('16:00') }, '16:01', 'rental.surcharge_due'],
  ['stays shut when access was taken away', revoked, '11:00', 'rental.access_revoked'],
  ['says so before it asks for money', revoked, '15:01', 'rental.access_revoked'],
  ['waits for its payment', { state: 'ordered' }, '11:00', 'rental.not_paid'],
  ['waits for its payment in the cart', { state: 'held' }, '11:00', 'rental.not_paid'],
  ['waits for its start', { state: 'booked' }, '09:00', 'rental.not_yet'],
  ['is over', { state: 'ended', endedAt: at('11:30') }, '11:40', 'rental.already_ended'],
  ['is off', { state: 'cancelled' }, '11:00', 'rental.over'],
] as const;
test.each(cases)('a rental %s', (_, given, now, expected) => {
  expect(whyNotOpen(rentalLike(given), at(now))).toBe(expected);
});
