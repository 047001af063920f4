import { expect, test } from 'vitest';
import { type CodeItem, discountByLine, discountOn } from './discount.ts';

const item = (lineId: string, unitCents: number, quantity = 1): CodeItem => ({
  lineId,
  itemId: null,
  categoryId: null,
  quantity,
  unitCents,
  countsForMinimum: true,
});
const off = (cents: number, lineIds: readonly string[] | null = null) => ({ cents, lineIds, isDeliveryFree: false });
const boxes = [item('a', 400), item('b', 400), item('c', 400)];

test.each([
  ['is spread to the cent', off(100), boxes, { a: 34, b: 33, c: 33 }],
  ['stands to the prices', off(100), [item('a', 300), item('b', 50, 2)], { a: 75, b: 25 }],
  ['is for some lines alone', off(100, ['b']), boxes, { b: 100 }],
  ['takes no more than there is', off(5000), boxes, { a: 400, b: 400, c: 400 }],
  ['of what costs nothing is nothing', off(100), [item('a', 0)], { a: 0 }],
])('a discount %s', (_name, discount, items, expected) =>
  expect(Object.fromEntries(discountByLine(discount, items))).toEqual(expected),
);

test('boxes and goods have the whole discount between them', () => {
  const cart = [...boxes, item('pizza', 900)];
  const [rented, eaten] = [['a', 'b', 'c'], ['pizza']].map((ids) => discountOn(off(101), cart, ids).cents);
  expect([rented, eaten]).toEqual([57, 44]);
});
