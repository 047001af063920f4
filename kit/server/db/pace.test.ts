import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

function paceAfter(...durationsMs: number[]): Pace {
  const pace = new Pace();
  for (const ms of durationsMs) pace.ran(ms);
  return pace;
}

const many = (count: number, ms: number) => Array.from({ length: count }, () => ms);

test('an unknown statement is not called quick', () => {
  expect(new Pace().isQuick).toBe(false);
  expect(paceAfter(1, 1).isQuick).toBe(false);
});

test('three quick runs are proof enough', () => expect(paceAfter(1, 2, 1).isQuick).toBe(true));

test('a slow statement never gets in', () => expect(paceAfter(...many(50, 40)).isQuick).toBe(false));

test('one stall does not take its good name', () => expect(paceAfter(1, 1, 1, 60).isQuick).toBe(true));

test('a statement that has become slow loses it, and gets it back', () => {
  expect(paceAfter(...many(10, 1), ...many(5, 50)).isQuick).toBe(false);
  expect(paceAfter(...many(10, 1), ...many(5, 50), ...many(40, 1)).isQuick).toBe(true);
});

test('whoever held up a pipeline has to prove itself ten times as often, each time', () => {
  const pace = paceAfter(1, 1, 1);
  pace.heldUp();
  for (const ms of many(29, 1)) pace.ran(ms);
  expect(pace.isQuick).toBe(false);
  pace.ran(1);
  expect(pace.isQuick).toBe(true);
  pace.heldUp();
  for (const ms of many(299, 1)) pace.ran(ms);
  expect(pace.isQuick).toBe(false);
});
