import { expect, test } from 'vitest';
import { addressFrom, positionFrom } from './typed-place.ts';

const addresses = [
  ['Am Platzl 1, 80331 München', 'Am Platzl 1', '80331', 'München'],
  ['Hohe Straße 12 50667 Köln', 'Hohe Straße 12', '50667', 'Köln'],
  ['50667 Köln', '', '50667', 'Köln'],
  ['Hohe Straße 12, Köln', 'Hohe Straße 12', '', 'Köln'],
  ['Köln', '', '', 'Köln'],
] as const;
for (const [typed, street, postcode, city] of addresses)
  test(`"${typed}" is in ${city}`, () => expect(addressFrom(typed)).toEqual({ street, postcode, city }));

const positions = [
  ['50.9413, 6.9583', { latitude: 50.9413, longitude: 6.9583 }],
  ['-33.8 151.2', { latitude: -33.8, longitude: 151.2 }],
  ['91, 0', null],
  ['0, 181', null],
  ['Köln', null],
  ['', null],
] as const;
for (const [typed, expected] of positions)
  test(`"${typed}" is ${expected ? 'a spot' : 'none'}`, () => expect(positionFrom(typed)).toEqual(expected));
