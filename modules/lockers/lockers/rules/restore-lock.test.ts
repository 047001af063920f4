import { expect, test } from 'vitest';
import { restoreConflicts } from './restore-lock.ts';
import type { Taken } from './wall-places.ts';

const box = (number: string, column: number, given: Partial<Taken> = {}): Taken => ({
  number,
  controllerId: 'c1',
  channel: Number(number),
  place: { column, row: 1, columnSpan: 1, rowSpan: 1 },
  ...given,
});
const lock = box('1', 1);
const unwired = { controllerId: null, channel: null };

const cases = [
  ['comes back as it was', lock, [box('2', 2)], ['c1'], []],
  ['has its number taken', lock, [box('1', 2, { channel: 2 })], ['c1'], ['lock.number_taken']],
  ['has its channel taken', lock, [box('2', 2, { channel: 1 })], ['c1'], ['lock.channel_taken']],
  ['has its place taken', lock, [box('2', 1)], ['c1'], ['lock.place_taken']],
  ['has no controller any more', lock, [], ['c2'], ['lock.controller_gone']],
  ['was never wired', box('1', 1, unwired), [box('2', 2, unwired)], [], []],
  ['is not told about controllers that are not known', lock, [], undefined, []],
  ['hears of all at once', lock, [lock], [], ['lock.number_taken', 'lock.controller_gone', 'lock.place_taken']],
] as const;

for (const [name, given, existing, controllers, expected] of cases) {
  test(`an archived lock ${name}`, () =>
    expect(restoreConflicts(given, existing, controllers).map(({ code }) => code)).toEqual(expected));
}
