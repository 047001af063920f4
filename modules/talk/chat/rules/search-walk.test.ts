import { expect, test } from 'vitest';
import { walkLength } from './search-walk.ts';

const cases = [
  ['begins with the newest', null, 200],
  ['walks on where a page is near', { walked: 200, hits: 40 }, 313],
  ['walks far where a word is not rare', { walked: 200, hits: 7 }, 1786],
  ['asks the index where a word is rare', { walked: 200, hits: 2 }, null],
  ['asks the index where nothing was found', { walked: 200, hits: 0 }, null],
  ['walks on once', { walked: 1786, hits: 40 }, null],
] as const;
for (const [name, sofar, expected] of cases)
  test(`a search ${name}`, () => expect(walkLength(sofar, 50)).toBe(expected));
