import { expect, test } from 'vitest';
import { foundLocations } from './find-locations.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const cologne = {
  id: 'cologne',
  name: 'Dom',
  street: 'Domstraße 1',
  postcode: '50667',
  city: 'Köln',
  position: at(50.94, 6.95),
};
const berlin = {
  id: 'berlin',
  name: 'Hauptbahnhof',
  street: 'Europaplatz 1',
  postcode: '10557',
  city: 'Berlin',
  position: at(52.525, 13.37),
};
const hidden = { ...berlin, id: 'hidden', city: 'Köln', postcode: '50668', position: null };
const all = [cologne, berlin];

const place = (name: string, postcode: string, latitude: number, longitude: number) => ({
  name,
  spokenName: name,
  postcode,
  position: at(latitude, longitude),
});
const KOELN = place('Köln', '50676', 50.93, 6.95);
const BONN = place('Bonn', '53111', 50.735, 7.1);
const MITTE = place('Berlin', '10115', 52.534, 13.387);

const cases = [
  ['nothing typed', '', null, 'all', ['cologne', 'berlin']],
  ['a city', 'köln', KOELN, 'matching', ['cologne']],
  ['a city without its umlaut', 'Koln', KOELN, 'matching', ['cologne']],
  ['a city with the umlaut spelled out', 'KOELN', KOELN, 'matching', ['cologne']],
  ['a city in another language', 'Colonia', KOELN, 'matching', ['cologne']],
  ['the beginning of a postcode', '105', MITTE, 'matching', ['berlin']],
  ['the end of a postcode', '557', null, 'nothing', []],
  ['a street', 'domstrasse', null, 'matching', ['cologne']],
  ['a city with a typing mistake', 'Berln', null, 'matching', ['berlin']],
  ['a street with a typing mistake', 'Domstarsse', null, 'matching', ['cologne']],
  ['several words in any order', 'berlin hauptbahnhof', null, 'matching', ['berlin']],
  ['postcode and city', '50667, Köln', KOELN, 'matching', ['cologne']],
  ['words that do not go together', 'berlin dom', null, 'nothing', []],
  ['nothing but signs', '?!', null, 'nothing', []],
  ['a city without a location', 'Bonn', BONN, 'near', ['cologne', 'berlin']],
  ['a whole postcode', '10115', MITTE, 'near', ['berlin', 'cologne']],
  ['a whole postcode nobody knows', '10557', null, 'matching', ['berlin']],
] as const;

for (const [name, search, where, kind, expected] of cases) {
  test(`${name} finds ${expected.length}`, () => {
    const found = foundLocations(all, search, where);
    expect([found.kind, found.shown.map(({ id }) => id)]).toEqual([kind, expected]);
  });
}

test('what stands nowhere on the map is not the nearest to anything', () => {
  expect(foundLocations([hidden, cologne], 'Bonn', BONN).shown.map(({ id }) => id)).toEqual(['cologne']);
});
