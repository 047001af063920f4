import { expect, test } from 'vitest';
import { RentalState } from '../contract.ts';
import { at } from './rental.for-tests.ts';
import { isHoldOver, LIVE_STATES, mayBecome, NEXT_STATES } from './rental-state.ts';

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
