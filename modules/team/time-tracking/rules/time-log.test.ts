import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthOf, monthsUntil, spanOfMonth } from './month.ts';
import {
  clockOf,
  endOfTimer,
  hashtagsFrom,
  hoursOf,
  ROUNDINGS,
  rounded,
  whyNotChangeMonth,
  whyNotSave,
} from './time-log.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const data = {
  startTime: new Date('2026-11-16T09:00:00Z'),
  endTime: new Date('2026-11-16T11:30:00Z') as Date | null,
  description: 'Batterien getauscht',
  hashtags: [],
};

const cases = [
  ['is saved with a description', data, null],
  ['runs on without one', { ...data, endTime: null, description: '' }, null],
  ['is not saved without one', { ...data, description: '  ' }, 'time_log.not_described'],
  ['does not end in the moment it began', { ...data, endTime: data.startTime }, 'time_log.too_short'],
  [
    'does not end within its first minute',
    { ...data, endTime: new Date('2026-11-16T09:00:59Z') },
    'time_log.too_short',
  ],
  ['may be a minute long', { ...data, endTime: new Date('2026-11-16T09:01:00Z') }, null],
  [
    'does not end before it began',
    { ...data, endTime: new Date('2026-11-16T08:59:00Z') },
    'time_log.ends_before_start',
  ],
  ['does not end tomorrow', { ...data, endTime: new Date('2026-11-17T09:00:00Z') }, 'time_log.to_come'],
  [
    'does not begin tomorrow',
    { ...data, startTime: new Date('2026-11-17T09:00:00Z'), endTime: null },
    'time_log.to_come',
  ],
  ['ends by a clock that is a minute ahead', { ...data, endTime: new Date('2026-11-16T12:01:00Z') }, null],
  ['has 24 hours at most', { ...data, startTime: new Date('2026-11-15T11:29:00Z') }, 'time_log.too_long'],
  ['begins in 2024 at the earliest', { ...data, startTime: new Date('2023-12-31T22:59:00Z') }, 'time_log.too_early'],
] as const;
for (const [name, given, expected] of cases)
  test(`a time ${name}`, () => expect(whyNotSave(given, NOW)).toBe(expected));

test('a timer can be saved the moment it is stopped, however soon that is', () => {
  const stops = fc.integer({ min: -59, max: 24 * 60 * 60 });
  fc.assert(
    fc.property(stops, (seconds) => {
      const stoppedAt = new Date(data.startTime.getTime() + seconds * 1000);
      const endTime = endOfTimer(data.startTime, stoppedAt);
      expect(whyNotSave({ ...data, endTime }, stoppedAt)).toBeNull();
    }),
  );
});

const months = [
  ['open', false, null],
  ['submitted', false, 'time_log.month_handed_in'],
  ['submitted', true, null],
  ['approved', true, 'time_log.month_approved'],
] as const;
for (const [state, isManager, expected] of months)
  test(`a month that is ${state}, for ${isManager ? 'who manages' : 'its person'}`, () =>
    expect(whyNotChangeMonth(state, isManager)).toBe(expected));

test('the months begin with January 2024, newest first, by the clock of the books', () => {
  const all = monthsUntil(new Date('2026-10-31T23:30:00Z'));
  expect([all[0], all.at(-1), all.length]).toEqual(['2026-11', '2024-01', 35]);
});

test('every instant lies in the span of its month, and spans follow each other without a gap', () => {
  const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (at) => {
      const month = monthOf(at);
      const { from, to } = spanOfMonth(month);
      expect(from <= at && at < to).toBe(true);
      const next = Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString();
      expect(spanOfMonth(next).from).toEqual(to);
    }),
  );
});

test('an hour that the clocks leave out or repeat changes nothing about how long somebody worked', () => {
  // 02:00 becomes 03:00 on 29 March, and 03:00 becomes 02:00 on 25 October.
  const spring = clockOf(new Date('2026-03-29T00:30:00Z'), new Date('2026-03-29T01:30:00Z'));
  const autumn = clockOf(new Date('2026-10-25T00:30:00Z'), new Date('2026-10-25T01:30:00Z'));
  expect([spring, autumn]).toEqual(['01:00:00', '01:00:00']);
});

test('the clock says hours, minutes and seconds, and never less than nothing', () => {
  const from = new Date('2026-11-16T09:00:00Z');
  expect(clockOf(from, new Date('2026-11-16T10:02:03Z'))).toBe('01:02:03');
  expect(clockOf(from, new Date('2026-11-16T08:59:00Z'))).toBe('00:00:00');
  expect(clockOf(from, new Date('2026-11-21T00:00:00Z'))).toBe('111:00:00');
  expect(hoursOf(65)).toBe('1:05');
});

test('hashtags are typed with or without the sign, and count once', () => {
  expect(hashtagsFrom(' #tour, reparatur  ##tour;')).toEqual(['tour', 'reparatur']);
});

test('rounding goes up to the step and never twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1440 }), fc.constantFrom(...ROUNDINGS), (minutes, step) => {
      const once = rounded(minutes, step);
      expect(once).toBeGreaterThanOrEqual(minutes);
      expect(once - minutes).toBeLessThan(Math.max(1, step));
      expect(rounded(once, step)).toBe(once);
    }),
  );
});
