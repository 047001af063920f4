import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeKey, freeKeys, keyBetween, spreadKeys } from './order-key.ts';

const KEY = /^[0-9A-Za-z]*[1-9A-Za-z]$/;
const keys = fc.stringMatching(/^[0-9A-Za-z]{0,8}[1-9A-Za-z]$/);

test('between two places there is always one more', () => {
  fc.assert(
    fc.property(fc.option(keys), fc.option(keys), (one, other) => {
      const [before, after] = one !== null && other !== null && one > other ? [other, one] : [one, other];
      fc.pre(before === null || before !== after);
      const key = keyBetween(before, after);
      expect(key).toMatch(KEY);
      if (before !== null) expect(key > before).toBe(true);
      if (after !== null) expect(key < after).toBe(true);
    }),
  );
});

test('rows that grow at their ends keep short keys', () => {
  let [first, last] = [keyBetween(null, null), keyBetween(null, null)];
  for (let count = 0; count < 10_000; count++) [first, last] = [keyBetween(null, first), keyBetween(last, null)];
  expect(Math.max(first.length, last.length)).toBeLessThanOrEqual(4);
});

test('spread keys are in order, and none is there twice', () => {
  for (const count of [0, 1, 2, 5000]) {
    const spread = spreadKeys(count);
    expect(spread.every((key) => KEY.test(key))).toBe(true);
    expect([...new Set(spread)].sort((one, other) => (one < other ? -1 : 1))).toEqual(spread);
    expect(spread).toHaveLength(count);
  }
});

test('whoever comes second to a place stands right behind it, in front of the next', () => {
  expect(freeKey('V', ['X'])).toBe('V');
  const key = freeKey('V', ['V', 'V1']);
  expect(key > 'V' && key < 'V1').toBe(true);
  expect(() => keyBetween('V', 'V')).toThrow(RangeError);
});

test('several that come at once get places of their own, each at its wish or right behind', () => {
  const wish = fc.record({ wish: keys, taken: fc.uniqueArray(keys, { maxLength: 3 }) });
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 6 }), (wished) => {
      const others = new Set(wished.flatMap(({ taken }) => taken));
      const all = [...others].sort((one, other) => (one < other ? -1 : 1));
      const given = freeKeys(
        wished.map(({ wish: key }) => ({ wish: key, taken: all.filter((each) => each >= key).slice(0, 2) })),
      );
      expect(new Set(given).size).toBe(given.length);
      for (const [at, key] of given.entries()) {
        const { wish: wanted } = wished[at]!;
        const before = [...all, ...given.slice(0, at)];
        expect(others.has(key)).toBe(false);
        if (!before.includes(wanted)) expect(key).toBe(wanted);
        else expect(before.some((each) => each > wanted && each < key)).toBe(false);
      }
    }),
  );
});
