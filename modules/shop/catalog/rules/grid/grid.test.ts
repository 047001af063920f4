import { expect, test } from 'vitest';
import type { ItemRow } from '../../contract.ts';
import {
  changesOf,
  copied,
  type Drafts,
  type Grid,
  headed,
  newRow,
  pasted,
  placeAfter,
  placeBeside,
  refusedCell,
  typed,
  unknownCategories,
  withCategories,
} from './grid.ts';
import { COLUMNS, type Column, cellText, type GridWords, written } from './grid-cells.ts';
import { cellsFrom, tsvOf } from './tsv.ts';

const [PIZZA, DRINKS] = ['00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000c2'];
const now = new Date('2026-03-01T12:00:00Z');
const words: GridWords = {
  language: 'de',
  vat: { standard: 'Normal', reduced: 'Ermäßigt', meal: 'Speisen', free: 'Steuerfrei' },
  soldOut: { no: 'Nein', tomorrow: 'Bis morgen', notice: 'Bis auf Weiteres' },
  categories: [
    { id: PIZZA, name: 'Pizza' },
    { id: DRINKS, name: 'Getränke' },
  ],
  now,
};
const itemLike = (at: number, given: Partial<ItemRow> = {}): ItemRow => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  categoryId: PIZZA,
  name: { de: `Pizza ${at}`, en: '' },
  number: String(at),
  ean: '',
  priceCents: 890,
  promo: null,
  vatKind: 'meal',
  diet: 'any',
  hasVariants: false,
  stock: null,
  isSoldOut: false,
  soldOutUntil: null,
  isLow: false,
  warnFrom: null,
  weightGrams: null,
  isHidden: false,
  isArchived: false,
  version: at,
  ...given,
});
const [first, sized] = [itemLike(1), itemLike(3, { hasVariants: true, stock: 4 })];
const items = [first, itemLike(2), sized];
const grid: Grid = { items, words };
const none: Drafts = new Map();
const at = (row: number, column = 0) => ({ row, column });
const only = (row: number, column = 0) => ({ from: at(row, column), to: at(row, column) });

const tables = [
  ['one cell', 'Pizza', [['Pizza']]],
  [
    'the last line end that spreadsheets add',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'empty cells',
    '\t\n\t',
    [
      ['', ''],
      ['', ''],
    ],
  ],
  ['a cell with a line and quotes in it', '"zwei\nZeilen"\t"sagt ""ja"""\n3', [['zwei\nZeilen', 'sagt "ja"'], ['3']]],
  ['a quote in the middle of a cell', '12" Pizza', [['12" Pizza']]],
] as const;
for (const [name, text, cells] of tables) {
  test(`reads ${name} from a spreadsheet, and writes it so that it comes back the same`, () => {
    expect(cellsFrom(text)).toEqual(cells);
    expect(cellsFrom(tsvOf(cells))).toEqual(cells);
  });
}

