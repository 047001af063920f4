import { expect, test } from 'vitest';
import { orderedBy, percentTaken, saleOf } from './location-order.ts';

const cases = [
  ['numbers', [10, 9, 100], 'asc', [9, 10, 100]],
  ['numbers downwards', [10, 9, 100], 'desc', [100, 10, 9]],
  ['what is not known last', [null, 2, 1], 'asc', [1, 2, null]],
  ['what is not known last downwards too', [null, 1, 2], 'desc', [2, 1, null]],
  ['texts as a German reads them', ['Zwickau', 'Öhringen', 'Oldenburg'], 'asc', ['Öhringen', 'Oldenburg', 'Zwickau']],
  ['numbers within texts', ['Halle 10', 'Halle 9'], 'asc', ['Halle 9', 'Halle 10']],
] as const;

for (const [name, given, dir, expected] of cases) {
  test(`orders ${name}`, () => {
    expect(orderedBy<string | number | null>(given, dir, (item) => item)).toEqual(expected);
  });
}

test('what is equal stays in its order in either direction', () => {
  const given = [
    { name: 'Aalen', free: 2 },
    { name: 'Bonn', free: 2 },
  ];
  for (const dir of ['asc', 'desc'] as const) expect(orderedBy(given, dir, ({ free }) => free)).toEqual(given);
});

test('a location is on sale with or without open points, or off', () => {
  expect(saleOf({ isOnSale: true, openLines: 0 })).toBe('on');
  expect(saleOf({ isOnSale: true, openLines: 2 })).toBe('open');
  expect(saleOf({ isOnSale: false, openLines: 0 })).toBe('off');
});

test('occupancy is unknown without boxes', () => {
  expect(percentTaken({ all: 0, free: 0, taken: 0 })).toBeNull();
  expect(percentTaken({ all: 8, free: 2, taken: 6 })).toBe(75);
});
