import { expect, test } from 'vitest';
import { nearestFirst } from './nearest-locations.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const berlin = { id: 'berlin', position: at(52.522, 13.413) };
const munich = { id: 'munich', position: at(48.142, 11.559) };
const cologne = { id: 'cologne', position: at(50.936, 6.948) };
const nowhere = { id: 'nowhere', position: null };
const elsewhere = { id: 'elsewhere', position: null };
const all = [nowhere, berlin, elsewhere, munich, cologne];

const cases = [
  ['from Bonn', at(50.735, 7.1), ['cologne', 'munich', 'berlin', 'nowhere', 'elsewhere']],
  ['from Dresden', at(51.05, 13.74), ['berlin', 'munich', 'cologne', 'nowhere', 'elsewhere']],
] as const;

for (const [name, from, expected] of cases) {
  test(`${name} the nearest is ${expected[0]}`, () => {
    expect(nearestFirst(all, from).map(({ id }) => id)).toEqual(expected);
  });
}

test('it is said how far away each is, where that is known', () => {
  const [first, second] = nearestFirst([nowhere, cologne], at(50.735, 7.1));
  expect(first!.km).toBeCloseTo(24.8, 0);
  expect(second!.km).toBe(null);
});
