import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basisPointsOf } from './share.ts';

const shares = [
  ['12,5', 1250],
  ['12.5', 1250],
  ['12,05 %', 1205],
  [' 9 ', 900],
  ['9,', 900],
  ['0', 0],
  ['100%', 10_000],
  ['', null],
  ['12,345', null],
  ['-1', null],
  ['zwölf', null],
  ['1e2', null],
] as const;
for (const [typed, expected] of shares)
  test(`„${typed}“ is ${expected ?? 'no share'}`, () => expect(basisPointsOf(typed)).toBe(expected));

test('every share is understood as it is written, with a comma or with a dot', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (points) => {
      const dot = String(points / 100);
      return basisPointsOf(dot) === points && basisPointsOf(dot.replace('.', ',')) === points;
    }),
  );
});
