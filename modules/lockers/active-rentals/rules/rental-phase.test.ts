import { at, rentalLike } from '@fachwerk/rentals/rules/rental.for-tests';
import { expect, test } from 'vitest';
import { phaseOf, phaseSince } from './rental-phase.ts';

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

const since = [
  ['running', '11:59', 'running'],
  ['running', '12:00', 'grace'],
  ['running', '15:00', 'overrun'],
  ['grace', '14:59', 'grace'],
  ['grace', '15:00', 'overrun'],
  ['booked', '20:00', 'booked'],
  ['ended', '20:00', 'ended'],
] as const;

for (const [told, now, phase] of since) {
  test(`what was told as ${told} is ${phase} at ${now}`, () =>
    expect(phaseSince({ phase: told, endsAt: at('12:00'), graceUntil: at('15:00') }, at(now))).toBe(phase));
}
