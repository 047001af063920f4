import { expect, test } from 'vitest';
import { RentalState } from '../contract.ts';
import { at, rentalLike } from './rental.for-tests.ts';
import { isHoldOver, LIVE_STATES, mayBecome, NEXT_STATES, phaseOf } from './rental-state.ts';

const held = rentalLike({ state: 'held', holdExpiresAt: at('10:15') });

const phases = [
  ['a hold', held, '10:14', 'held'],
  ['a hold that is over by the clock', held, '10:15', 'expired'],
  ['an order that waits for its payment', { ...held, state: 'ordered' }, '10:14', 'ordered'],
  ['an order nobody paid', { ...held, state: 'ordered' }, '10:15', 'expired'],
  ['a booking', rentalLike({ state: 'booked' }), '09:00', 'booked'],
  ['a running rental', rentalLike(), '11:59', 'running'],
  ['one at its end', rentalLike(), '12:00', 'grace'],
  ['one in the last minute of grace', rentalLike(), '15:00', 'grace'],
  ['one over its time', rentalLike(), '15:01', 'overrun'],
  ['one that has paid for being over', rentalLike({ paidUntil: at('16:00') }), '15:30', 'grace'],
  ['an ended one', rentalLike({ state: 'ended', endedAt: at('11:00') }), '20:00', 'ended'],
] as const;

for (const [name, rental, now, phase] of phases) {
  test(`${name} is ${phase}`, () => expect(phaseOf(rental, at(now))).toBe(phase));
}

test('the table of states is what the words say', () => {
  const table = Object.fromEntries(
    RentalState.options.map((from) => [from, RentalState.options.filter((to) => mayBecome({ state: from }, to))]),
  );
  expect(table).toEqual({
    held: ['ordered', 'cancelled', 'expired'],
    ordered: ['booked', 'active', 'cancelled', 'expired'],
    booked: ['active', 'cancelled'],
    active: ['ended'],
    ended: [],
    cancelled: [],
    expired: ['booked', 'active', 'cancelled'],
  });
});

test('every way through the states comes to an end', () => {
  const isFinal = (state: RentalState, seen: readonly RentalState[]): boolean =>
    NEXT_STATES[state].every((next) => !seen.includes(next) && isFinal(next, [...seen, next]));
  expect(RentalState.options.every((state) => isFinal(state, [state]))).toBe(true);
});

test('only what waits for money has a hold', () => {
  for (const state of RentalState.options) {
    const isWaiting = state === 'held' || state === 'ordered';
    expect(isHoldOver({ state, holdExpiresAt: at('10:00') }, at('11:00'))).toBe(isWaiting);
    expect(!isWaiting || LIVE_STATES.includes(state as never)).toBe(true);
  }
});
