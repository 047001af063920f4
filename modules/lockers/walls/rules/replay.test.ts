import { localDay } from '@fachwerk/base/format-time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WallChange } from '../contract.ts';
import { lookAt, momentAfter, momentBefore, timelineOf } from './replay.ts';
import { replayDays, spansOf } from './replay-days.ts';

const BOXES = ['a', 'b', 'c'];
const change = (boxId: string, at: number, state: WallChange['state'] = 'free'): WallChange => ({
  at: new Date(at),
  boxId,
  state,
  lockState: 'locked',
  doorState: 'closed',
  isOnline: true,
});

const someChange = fc.record({
  boxId: fc.constantFrom(...BOXES),
  at: fc.integer({ min: 1, max: 50 }),
  state: fc.constantFrom('free', 'rented', 'alarm', 'out_of_service' as const),
});

/** The slow way: everything up to then, one after the other. */
function folded(start: readonly WallChange[], changes: readonly WallChange[], at: number): Map<string, WallChange> {
  const wall = new Map(start.map((each) => [each.boxId, each]));
  const ordered = [...changes].sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const each of ordered) if (each.at.getTime() <= at) wall.set(each.boxId, each);
  return wall;
}

test('at every instant the wall looks as if all changes until then had been made one after the other', () => {
  fc.assert(
    fc.property(
      fc.subarray(BOXES),
      fc.array(someChange, { maxLength: 60 }),
      fc.integer({ min: 0, max: 55 }),
      (there, some, at) => {
        const start = there.map((boxId) => change(boxId, 0));
        const changes = some.map((each) => change(each.boxId, each.at, each.state));
        const timeline = timelineOf(start, changes);
        const wall = folded(start, changes, at);
        for (const boxId of BOXES) expect(lookAt(timeline, boxId, at)).toEqual(wall.get(boxId));
      },
    ),
  );
});

test('jumping from moment to moment visits every change once, forth and back', () => {
  fc.assert(
    fc.property(fc.array(someChange, { maxLength: 40 }), (some) => {
      const timeline = timelineOf(
        [],
        some.map((each) => change(each.boxId, each.at)),
      );
      const expected = [...new Set(some.map(({ at }) => at))].sort((one, other) => one - other);
      const forth: number[] = [];
      for (let at = momentAfter(timeline, 0); at !== null; at = momentAfter(timeline, at)) forth.push(at);
      const back: number[] = [];
      for (let at = momentBefore(timeline, 99); at !== null; at = momentBefore(timeline, at)) back.unshift(at);
      expect(forth).toEqual(expected);
      expect(back).toEqual(expected);
    }),
  );
});

const at = (text: string) => new Date(text);

test('seven days can be looked back on, today first, and today ends now', () => {
  const days = replayDays(at('2026-11-15T10:00:00Z'), 'Europe/Berlin');
  expect(days.map(({ on }) => on)).toEqual([
    '2026-11-15',
    '2026-11-14',
    '2026-11-13',
    '2026-11-12',
    '2026-11-11',
    '2026-11-10',
    '2026-11-09',
  ]);
  expect(days[0]).toEqual({ on: '2026-11-15', from: at('2026-11-14T23:00:00Z'), to: at('2026-11-15T10:00:00Z') });
  expect(days[1]!.to).toEqual(days[0]!.from);
});

const LONG = [
  ['the day on which summer time ends has 25 hours, asked in two', '2026-10-25', 25, 2],
  ['the day on which summer time begins has 23', '2026-03-29', 23, 1],
  ['any other day has 24', '2026-11-10', 24, 1],
] as const;

for (const [name, on, hours, questions] of LONG) {
  test(name, () => {
    const now = new Date(at(`${on}T12:00:00Z`).getTime() + 3 * 24 * 60 * 60 * 1000);
    const day = replayDays(now, 'Europe/Berlin').find((each) => each.on === on)!;
    expect((day.to.getTime() - day.from.getTime()) / 3_600_000).toBe(hours);
    const spans = spansOf(day);
    expect(spans).toHaveLength(questions);
    expect([spans[0]!.from, spans.at(-1)!.to]).toEqual([day.from, day.to]);
  });
}

test('an evening in UTC is the next day in Berlin', () => {
  expect(localDay(at('2026-11-14T23:30:00Z'), 'Europe/Berlin')).toBe('2026-11-15');
});
