import type { WallPlace } from '@fachwerk/lockers/contract-lock';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Direction, neighbourOf, type Placed, wallShape } from './wall-shape.ts';

const box = (id: string, column: number, row: number, columnSpan = 1, rowSpan = 1): Placed => ({
  id,
  place: { column, row, columnSpan, rowSpan },
});

/** Seven columns of two rows, air after the fifth; d is two rows high, e two columns wide. */
const wall = [
  box('a', 1, 1),
  box('b', 1, 2),
  box('c', 2, 1),
  box('d', 3, 1, 1, 2),
  box('e', 4, 1, 2),
  box('f', 5, 2),
  box('g', 7, 1),
  box('h', 7, 2),
  box('i', 2, 2),
];
const find = (id: string) => wall.find((each) => each.id === id)!;

const WAYS: readonly [from: string, to: Direction, expected: string | null][] = [
  ['a', 'right', 'c'],
  ['a', 'down', 'b'],
  ['a', 'left', null],
  ['a', 'up', null],
  ['c', 'right', 'd'],
  ['i', 'right', 'd'],
  ['d', 'left', 'c'],
  ['d', 'right', 'e'],
  ['e', 'right', 'g'],
  ['f', 'right', 'h'],
  ['f', 'up', 'e'],
  ['e', 'down', 'f'],
  ['d', 'down', null],
  ['g', 'left', 'e'],
];
for (const [from, to, expected] of WAYS) {
  test(`from ${from} one comes ${to} to ${expected ?? 'nothing'}`, () => {
    expect(neighbourOf(wall, find(from), to)?.id ?? null).toBe(expected);
  });
}

test('a box on the same height is nearer than any that is not', () => {
  const gap = [box('here', 1, 1), box('beside', 6, 1), box('below', 2, 5)];
  expect(neighbourOf(gap, gap[0]!, 'right')?.id).toBe('beside');
});

test('where nothing is on the same height, the nearest one aside is meant', () => {
  const steps = [box('here', 1, 1), box('far', 2, 9), box('near', 3, 3)];
  expect(neighbourOf(steps, steps[0]!, 'right')?.id).toBe('near');
});

test('air between cabinets ends a piece', () => {
  const shape = wallShape(wall);
  expect(shape.sections.map(({ firstColumn, columns, isApart }) => [firstColumn, columns, isApart])).toEqual([
    [1, 3, false],
    [4, 2, false],
    [7, 1, true],
  ]);
  expect([shape.columns, shape.rows, shape.lowestSpan]).toEqual([6, 2, 1]);
});

test('an empty wall has no pieces', () => {
  expect(wallShape([])).toEqual({ columns: 0, firstRow: 1, rows: 0, lowestSpan: 1, sections: [] });
});

const places = fc.array(
  fc.record<WallPlace>({
    column: fc.integer({ min: 1, max: 40 }),
    row: fc.integer({ min: 1, max: 12 }),
    columnSpan: fc.integer({ min: 1, max: 6 }),
    rowSpan: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 1, maxLength: 40 },
);

test('every box stands whole in exactly one piece', () => {
  fc.assert(
    fc.property(places, (some) => {
      const boxes = some.map((place, index) => ({ id: String(index), place }));
      const { sections } = wallShape(boxes);
      const drawn = sections.flatMap(({ rows }) => rows.flatMap((row) => row.boxes));
      expect(drawn.map(({ id }) => id).sort()).toEqual(boxes.map(({ id }) => id).sort());
      for (const { firstColumn, columns, rows } of sections) {
        for (const { place } of rows.flatMap((row) => row.boxes)) {
          expect(place.column).toBeGreaterThanOrEqual(firstColumn);
          expect(place.column + place.columnSpan).toBeLessThanOrEqual(firstColumn + columns);
        }
      }
    }),
  );
});
