import { expect, test } from 'vitest';
import { partOfDay } from './part-of-day.ts';

// Summer time in Berlin is two hours ahead of UTC.
test.each([
  ['2026-07-01T09:59:00Z', 'morning'],
  ['2026-07-01T10:00:00Z', 'afternoon'],
  ['2026-07-01T14:59:00Z', 'afternoon'],
  ['2026-07-01T15:00:00Z', 'evening'],
])('%s is in the %s of the house', (at, part) => expect(partOfDay(new Date(at))).toBe(part));
