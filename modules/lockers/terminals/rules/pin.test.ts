import { addMinutes } from '@fachwerk/base/time';
import { at } from '@fachwerk/rentals/rules/rental.for-tests';
import { expect, test } from 'vitest';
import { lockedUntil } from './pin.ts';

const wrong = (count: number, terminalId = 'here', from = '10:00', apart = 0) =>
  Array.from({ length: count }, (_, index) => ({ terminalId, at: addMinutes(at(from), index * apart) }));

test('after five wrong PINs within five minutes a terminal rests for five', () => {
  expect(lockedUntil(wrong(4), 'here', at('10:00'))).toBeNull();
  expect(lockedUntil(wrong(5), 'here', at('10:00'))).toEqual(at('10:05'));
  expect(lockedUntil(wrong(5), 'here', at('10:05'))).toBeNull();
});

test('slow mistakes are mistakes', () => {
  expect(lockedUntil(wrong(8, 'here', '10:00', 2), 'here', at('10:14'))).toBeNull();
});

test('the next terminal is not told to rest, until it is too much for the place', () => {
  expect(lockedUntil(wrong(5), 'there', at('10:00'))).toBeNull();
  const everywhere = [...wrong(4, 'one'), ...wrong(4, 'two'), ...wrong(2, 'three')];
  expect(lockedUntil(everywhere, 'four', at('10:01'))).toEqual(at('10:05'));
});
