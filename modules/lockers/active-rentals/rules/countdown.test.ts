import { expect, test } from 'vitest';
import { clockOf } from './countdown.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 1) + seconds * 1000);

test.each([
  ['nothing left', 0, '0:00'],
  ['an end in the past', -5, '0:00'],
  ['seconds', 9, '0:09'],
  ['part of a second counts as one', 8.2, '0:09'],
  ['minutes', 245, '4:05'],
  ['just under an hour', 3599, '59:59'],
  ['an hour', 3845, '1:04:05'],
  ['just under a day', 86_399, '23:59:59'],
  ['days in words', 2 * 86_400 + 3845, '2 Tg. 1 Std.'],
])('%s', (_, seconds, expected) => {
  expect(clockOf(at(0), at(seconds), 'de-DE')).toBe(expected);
});
