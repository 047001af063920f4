import { expect, test } from 'vitest';
import { freeChannels } from './channels.ts';

const cases = [
  ['three in a row', 3, 1, [], [1, 2, 3]],
  ['taken ones are skipped', 3, 1, [1, 3], [2, 4, 5]],
  ['counted from the chosen one', 2, 7, [7], [8, 9]],
  ['the last ones of a controller', 2, 998, [], [998, 999]],
  ['not enough left', 2, 998, [999], null],
] as const;
test.each(cases)('%s', (_, count, first, taken, channels) => {
  expect(freeChannels(count, first, new Set(taken))).toEqual(channels);
});
