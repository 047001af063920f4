import { expect, test } from 'vitest';
import { occupancyByHour, rankedLocations } from './business.ts';
import { NO_BOXES } from './figures.ts';

test('the mean of an hour is that of the days on which boxes were there', () => {
  const percents: (number | null)[] = Array.from({ length: 168 }, () => null);
  percents[8] = 20;
  percents[24 + 8] = 40;
  percents[9] = 0;
  const hours = occupancyByHour([{ sizeCode: null, percents }]);
  expect([hours.length, hours[8], hours[9], hours[10]]).toEqual([24, 30, 0, null]);
  expect(occupancyByHour([])).toEqual(Array(24).fill(null));
});

const located = (name: string, takenSeconds: number, offeredSeconds = 100) => ({
  id: name,
  name,
  now: { ...NO_BOXES, takenSeconds, offeredSeconds },
  before: null,
  yearBefore: null,
});

test('locations are ranked by occupancy, those without boxes not at all', () => {
  const ranked = rankedLocations([located('B', 20), located('A', 60), located('none', 0, 0), located('C', 5)]);
  expect([ranked?.best.name, ranked?.worst?.name]).toEqual(['A', 'C']);
  expect(rankedLocations([located('A', 60)])).toMatchObject({ best: { name: 'A' }, worst: null });
  expect(rankedLocations([located('none', 0, 0)])).toBeNull();
});
