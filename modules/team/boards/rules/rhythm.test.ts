import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rhythm } from '../contract-template.ts';
import { nextAfter, whyNotRhythm } from './rhythm.ts';

const rhythm = (every: Rhythm['every'], hour: number, onDay = 1): Rhythm => ({ every, hour, onDay });

const rows = [
  ['today, when its hour is still to come', rhythm('day', 9), '2026-11-17T07:59:00Z', '2026-11-17T08:00:00Z'],
  ['tomorrow, once it has struck', rhythm('day', 9), '2026-11-17T08:00:00Z', '2026-11-18T08:00:00Z'],
  ['on Monday of next week', rhythm('week', 7, 1), '2026-11-17T08:00:00Z', '2026-11-23T06:00:00Z'],
  [
    'at the same hour over the end of summer time',
    rhythm('week', 7, 1),
    '2026-10-19T05:00:00Z',
    '2026-10-26T06:00:00Z',
  ],
  [
    'on the last day of a month that is too short',
    rhythm('month', 7, 31),
    '2026-02-01T00:00:00Z',
    '2026-02-28T06:00:00Z',
  ],
  ['an hour later where the clocks leave one out', rhythm('day', 2), '2026-03-28T12:00:00Z', '2026-03-29T01:00:00Z'],
  ['in the first of two equal hours', rhythm('day', 2), '2026-10-24T12:00:00Z', '2026-10-25T00:00:00Z'],
  ['not in the second as well', rhythm('day', 2), '2026-10-25T00:00:00Z', '2026-10-26T01:00:00Z'],
] as const;
for (const [name, of, after, expected] of rows)
  test(`a card comes ${name}`, () => expect(nextAfter(of, new Date(after))).toEqual(new Date(expected)));

test('whatever the rhythm: one moment follows the other, one for each day, week or month of a year', () => {
  const any = fc.record({
    every: fc.constantFrom('day' as const, 'month' as const, 'week' as const),
    onDay: fc.integer({ min: 1, max: 7 }),
    hour: fc.integer({ min: 0, max: 23 }),
  });
  const COUNT = { day: 365, week: 52, month: 12 };
  fc.assert(
    fc.property(any, (given) => {
      const end = new Date('2027-01-01T00:00:00+01:00');
      let at = new Date('2025-12-31T23:59:59+01:00');
      let count = 0;
      for (let next = nextAfter(given, at); next < end; next = nextAfter(given, at)) {
        expect(next > at).toBe(true);
        at = next;
        count++;
      }
      // A year of 365 days starts and ends on the same weekday.
      const isTwice = given.every === 'week' && given.onDay === 4;
      expect(count).toBe(COUNT[given.every] + (isTwice ? 1 : 0));
    }),
    { numRuns: 30 },
  );
});

test('a week has seven days', () => {
  expect(whyNotRhythm(rhythm('week', 7, 8))).toBe('card_template.weekday');
  expect(whyNotRhythm(rhythm('month', 7, 31))).toBeNull();
  expect(whyNotRhythm(null)).toBeNull();
});
