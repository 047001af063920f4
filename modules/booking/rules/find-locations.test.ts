import { expect, test } from 'vitest';
import { foundLocations } from './find-locations.ts';

const cologne = { name: 'Dom', street: 'Domstraße 1', postcode: '50667', city: 'Köln' };
const berlin = { name: 'Hauptbahnhof', street: 'Europaplatz 1', postcode: '10557', city: 'Berlin' };
const all = [cologne, berlin];

const cases = [
  ['nothing typed', '', all],
  ['a city', 'köln', [cologne]],
  ['a city without its umlaut', 'Koln', [cologne]],
  ['a city with the umlaut spelled out', 'KOELN', [cologne]],
  ['the beginning of a postcode', '105', [berlin]],
  ['the end of a postcode', '557', []],
  ['a street', 'domstrasse', [cologne]],
  ['several words in any order', 'berlin hauptbahnhof', [berlin]],
  ['postcode and city', '50667, Köln', [cologne]],
  ['words that do not go together', 'berlin dom', []],
] as const;

for (const [name, search, expected] of cases) {
  test(`${name} finds ${expected.length}`, () => expect(foundLocations(all, search)).toEqual(expected));
}
