import { expect, test } from 'vitest';
import { occupancyByHour, ranked } from './business.ts';

test('the mean of an hour is that of the days on which boxes were there', () => {
  const percents: (number | null)[] = Array.from({ length: 168 }, () => null);
  percents[8] = 20;
  percents[24 + 8] = 40;
  percents[9] = 0;
  const hours = occupancyByHour([{ sizeCode: null, percents }]);
  expect([hours.length, hours[8], hours[9], hours[10]]).toEqual([24, 30, 0, null]);
  expect(occupancyByHour([])).toEqual(Array(24).fill(null));
});

const at = (name: string, percent: number | null) => ({ name, percent });

test.each([
  ['those without boxes not at all', [at('B', 20), at('A', 60), at('none', null), at('C', 5)], ['A', 'C']],
  ['one alone is the best', [at('A', 60)], ['A', undefined]],
  ['none', [at('none', null)], [undefined, undefined]],
])('locations are ranked by occupancy: %s', (_, places, expected) => {
  const { best, worst } = ranked(places);
  expect([best?.name, worst?.name]).toEqual(expected);
});
