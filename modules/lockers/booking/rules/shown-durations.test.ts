import { expect, test } from 'vitest';
import { listedDurations, pricedDurations } from './shown-durations.ts';

const DAY = 1440;
const place = { isShortTerm: true, isLongTerm: true, maxDurationMinutes: 28 * DAY };

const cases = [
  ['where everything is let', place, [60, 240, DAY, 7 * DAY]],
  ['where only hours are let', { ...place, isLongTerm: false }, [60, 240, DAY]],
  ['where only days are let', { ...place, isShortTerm: false }, [DAY, 7 * DAY]],
  ['where three hours are the most', { ...place, maxDurationMinutes: 180 }, [60]],
  ['where half an hour is the most', { ...place, maxDurationMinutes: 30 }, []],
] as const;

for (const [name, given, expected] of cases) {
  test(`the price list ${name}`, () => {
    expect(listedDurations(given)).toEqual(expected);
    expect(pricedDurations(given)).toEqual(expect.arrayContaining([...expected]));
  });
}

test('nothing is priced twice, and the shortest comes first', () => {
  const priced = pricedDurations(place);
  expect(priced).toEqual([...new Set(priced)].sort((one, other) => one - other));
});
