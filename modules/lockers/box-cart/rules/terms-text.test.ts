import { expect, test } from 'vitest';
import { termsFrom, termsText } from './terms-text.ts';

test('the terms of a box are read back as they were written', () => {
  const terms = { graceMinutes: 180, overrunCentsPerHour: 200, overrunSince: 'booked_end' } as const;
  expect(termsText(terms)).toBe('180:200:booked_end');
  expect(termsFrom('180:200:booked_end')).toEqual(terms);
  expect(termsFrom('')).toBeNull();
});
