import { expect, test } from 'vitest';
import { compareTrouble, hasTrouble, TROUBLES } from './trouble.ts';

const well = { counts: { free: 9 }, openDoors: 0, controllers: { online: 2, all: 2 } };
const walls = {
  alarm: { ...well, counts: { alarm: 1 } },
  offline: { ...well, controllers: { online: 0, all: 2 } },
  overruns: { ...well, counts: { overrun: 12 } },
  overrun: { ...well, counts: { overrun: 3 } },
  door: { ...well, openDoors: 4 },
  out: { ...well, counts: { out_of_service: 20 } },
  well,
};

test('one alarm is worse than many of anything else, and more is worse than less', () => {
  const names = Object.keys(walls) as (keyof typeof walls)[];
  expect(names.toReversed().sort((one, other) => compareTrouble(walls[one], walls[other]))).toEqual(names);
});

test('a location stands under each kind of its trouble, a well one under none', () => {
  const under = (wall: typeof well) => TROUBLES.filter((trouble) => hasTrouble(wall, trouble));
  expect(under(walls.well)).toEqual([]);
  expect(under({ ...walls.door, controllers: { online: 1, all: 2 } })).toEqual(['offline', 'door']);
});
