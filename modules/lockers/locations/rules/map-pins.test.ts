import { expect, test } from 'vitest';
import { pinsOf } from './map-pins.ts';

const at = (id: string, latitude: number, longitude: number, city = id) => ({
  id,
  name: id,
  city,
  position: { latitude, longitude },
});

test('places far from each other have a pin each, near ones share one', () => {
  const pins = pinsOf([at('Berlin', 52.52, 13.4), at('Potsdam', 52.45, 13.3), at('München', 48.14, 11.58)]);
  expect(pins.map(({ label, places }) => [label, places.length])).toEqual([
    ['Berlin', 2],
    ['München', 1],
  ]);
});

test('a place without a position, or outside of the map, has none', () => {
  expect(pinsOf([{ ...at('Nirgends', 0, 0), position: null }, at('Rom', 41.9, 12.5)])).toEqual([]);
});
