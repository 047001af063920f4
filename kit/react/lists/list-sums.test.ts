import { expect, test } from 'vitest';
import { sumsOf } from './list-sums.ts';
import type { Column } from './list-types.ts';

type Row = { readonly amount: number | null };
const columns: Column<Row>[] = [
  { key: 'name', title: 'Name', cell: () => 'x' },
  {
    key: 'amount',
    title: 'Betrag',
    cell: ({ amount }) => amount,
    sum: { of: ({ amount }) => amount, show: (sum) => `${sum} €` },
  },
];
const rows = [{ amount: 1 }, { amount: null }, { amount: 5 }];
const told = (...given: Parameters<typeof sumsOf<Row>>) => {
  const sums = sumsOf(...given);
  return sums && [sums.extent, sums.byColumn.get('amount')];
};

test('a list in the browser as a whole is added up, with rows not on screen yet', () =>
  expect(told({ rows: rows.slice(0, 1), loaded: { rows, isWhole: true } }, columns)).toEqual(['all', '6 €']));

test('of a paged list only the loaded rows are known, and it says so', () =>
  expect(told({ rows, loaded: { rows, isWhole: false } }, columns)).toEqual(['loaded', '6 €']));

test('the server knows better', () =>
  expect(told({ rows, loaded: { rows, isWhole: false }, sums: { amount: 900 } }, columns)).toEqual(['all', '900 €']));

test('selected rows are added up among themselves', () =>
  expect(told({ rows, sums: { amount: 900 } }, columns, rows.slice(0, 2))).toEqual(['selected', '1 €']));

test('one row needs no sum, nor does a list without such a column', () => {
  expect(told({ rows: rows.slice(0, 1) }, columns)).toBeNull();
  expect(told({ rows }, columns.slice(0, 1))).toBeNull();
});