const meanings: readonly (readonly [Column, string, object, ItemRow?])[] = [
  ['number', ' 12 a ', { change: { number: '12 a' } }],
  ['number', 'x'.repeat(41), { fault: 'grid.too_long' }],
  ['name', 'Napoli', { change: { name: { de: 'Napoli', en: '' } } }],
  ['name', ' ', { fault: 'grid.name_missing' }],
  ['price', '9,5', { change: { priceCents: 950 } }],
  ['price', '9.50 €', { change: { priceCents: 950 } }],
  ['price', '1.234,50 €', { change: { priceCents: 123450 } }],
  ['price', '€ 1,234.50', { change: { priceCents: 123450 } }],
  ['price', '-1', { fault: 'grid.price_wrong' }],
  ['price', '1,999', { fault: 'grid.price_wrong' }],
  ['price', 'frei', { fault: 'grid.price_wrong' }],
  ['price', '', { fault: 'grid.price_wrong' }],
  ['price', '9', { fault: 'item.price_of_variants' }, sized],
  ['vat', 'normal', { change: { vatKind: 'standard' } }],
  ['vat', '19 %', { change: { vatKind: 'standard' } }],
  ['vat', '7', { change: { vatKind: 'reduced' } }],
  ['vat', '0,0%', { change: { vatKind: 'free' } }],
  ['vat', '16', { fault: 'grid.vat_unknown' }],
  ['category', 'GETRÄNKE', { change: { categoryId: DRINKS } }],
  ['category', ' ', { fault: 'grid.category_missing' }],
  ['category', 'Nirgends', { fault: 'grid.category_unknown' }],
  ['stock', '12', { change: { stock: { seen: null, left: 12 } } }],
  ['stock', '', { change: { stock: { seen: 4, left: null } } }, sized],
  ['stock', '1000001', { fault: 'grid.stock_wrong' }],
  ['stock', '-1', { fault: 'grid.stock_wrong' }],
  ['soldOut', 'bis morgen', { change: { soldOut: 'tomorrow' } }],
  ['soldOut', '', { change: { soldOut: 'no' } }],
  ['soldOut', 'vielleicht', { fault: 'grid.sold_out_unknown' }],
  ['ean', '4006381333931', { change: { ean: '4006381333931' } }],
  ['ean', '4006381333932', { fault: 'item.ean_wrong' }],
  ['weight', '0,25', { change: { weightGrams: 250 } }],
  ['weight', '1.5 kg', { change: { weightGrams: 1500 } }],
  ['weight', '', { change: { weightGrams: null } }],
  ['weight', '0', { fault: 'grid.weight_wrong' }],
  ['weight', 'schwer', { fault: 'grid.weight_wrong' }],
  ['warn', '3', { change: { warnFrom: 3 } }],
  ['warn', '', { change: { warnFrom: null } }],
  ['warn', 'bald', { fault: 'grid.warn_wrong' }],
];
for (const [column, text, meaning, item = first] of meanings) {
  test(`“${text.slice(0, 20)}” as ${column} is ${JSON.stringify(meaning)}`, () =>
    expect(written(column, text, item, words)).toEqual(meaning));
}

test('the name is that of the language one works in; another language may stay empty', () => {
  const english = { ...words, language: 'en' as const };
  expect(cellText('price', first, english)).toBe('8.90');
  expect(written('name', '', first, english)).toEqual({ change: { name: { de: 'Pizza 1', en: '' } } });
});

test('a block goes down and right from where one stands; what has no row is counted, what has no column falls away', () => {
  const after = pasted(grid, none, only(1, 8), cellsFrom('0,25\t5\tzu viel\n\t\n 1\t'));
  expect(after.lost).toBe(1);
  expect([...after.drafts]).toEqual([[items[1]!.id, { version: 2, texts: { weight: '0,25', warn: '5' } }]]);
});

test('one cell fills all that are chosen, and a cell that says what it said is no change', () => {
  const { drafts } = pasted(grid, none, { from: at(2, 2), to: at(0, 2) }, [['9,90']]);
  expect(drafts.size).toBe(3);
  expect(copied(grid, drafts, { from: at(0, 1), to: at(1, 2) })).toEqual([
    ['Pizza 1', '9,90'],
    ['Pizza 2', '9,90'],
  ]);
  expect(typed(grid, drafts, at(0, 2), '8,90').has(items[0]!.id)).toBe(false);
});

test('what is wrong is named by cell, what is right becomes one change for each item with the version that was seen', () => {
  const { drafts } = pasted(grid, none, only(0, 1), cellsFrom('Napoli\t9,50\nMarinara\tabc'));
  const newer = { ...grid, items: items.map((item) => ({ ...item, version: 9 })) };
  const { changes, faults } = changesOf(newer, drafts);
  expect(faults).toEqual([{ id: items[1]!.id, column: 'price', fault: 'grid.price_wrong' }]);
  expect(changes[0]).toEqual({ id: items[0]!.id, version: 1, name: { de: 'Napoli', en: '' }, priceCents: 950 });
  const sent = { changes, added: [] };
  expect(refusedCell('rows.0.priceCents', 'x', sent)).toEqual({ id: items[0]!.id, column: 'price' });
  expect(refusedCell('rows.1.id', 'item.changed_meanwhile', sent)).toEqual({ id: items[1]!.id, column: 'name' });
  expect(refusedCell('rows.1.id', 'category.unknown', sent)).toEqual({ id: items[1]!.id, column: 'category' });
});

const addedLike = {
  weightGrams: null,
  warnFrom: null,
  categoryId: PIZZA,
  number: '',
  ean: '',
  vatKind: 'meal',
  stock: null,
};
const blank = newRow('00000000-0000-4000-8000-0000000000f1');
const growing = { ...grid, items: [...items, blank, newRow('00000000-0000-4000-8000-0000000000f2', DRINKS)] };

