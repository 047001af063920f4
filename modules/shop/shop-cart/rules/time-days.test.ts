import { addMinutes } from '@fachwerk/base/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DayTimes, timesByDay } from './time-days.ts';

const slot = (from: string) => ({ from: new Date(from), to: addMinutes(new Date(from), 15) });
const timesOf = ({ parts }: DayTimes) => parts.flatMap(({ times }) => times);
const NOW = new Date('2026-03-02T10:00:00Z');

test('the day first, then its times by part of the day, by the clock of the shop', () => {
  // The second is still Monday in Greenwich.
  const times = ['2026-03-02T11:00Z', '2026-03-02T23:15Z', '2026-03-03T08:00Z', '2026-03-03T16:00Z'].map(slot);
  const days = timesByDay(times, NOW);
  expect(days.map((each) => [each.day, each.ahead, timesOf(each).length])).toEqual([
    ['2026-03-02', 0, 1],
    ['2026-03-03', 1, 3],
  ]);
  expect(days[1]!.parts.map(({ part, times }) => [part, times.length])).toEqual([
    ['morning', 2],
    ['evening', 1],
  ]);
});

test('whoever says a day means the time it is now, or the next to it', () => {
  // Eleven by the clock of the shop.
  const times = [
    '2026-03-02T11:00Z',
    '2026-03-02T23:00Z',
    '2026-03-03T10:15Z',
    '2026-03-03T16:00Z',
    '2026-03-04T17:00Z',
  ];
  expect(timesByDay(times.map(slot), NOW).map(({ usual }) => usual.toISOString().slice(5, 16))).toEqual([
    '03-02T11:00',
    '03-03T10:15',
    '03-04T17:00',
  ]);
});

test('no time is lost and none is offered twice, whatever is free', () => {
  const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 31 * 24 * 60 }), { maxLength: 200 });
  fc.assert(
    fc.property(minutes, (offsets) => {
      const times = offsets
        .sort((one, other) => one - other)
        .map((offset) => ({ from: addMinutes(NOW, offset), to: addMinutes(NOW, offset + 15) }));
      const shown = timesByDay(times, NOW).flatMap(timesOf);
      expect(shown.toSorted((one, other) => one.from.getTime() - other.from.getTime())).toEqual(times);
    }),
  );
});
