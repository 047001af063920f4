import { expect, test } from 'vitest';
import { percentOf, thousandthsOf, WHOLE } from './crop-values.ts';

test('a crop is the same before and after, all of the picture is none, and rounding stays inside', () => {
  const crop = { x: 333, y: 0, width: 667, height: 1000 };
  expect(thousandthsOf(percentOf(crop))).toEqual(crop);
  expect(thousandthsOf(WHOLE)).toBe(null);
  expect(thousandthsOf({ unit: '%', x: 99.99, y: 66.66, width: 0.01, height: 33.39 })).toEqual({
    x: 999,
    y: 667,
    width: 1,
    height: 333,
  });
});
