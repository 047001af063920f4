import { describe, expect, test } from 'vitest';
import { dayOf, sameTimeAfter, startOfDay } from './time.ts';

const days = [
  ['of the last minute of the old year', '2025-12-31T22:59:00Z', '2025-12-31', 24],
  ['of half past midnight on New Year', '2025-12-31T23:30:00Z', '2026-01-01', 24],
  ['on which clocks go forward, has 23 hours', '2026-03-29T00:59:00Z', '2026-03-29', 23],
  ['the same, after the gap', '2026-03-29T01:00:00Z', '2026-03-29', 23],
  ['on which clocks go back, has 25 hours', '2026-10-24T22:00:00Z', '2026-10-25', 25],
  ['the same, in its last hour', '2026-10-25T22:59:00Z', '2026-10-25', 25],
  ['after it', '2026-10-25T23:00:00Z', '2026-10-26', 24],
] as const;

describe('the day in Berlin', () => {
  for (const [name, instant, on, hours] of days) {
    test(name, () => {
      const day = dayOf(new Date(instant));
      const [from, to] = [startOfDay(day), startOfDay(day.add({ days: 1 }))];
      expect([day.toString(), (to.getTime() - from.getTime()) / 3_600_000]).toEqual([on, hours]);
      expect(from <= new Date(instant) && new Date(instant) < to).toBe(true);
    });
  }
});

const weeks = [
  ['over the change to summer time', '2026-04-01T08:00:00Z', '2026-03-25T09:00:00Z'],
  ['over the change to winter time', '2026-10-28T09:00:00Z', '2026-10-21T08:00:00Z'],
  ['over New Year', '2026-01-02T09:00:00Z', '2025-12-26T09:00:00Z'],
] as const;

for (const [name, now, before] of weeks) {
  test(`ten o’clock a week ago is ten o’clock, ${name}`, () =>
    expect(sameTimeAfter(new Date(now), -7)).toEqual(new Date(before)));
}
