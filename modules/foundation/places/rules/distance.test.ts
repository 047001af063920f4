import { expect, test } from 'vitest';
import { distanceKm } from './distance.ts';

const berlin = { latitude: 52.525, longitude: 13.369 };
const cologne = { latitude: 50.943, longitude: 6.958 };

const cases = [
  ['from Berlin to Cologne', berlin, cologne, 475],
  ['and back', cologne, berlin, 475],
  ['to where one is', berlin, berlin, 0],
  ['across the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
] as const;

for (const [name, from, to, km] of cases) {
  test(`${name} it is ${km} km`, () => expect(Math.round(distanceKm(from, to))).toBe(km));
}
