import { expect, test } from 'vitest';
import { countFacets, filterFrom, NO_FILTER, queryOf } from './menu-filter.ts';

const ID = '018f0000-0000-7000-8000-00000000000a';
const addresses = [
  ['nothing', '', {}],
  ['words', 'suche=gr%C3%BCner+tee', { search: 'grüner tee' }],
  ['an order', 'sortierung=preis-ab', { sort: 'price_desc' }],
  ['an order nobody knows', 'sortierung=zufall', {}],
  ['a price from', 'ab=5', { fromCents: 500 }],
  ['a price with a comma', 'bis=12%2C5', { toCents: 1250 }],
  ['a price that is none', 'ab=viel&bis=-3', {}],
  ['a category', `kategorie=${ID}&kategorie=x`, { categoryIds: [ID] }],
  ['a variant, however it is written', 'merkmal=Rot&merkmal=rot', { variants: ['rot'] }],
  ['what can be had at once', 'lieferbar=1', { isAvailable: true }],
  ['food', 'kost=vegan&ohne=milk&ohne=stones', { diet: 'vegan', without: ['milk'] }],
] as const;
for (const [name, query, expected] of addresses)
  test(`an address says ${name}, and the other way round`, () => {
    const filter = filterFrom(new URLSearchParams(query));
    expect(filter).toEqual({ ...NO_FILTER, ...expected });
    expect(filterFrom(new URLSearchParams(queryOf(filter)))).toEqual(filter);
  });

test('the price is one filter, each value of the others too', () => {
  expect(
    countFacets({
      ...NO_FILTER,
      search: 'tee',
      fromCents: 1,
      toCents: 2,
      variants: ['rot', 'blau'],
      isAvailable: true,
    }),
  ).toBe(4);
});
