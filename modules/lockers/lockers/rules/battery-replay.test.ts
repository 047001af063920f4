import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutsOf, replayed } from './battery-replay.ts';

const USUAL = { outPercent: 30, warningPercent: 30, backPercent: 40 };
const EARLY = { outPercent: 15, warningPercent: 25, backPercent: 35 };

test.each([
  ['falls slowly and is changed', [45, 31, 29, 28, 27, 90], USUAL, { messages: 1, wasOut: true }],
  ['falls twice', [29, 29, 41, 29, 29], USUAL, { messages: 2, wasOut: true }],
  ['is odd once', [50, 20, 50], USUAL, { messages: 0, wasOut: false }],
  ['never falls that low', [45, 31, 29, 28, 27, 90], EARLY, { messages: 0, wasOut: false }],
  ['is warned of alone', [45, 24, 24, 90], EARLY, { messages: 1, wasOut: false }],
])('a battery that %s', (_, batteries, limits, expected) => expect(replayed(batteries, limits)).toEqual(expected));

test('of a run between the same cuts two readings tell as much as all of them', () => {
  const cuts = cutsOf(USUAL, EARLY);
  expect(cuts).toEqual([15, 25, 30, 35, 40]);
  const bandOf = (battery: number) => cuts.filter((cut) => battery >= cut).length;
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 80 }), (batteries) => {
      const bands = batteries.map(bandOf);
      const telling = batteries.filter((_, n) => bands[n] !== bands[n - 1] || bands[n] !== bands[n - 2]);
      for (const limits of [USUAL, EARLY]) expect(replayed(telling, limits)).toEqual(replayed(batteries, limits));
    }),
  );
});
