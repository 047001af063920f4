import { expect, test } from 'vitest';
import { isEndOfToday } from './end-of-today.ts';

test.each([
  ['the midnight that comes', '2026-03-01T23:00:00Z', true],
  ['the midnight after it', '2026-03-02T23:00:00Z', false],
  ['the midnight that was', '2026-02-28T23:00:00Z', false],
  ['an hour of today', '2026-03-01T22:30:00Z', false],
])('%s', (_, at, expected) => {
  expect(isEndOfToday(new Date(at), new Date('2026-03-01T10:00:00Z'), 'Europe/Berlin')).toBe(expected);
});

test('the day on which the clocks change ends at its own midnight', () => {
  expect(isEndOfToday(new Date('2026-03-29T22:00:00Z'), new Date('2026-03-28T23:30:00Z'), 'Europe/Berlin')).toBe(true);
});
