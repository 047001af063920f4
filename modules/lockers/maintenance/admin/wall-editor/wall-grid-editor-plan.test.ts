import { wallConflict } from '@fachwerk/lockers/rules/wall-places';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextNumber, nextPlace, plannedBoxes, rowSpans, type WallPlan } from './wall-grid-editor-plan.ts';

const sizes = [
  { code: 'S', heightCm: 20 },
  { code: 'M', heightCm: 40 },
  { code: 'L', heightCm: 85 },
];
const plan: WallPlan = {
  columns: 2,
  rows: 3,
  pattern: 'rows',
  sizes: ['S', 'M'],
  prefix: 'A',
  firstNumber: 1,
  counting: 'down',
  controllerId: null,
  firstChannel: null,
  firstColumn: 1,
};
const shapeOf = (given: WallPlan) =>
  plannedBoxes(given, sizes).map(
    ({ number, sizeCode, place }) => `${number} ${sizeCode} ${place.column}/${place.row}+${place.rowSpan}`,
  );

describe('a planned wall', () => {
  test('knows how high a box is: as often as the lowest fits into it', () => {
    expect([...rowSpans(sizes)]).toEqual([
      ['S', 1],
      ['M', 2],
      ['L', 4],
    ]);
  });

  test('has a size per row; the last one goes on', () => {
    expect(shapeOf(plan)).toEqual(['A1 S 1/1+1', 'A2 M 1/2+2', 'A3 M 1/4+2', 'A4 S 2/1+1', 'A5 M 2/2+2', 'A6 M 2/4+2']);
  });

  test('can be counted across', () => {
    expect(shapeOf({ ...plan, counting: 'across' })).toEqual([
      'A1 S 1/1+1',
      'A2 S 2/1+1',
      'A3 M 1/2+2',
      'A4 M 2/2+2',
      'A5 M 1/4+2',
      'A6 M 2/4+2',
    ]);
  });

  test('with a size per column puts as many boxes into it as fit', () => {
    expect(shapeOf({ ...plan, pattern: 'columns', rows: 4, sizes: ['L', 'M'] })).toEqual([
      'A1 L 1/1+4',
      'A2 M 2/1+2',
      'A3 M 2/3+2',
    ]);
  });

  test('gives channels in the order of the numbers, only where there is a controller', () => {
    const wired = { ...plan, controllerId: 'c', firstChannel: 5 };
    expect(plannedBoxes(wired, sizes).map(({ channel }) => channel)).toEqual([5, 6, 7, 8, 9, 10]);
    expect(plannedBoxes({ ...plan, firstChannel: 5 }, sizes).every(({ channel }) => channel === null)).toBe(true);
  });

  test('never puts two boxes into one place, nor gives a number twice', () => {
    const any = fc.record({
      columns: fc.integer({ min: 1, max: 8 }),
      rows: fc.integer({ min: 1, max: 12 }),
      pattern: fc.constantFrom('rows', 'columns'),
      sizes: fc.array(fc.constantFrom('S', 'M', 'L'), { minLength: 1, maxLength: 12 }),
      counting: fc.constantFrom('down', 'across'),
      firstNumber: fc.integer({ min: 0, max: 900 }),
      firstColumn: fc.integer({ min: 1, max: 20 }),
    } as const);
    fc.assert(
      fc.property(any, (given) => {
        const boxes = plannedBoxes({ ...plan, ...given, controllerId: 'c', firstChannel: 1 }, sizes);
        expect(wallConflict(boxes, [])).toBeNull();
      }),
    );
  });
});

const at = (column: number, row: number, rowSpan = 1) => ({ column, row, columnSpan: 1, rowSpan });
const PLACES = [
  ['begins an empty wall', [], at(1, 1)],
  ['goes under the last column while that is shorter than the wall', [at(1, 1), at(1, 2, 2), at(2, 1)], at(2, 2)],
  ['begins a new column when the last is full', [at(1, 1), at(1, 2), at(2, 1, 2)], at(3, 1)],
] as const;

for (const [name, places, expected] of PLACES) {
  test(`the next box ${name}`, () => expect(nextPlace(places)).toEqual(expected));
}

test('the next number follows the highest with the same prefix', () => {
  expect(nextNumber(['A1', 'A12', 'B40', '7', 'A-3'], 'A')).toBe(13);
  expect(nextNumber(['A1', '7'], '')).toBe(8);
  expect(nextNumber([], 'C')).toBe(1);
});
