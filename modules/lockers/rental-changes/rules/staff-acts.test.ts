import { at, rentalLike } from '@fachwerk/rentals/rules/rental.for-tests';
import { expect, test } from 'vitest';
import {
  moneyFate,
  whyNotCheck,
  whyNotRefund,
  whyNotRestore,
  whyNotRevoke,
  whyNotStop,
  whyNotSwap,
  whyNotWaive,
} from './staff-acts.ts';

test('access is taken from those who have it, and given back to those who lost it', () => {
  const [running, shut] = [rentalLike(), rentalLike({ accessRevokedAt: at('10:30') })];
  expect([whyNotRevoke(running), whyNotRevoke(shut)]).toEqual([null, 'rental.access_revoked']);
  expect([whyNotRestore(running), whyNotRestore(shut)]).toEqual(['rental.access_not_revoked', null]);
  expect(whyNotRevoke(rentalLike({ state: 'booked' }))).toBeNull();
  expect(whyNotRevoke(rentalLike({ state: 'ordered' }))).toBe('rental.not_paid');
  expect(whyNotRestore(rentalLike({ state: 'ended' }))).toBe('rental.already_ended');
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

test('what runs or is to come can move', () => {
  expect(whyNotSwap(rentalLike())).toBeNull();
  expect(whyNotSwap(rentalLike({ state: 'booked' }))).toBeNull();
  expect(whyNotSwap(rentalLike(), rentalLike().lockId)).toBe('rental.same_box');
  expect(whyNotSwap(rentalLike({ state: 'ordered' }))).toBe('rental.not_running');
});

const refunds = [
  ['all that is left', 400, 400, null],
  ['a part of it', 400, 1, null],
  ['a cent more than is left', 400, 401, 'rental.refund_too_high'],
  ['anything of nothing', 0, 1, 'rental.refund_too_high'],
] as const;

for (const [name, refundableCents, amountCents, expected] of refunds) {
  test(`${name}: ${expected ?? 'goes back'}`, () => expect(whyNotRefund(refundableCents, amountCents)).toBe(expected));
}

test.each([
  ['nothing was paid', 0, undefined, 'nothing_paid'],
  ['nothing was paid, and nothing is given back', 0, 0, 'nothing_paid'],
  ['nobody was asked', 400, undefined, 'undecided'],
  ['nothing goes back', 400, 0, 'none'],
  ['a cent less than all goes back', 400, 399, 'part'],
  ['all goes back', 400, 400, 'all'],
] as const)('the money of a booking that is called off: %s', (_, paid, back, fate) => {
  expect(moneyFate(paid, back)).toBe(fate);
});
