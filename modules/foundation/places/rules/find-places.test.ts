import { expect, test } from 'vitest';
import { findPlaces } from './find-places.ts';
import { knownPlaces } from './known-places.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const postcode = (number: string, name: string, latitude: number, longitude: number) => ({
  postcode: number,
  name,
  position: at(latitude, longitude),
});
const known = knownPlaces(
  [
    postcode('10115', 'Berlin', 52.534, 13.387),
    postcode('10557', 'Berlin', 52.525, 13.362),
    postcode('23730', 'Neustadt', 54.1, 10.8),
    postcode('31535', 'Neustadt', 52.5, 9.46),
    postcode('31536', 'Neustadt', 52.51, 9.45),
    postcode('50667', 'Köln', 50.94, 6.958),
    postcode('60311', 'Frankfurt am Main', 50.11, 8.68),
    postcode('99189', 'Gebesee', 51.11, 10.93),
  ],
  [
    {
      ...postcode('50667', 'Köln', 50.93, 6.95),
      thousands: 963,
      otherNames: { en: 'Cologne', it: 'Colonia', ru: 'Кёльн' },
    },
    {
      ...postcode('60311', 'Frankfurt am Main', 50.11, 8.68),
      thousands: 650,
      otherNames: { it: 'Francoforte sul Meno' },
    },
    { ...postcode('15230', 'Frankfurt (Oder)', 52.35, 14.55), thousands: 52, otherNames: {} },
    { ...postcode('10178', 'Berlin', 52.524, 13.411), thousands: 3426, otherNames: {} },
    { ...postcode('59063', 'Hamm', 51.68, 7.82), thousands: 185, otherNames: {} },
    { ...postcode('20095', 'Hamburg', 53.55, 9.99), thousands: 1739, otherNames: { it: 'Amburgo' } },
  ],
);

const cases = [
  ['a postcode', '10557', ['10557 Berlin']],
  ['a postcode in an address', 'Domkloster 4, 50667 Köln', ['50667 Köln']],
  ['a postcode nobody knows is its neighbour by number', '10558', ['10557 Berlin']],
  ['a postcode with two digits in common', '99999', ['99189 Gebesee']],
  ['a postcode with nothing in common', '88888', []],
  ['the beginning of a postcode', '10', ['10115 Berlin', '10557 Berlin']],
  ['a single digit is no beginning', '1', []],
  ['a name', 'Köln', ['50667 Köln']],
  ['a name without its umlaut', 'koln', ['50667 Köln']],
  ['a name with the umlaut spelled out', 'KOELN', ['50667 Köln']],
  ['a name in English', 'cologne', ['50667 Köln']],
  ['the beginning of a name in Italian', 'Colon', ['50667 Köln']],
  ['a name in Russian, with е for ё', 'кельн', ['50667 Köln']],
  ['of two towns the larger goes first', 'Frankfurt', ['60311 Frankfurt am Main', '15230 Frankfurt (Oder)']],
  ['a second word', 'oder', ['15230 Frankfurt (Oder)']],
  ['a whole name before the beginning of a larger one', 'hamm', ['59063 Hamm']],
  ['a beginning is of the larger one first', 'ham', ['20095 Hamburg', '59063 Hamm']],
  ['towns of one name far apart are two', 'Neustadt', ['23730 Neustadt', '31535 Neustadt']],
  ['an address without a postcode', 'Hohe Straße 12, Köln', ['50667 Köln']],
  ['an address without a comma', 'Hohe Straße 12 Köln', ['50667 Köln']],
  ['a town with a letter missing', 'Berln', ['10178 Berlin']],
  ['a town with swapped letters', 'Hambrug', ['20095 Hamburg']],
  ['nothing that is known', 'Nirgendwo', []],
  ['no letters at all', '?!', []],
] as const;

for (const [name, typed, expected] of cases) {
  test(`${name}: ${typed}`, () => {
    expect(findPlaces(known, typed).map(({ postcode: number, name: town }) => `${number} ${town}`)).toEqual(expected);
  });
}

test('a postcode knows what others call its town', () => {
  expect(findPlaces(known, '50667')[0]!.otherNames.ru).toBe('Кёльн');
});
