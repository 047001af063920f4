import { statisticsOf } from '@fachwerk/maintenance/rules/statistics';
import { whyNotReplay } from '@fachwerk/walls/rules/wall-span';
import { expect, test } from 'vitest';
import { sortNumber } from './sort-number.ts';
import { isOverlapping, type Taken, wallConflict } from './wall-places.ts';

const box = (number: string, column: number, row: number, given: Partial<Taken> = {}): Taken => ({
  number,
  controllerId: null,
  channel: null,
  place: { column, row, columnSpan: 1, rowSpan: 1 },
  ...given,
});

test('neighbours do not overlap; boxes that share one field do', () => {
  const wide = { column: 2, row: 2, columnSpan: 2, rowSpan: 3 };
  expect(isOverlapping(wide, { column: 4, row: 2, columnSpan: 1, rowSpan: 1 })).toBe(false);
  expect(isOverlapping(wide, { column: 2, row: 5, columnSpan: 1, rowSpan: 1 })).toBe(false);
  expect(isOverlapping(wide, { column: 3, row: 4, columnSpan: 1, rowSpan: 1 })).toBe(true);
  expect(isOverlapping({ column: 1, row: 1, columnSpan: 9, rowSpan: 9 }, wide)).toBe(true);
});

const wired = { controllerId: 'c1', channel: 7 };
const conflicts = [
  ['fits', [box('2', 2, 1)], [box('1', 1, 1)], null],
  [
    'has a number that is there',
    [box('1', 2, 1)],
    [box('1', 1, 1)],
    { code: 'lock.number_taken', index: 0, field: 'number' },
  ],
  ['stands where one is', [box('2', 1, 1)], [box('1', 1, 1)], { code: 'lock.place_taken', index: 0, field: 'place' }],
  [
    'hangs where one hangs',
    [box('2', 2, 1, wired)],
    [box('1', 1, 1, wired)],
    { code: 'lock.channel_taken', index: 0, field: 'channel' },
  ],
  [
    'collides with one before it',
    [box('1', 1, 1), box('2', 1, 1)],
    [],
    { code: 'lock.place_taken', index: 1, field: 'place' },
  ],
  ['has no controller, like the other', [box('2', 2, 1)], [box('1', 1, 1)], null],
] as const;
for (const [name, items, existing, expected] of conflicts) {
  test(`a box that ${name}`, () => expect(wallConflict(items, existing)).toEqual(expected));
}

test('numbers sort as people count', () => {
  const numbers = ['10', 'A10', '2', 'a2', '1', 'B1'];
  const sorted = numbers.toSorted((one, other) => (sortNumber(one) < sortNumber(other) ? -1 : 1));
  expect(sorted).toEqual(['1', '2', '10', 'a2', 'A10', 'B1']);
});

const now = new Date('2026-03-08T10:00:00Z');
const spans = [
  ['a day of the last week', '2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z', null],
  ['more than a day', '2026-03-02T00:00:00Z', '2026-03-03T00:00:01Z', 'wall.span_too_long'],
  ['backwards', '2026-03-03T00:00:00Z', '2026-03-02T00:00:00Z', 'wall.span_too_long'],
  ['before the record', '2026-03-01T08:00:00Z', '2026-03-01T20:00:00Z', 'wall.span_too_old'],
] as const;
for (const [name, from, to, expected] of spans) {
  test(`a replay of ${name}`, () =>
    expect(whyNotReplay({ from: new Date(from), to: new Date(to) }, now)).toBe(expected));
}

test('statistics compare the days with as many before them', () => {
  const day = (on: string, openings: number, takenSeconds: number, revenueCents: number) => ({
    on,
    openings,
    failed: 1,
    seconds: 100,
    takenSeconds,
    revenueCents,
  });
  const figures = [day('a', 1, 0, 10), day('b', 2, 50, 20), day('c', 3, 100, 30), day('d', 4, 33.3, 40)];
  expect(statisticsOf(figures, 2)).toEqual({
    days: 2,
    openings: 7,
    openingsBefore: 3,
    failedOpenings: 2,
    occupancyPercent: 66.7,
    occupancyPercentBefore: 25,
    revenueCents: 70,
    revenueCentsBefore: 30,
    daily: [
      { on: 'c', openings: 3, occupancyPercent: 100 },
      { on: 'd', openings: 4, occupancyPercent: 33.3 },
    ],
  });
});
