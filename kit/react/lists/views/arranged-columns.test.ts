import { expect, test } from 'vitest';
import type { Column } from '../list-types.ts';
import { arrangedColumns, orderedColumns, sameColumns, withColumn, withColumnAt } from './arranged-columns.ts';
import { type ListColumns, NO_COLUMNS } from './list-store.ts';

const column = (key: string, more: Partial<Column<object>> = {}): Column<object> => ({
  key,
  title: key,
  cell: () => key,
  ...more,
});
const columns = [column('number'), column('customer'), column('phone', { rank: 4 }), column('total')];
const withNote = [...columns, column('note', { isExtra: true })];
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key).join(' ');
const chosen = (more: Partial<ListColumns>): ListColumns => ({ ...NO_COLUMNS, ...more });

const orders = [
  ['stays as it is without a choice', [], 'number customer phone total'],
  ['follows the person', ['total', 'phone', 'customer'], 'number total phone customer'],
  ['keeps the first in front, whatever is stored', ['total', 'number'], 'number customer phone total'],
  ['puts a new column behind its usual neighbour', ['total', 'customer'], 'number total customer phone'],
  ['ignores columns that are gone', ['gone', 'total', 'phone', 'customer'], 'number total phone customer'],
] as const;
for (const [name, order, expected] of orders)
  test(`the order of columns ${name}`, () => expect(keys(orderedColumns(columns, order))).toBe(expected));

const choices = [
  ['hidden ones are not shown', columns, { hidden: ['phone'] }, 'number customer total'],
  ['the first cannot be hidden', columns, { hidden: ['number'] }, 'number customer phone total'],
  ['an extra one waits to be chosen', withNote, {}, 'number customer phone total'],
  ['and is there once chosen', withNote, { shown: ['note'] }, 'number customer phone total note'],
] as const;
for (const [name, all, choice, expected] of choices)
  test(`of the columns ${name}`, () => expect(keys(arrangedColumns<object>(all, chosen(choice)))).toBe(expected));

test('a column chosen by name does not give way to others', () => {
  const [, , phone] = arrangedColumns(columns, chosen({ shown: ['phone'] }));
  expect(phone?.rank).toBe(0);
});

test('ticking a column moves it between shown and hidden', () => {
  const hidden = withColumn(chosen({ shown: ['phone'] }), 'phone', false);
  expect(hidden).toEqual({ order: [], shown: [], hidden: ['phone'] });
  expect(withColumn(hidden, 'phone', true)).toEqual({ order: [], shown: ['phone'], hidden: [] });
});

test('a column is moved to a place behind the first', () => {
  expect(withColumnAt(columns, NO_COLUMNS, 'total', 1).order).toEqual(['total', 'customer', 'phone']);
  expect(withColumnAt(columns, NO_COLUMNS, 'total', 0).order).toEqual(['total', 'customer', 'phone']);
  expect(withColumnAt(columns, NO_COLUMNS, 'customer', 9).order).toEqual(['phone', 'total', 'customer']);
});

test('two choices are compared by what they say', () => {
  expect(sameColumns(chosen({ hidden: ['a'] }), chosen({ hidden: ['a'] }))).toBe(true);
  expect(sameColumns(chosen({ order: ['a', 'b'] }), chosen({ order: ['b', 'a'] }))).toBe(false);
});
