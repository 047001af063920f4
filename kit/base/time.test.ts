import { describe, expect, test } from 'vitest';
import { dayOf, fieldOfInstant, instantFrom, nextMorning, sameTimeAfter, startOfDay } from './time.ts';

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

const local = (text: string) =>
  new Date(Temporal.PlainDateTime.from(text).toZonedDateTime('Europe/Berlin').epochMilliseconds);

const mornings = [
  ['noon', '2026-03-01T12:00', '2026-03-02T04:00'],
  ['before midnight', '2026-03-01T23:30', '2026-03-02T04:00'],
  ['the small hours of the same night', '2026-03-02T01:30', '2026-03-02T04:00'],
  ['four sharp', '2026-03-02T04:00', '2026-03-03T04:00'],
  ['the night the clocks change', '2026-03-28T20:00', '2026-03-29T04:00'],
] as const;
for (const [name, now, expected] of mornings) {
  test(`tomorrow, said at ${name}`, () => expect(nextMorning(local(now))).toEqual(local(expected)));
}

const BERLIN = 'Europe/Berlin';

test('an hour that the clocks leave out is the next one', () => {
  expect(instantFrom('2026-03-29T02:30', BERLIN)?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

test('fields say an instant the way it is read back', () => {
  const at = new Date('2026-12-01T08:05:00Z');
  expect(fieldOfInstant(at, BERLIN)).toBe('2026-12-01T09:05');
  expect(instantFrom('2026-12-01T09:05', BERLIN)).toEqual(at);
});