test('a row below the items is a new one; it needs a name, a price and a category, and an empty one is nothing', () => {
  expect(changesOf(growing, typed(growing, none, at(3, 1), ' '))).toEqual({ changes: [], added: [], faults: [] });
  const half = changesOf(growing, typed(growing, none, at(3, 1), 'Funghi'));
  expect(half.faults.map(({ column, fault }) => [column, fault])).toEqual([
    ['price', 'grid.price_wrong'],
    ['category', 'grid.category_missing'],
  ]);
  const { drafts, lost } = pasted(growing, none, only(3), cellsFrom('7\tFunghi\t9,50\tNormal\tpizza\t3\n\tCola\t3'));
  const { added, changes, faults } = changesOf(growing, drafts);
  expect([lost, changes, faults]).toEqual([0, [], []]);
  expect(added).toEqual([
    { ...addedLike, id: blank.id, name: { de: 'Funghi' }, number: '7', priceCents: 950, vatKind: 'standard', stock: 3 },
    { ...addedLike, id: growing.items[4]!.id, categoryId: DRINKS, name: { de: 'Cola' }, priceCents: 300 },
  ]);
  expect(refusedCell('added.1.number', 'item.number_taken', { changes, added })).toEqual({
    id: growing.items[4]!.id,
    column: 'number',
  });
});

test('of two rates that are the same it is the one new items have', () => {
  expect(written('vat', '7 %', first, { ...words, usualVat: 'meal' })).toEqual({ change: { vatKind: 'meal' } });
});

test('categories made from the table take none from the rows that stood in the only one', () => {
  const alone = { ...words, categories: words.categories.slice(0, 1) };
  const rows = { items: [newRow(blank.id, PIZZA)], words: alone };
  const { drafts } = pasted(rows, none, { from: at(0, 1), to: at(0, 1) }, cellsFrom('Funghi\t9,50\tNormal\tPizza'));
  const kept = withCategories(rows, drafts);
  const { added, faults } = changesOf({ items: [newRow(blank.id)], words }, kept);
  expect([faults, added[0]?.categoryId]).toEqual([[], PIZZA]);
});

test('a block with headings finds its columns; without the name it is an ordinary block', () => {
  const titles = { number: 'Nummer', name: 'Name', price: 'Preis', vat: 'MwSt.', category: 'Kategorie' };
  const more = { ean: 'EAN', weight: 'Gewicht (kg)', warn: 'Warnen ab' };
  const all = { ...titles, stock: 'Bestand', soldOut: 'Ausverkauft', ...more };
  const block = headed(cellsFrom('Preis\tname \tKategorie\n9,50\tFunghi\tPizza'), all)!;
  expect(block).toEqual([[null, 'Funghi', '9,50', null, 'Pizza', null, null, null, null, null]]);
  const { drafts } = pasted(growing, none, only(3), block);
  expect(changesOf(growing, drafts).added).toHaveLength(1);
  expect(headed(cellsFrom('Preis\tKategorie'), all)).toBeNull();
  expect(headed(cellsFrom('Name\tGewicht'), all)).toBeNull();
});

test('categories that nobody has made yet are named once each', () => {
  const { drafts } = pasted(growing, none, only(3, 4), cellsFrom('Salate\n salate '));
  expect(unknownCategories(growing, drafts)).toEqual(['Salate']);
});

const LAST = COLUMNS.length - 1;
const ways = [
  ['ArrowDown', false, at(2, 1), at(2, 1)],
  ['ArrowRight', false, at(0, LAST), at(0, LAST)],
  ['ArrowUp', true, at(2, 3), at(0, 3)],
  ['End', true, at(0, 0), at(2, LAST)],
  ['Home', false, at(1, 5), at(1, 0)],
  ['x', false, at(0, 0), null],
] as const;
for (const [key, isFar, from, to] of ways) {
  test(`${isFar ? 'Ctrl ' : ''}${key} leads from ${from.row}.${from.column} to ${to ? `${to.row}.${to.column}` : 'nowhere'}`, () =>
    expect(placeAfter(key, isFar, from, 3)).toEqual(to));
}

test('Tab goes over the end of a row, and out at the ends of the grid', () => {
  expect(placeBeside(at(0, LAST), 1, 3)).toEqual(at(1, 0));
  expect(placeBeside(at(0, 0), -1, 3)).toBeNull();
  expect(placeBeside(at(2, LAST), 1, 3)).toBeNull();
});
