import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantAt, minuteOf, type Shift, shifted } from './month.ts';

const DAY = '2026-11-16';
const span = (from: string, to: string) => ({
  startTime: new Date(`${DAY}T${from}+01:00`),
  endTime: new Date(`${DAY}T${to}+01:00`),
});
const cases: readonly [string, ReturnType<typeof span>, Partial<Shift>, string][] = [
  ['stays where nobody drags it', span('09:07:30', '10:00'), {}, '16. 09:07–10:00'],
  ['moves on the steps of the clock', span('09:07', '10:07'), { minutes: 15 }, '16. 09:15–10:15'],
  ['moves to another day at the same minute', span('09:07', '10:07'), { days: 2 }, '18. 09:07–10:07'],
  ['does not begin before its day', span('00:30', '02:00'), { minutes: -240 }, '16. 00:00–01:30'],
  ['may reach into the next day as a whole', span('22:00', '23:30'), { minutes: 60 }, '16. 23:00–00:30'],
  ['ends later', span('09:00', '10:00'), { edge: 'end', minutes: 30 }, '16. 09:00–10:30'],
  ['is one step long at least', span('09:00', '10:00'), { edge: 'end', minutes: -120 }, '16. 09:00–09:15'],
  ['ends at midnight at the latest', span('09:00', '23:00'), { edge: 'end', minutes: 300 }, '16. 09:00–00:00'],
  ['begins earlier', span('09:10', '10:00'), { edge: 'begin', minutes: -60 }, '16. 08:15–10:00'],
  ['does not begin behind its end', span('09:00', '10:00'), { edge: 'begin', minutes: 90 }, '16. 09:00–10:00'],
];
const clock = (at: Date) => at.toLocaleTimeString('de', { timeZone: 'Europe/Berlin', timeStyle: 'short' });
for (const [name, given, shift, expected] of cases) {
  test(`a time ${name}`, () => {
    const { startTime, endTime } = shifted(given, { edge: 'all', days: 0, minutes: 0, ...shift });
    const day = startTime.toLocaleDateString('de', { timeZone: 'Europe/Berlin', day: 'numeric' });
    expect(`${day}. ${clock(startTime)}–${clock(endTime)}`).toBe(expected);
  });
}

test('whatever is dragged, over changes of the clocks too: a whole keeps its length, an edge its other one, and none turns round', () => {
  const anyStart = fc
    .tuple(fc.constantFrom('2026-03-27', '2026-10-23', '2026-06-05'), fc.integer({ min: 0, max: 4 * 1440 * 60 }))
    .map(([on, seconds]) => new Date(Date.parse(`${on}T00:00:00Z`) + seconds * 1000));
  const anyShift = fc.record({
    edge: fc.constantFrom('all' as const, 'begin' as const, 'end' as const),
    days: fc.integer({ min: -6, max: 6 }),
    minutes: fc.integer({ min: -60, max: 60 }).map((steps) => steps * 15),
  });
  fc.assert(
    fc.property(anyStart, fc.integer({ min: 1, max: 24 * 3600 }), anyShift, (startTime, seconds, shift) => {
      const endTime = new Date(startTime.getTime() + seconds * 1000);
      const after = shifted({ startTime, endTime }, shift);
      if (shift.edge === 'all') expect(after.endTime.getTime() - after.startTime.getTime()).toBe(seconds * 1000);
      if (shift.edge === 'begin') expect(after.endTime).toBe(endTime);
      if (shift.edge === 'end') expect(after.startTime).toBe(startTime);
      expect(after.startTime < after.endTime).toBe(true);
      // Put back the other way nothing has grown: what stands on a step does not creep.
      if (shift.edge === 'all' && shift.minutes !== 0 && after.startTime.getTime() !== startTime.getTime())
        expect(minuteOf(after.startTime) % 15).toBe(0);
    }),
  );
});

test('midnight at the end of a day is the first moment of the next', () => {
  expect(instantAt('2026-10-25', 24 * 60)).toEqual(new Date('2026-10-26T00:00:00+01:00'));
  expect(instantAt('2026-10-25', 24 * 60 + 75)).toEqual(new Date('2026-10-26T01:15:00+01:00'));
});
