import { expect, test } from 'vitest';
import { shortestWalls } from './shortest-walls.ts';

const wall = (name: string, free: number, total: number) => ({ name, counts: { free }, total });

test('the fullest walls come first, among equals in the order given; those without boxes not at all', () => {
  const walls = [
    wall('half', 5, 10),
    wall('none', 0, 0),
    wall('full', 0, 8),
    wall('half too', 4, 8),
    wall('free', 3, 3),
  ];
  expect(shortestWalls(walls, 3).map(({ name }) => name)).toEqual(['full', 'half', 'half too']);
});

test('boxes that are not on sale are no shortage', () => {
  const collection = { name: 'collection', counts: { not_on_sale: 5 }, total: 5 };
  const begun = { name: 'begun', counts: { free: 1, rented: 1, not_on_sale: 8 }, total: 10 };
  expect(shortestWalls([collection, begun, wall('third', 1, 3)], 3).map(({ name }) => name)).toEqual([
    'third',
    'begun',
    'collection',
  ]);
});
