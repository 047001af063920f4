import { expect, test } from 'vitest';
import { simulated, whyNotSimulate } from './simulation.ts';

const at = (time: string) => new Date(`2026-03-01T${time}:00Z`);
const rental = { startsAt: at('09:00'), endsAt: at('11:00'), blockedUntil: at('11:15'), graceMinutes: 180 };

test.each([
  ['a running one of a demo company', 'active', true, null],
  ['a real one', 'active', false, 'rental.not_a_demo'],
  ['one that has not begun', 'booked', true, 'rental.not_running'],
  ['one that has ended', 'ended', true, 'rental.not_running'],
] as const)('%s', (_, state, isDemo, expected) => {
  expect(whyNotSimulate({ state }, isDemo)).toBe(expected);
});

test('the end comes at once, and the rental stays as long as it was', () => {
  expect(simulated(rental, 'time_up', at('10:00'))).toEqual({
    startsAt: at('08:00'),
    endsAt: at('10:00'),
    blockedUntil: at('10:15'),
  });
});

test('the grace has run out a minute ago', () => {
  expect(simulated(rental, 'overrun', at('10:00')).endsAt).toEqual(at('06:59'));
});

test('what is over already is not moved forward', () => {
  expect(simulated(rental, 'time_up', at('12:00')).endsAt).toEqual(rental.endsAt);
});
