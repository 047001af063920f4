import { type CellObject, read } from '@e965/xlsx';
import { expect, test } from 'vitest';
import type { SheetColumn } from './sheet-values.ts';
import { columnName, xlsxOf } from './xlsx.ts';

async function cells(columns: readonly SheetColumn[], rows: Parameters<typeof xlsxOf>[2]) {
  const book = read(await (await xlsxOf('Kunden/Liste', columns, rows)).arrayBuffer(), { cellNF: true });
  const sheet = book.Sheets[book.SheetNames[0]!]!;
  return { name: book.SheetNames[0], cell: (place: string) => sheet[place] as CellObject | undefined, sheet };
}

test('a sheet has its name, its titles, and a filter over all of it', async () => {
  const { name, cell, sheet } = await cells([{ title: 'Name' }, { title: 'Betrag' }], [['Anna', 1]]);
  expect([name, cell('A1')?.v, cell('B1')?.v, sheet['!autofilter']?.ref]).toEqual([
    'Kunden Liste',
    'Name',
    'Betrag',
    'A1:B2',
  ]);
});

const typed = [
  ['a text', { title: 'k' }, 'Müller & <Söhne>', 's', 'Müller & <Söhne>', 'General'],
  ['a whole number', { title: 'k' }, 12, 'n', 12, 'General'],
  ['a number with decimals', { title: 'k' }, 12.5, 'n', 12.5, '#,##0.00'],
  ['an amount', { title: 'k', format: 'money' }, 1234, 'n', 1234, '#,##0.00 "€"'],
  ['a day', { title: 'k' }, '2026-03-01', 'n', 46_082, 'dd.mm.yyyy'],
  ['a day as screens show it', { title: 'k' }, '01.03.2026', 'n', 46_082, 'dd.mm.yyyy'],
  ['a moment as screens show it', { title: 'k' }, '01.03.2026, 12:00', 'n', 46_082.5, 'dd.mm.yyyy hh:mm'],
  [
    'a moment, by the clock of the house',
    { title: 'k' },
    new Date('2026-03-01T11:00:00Z'),
    'n',
    46_082.5,
    'dd.mm.yyyy hh:mm',
  ],
  ['a number that is a name', { title: 'k', format: 'text' }, '01.03.2026', 's', '01.03.2026', 'General'],
  ['yes and no', { title: 'k' }, true, 'b', true, 'General'],
] as const;
for (const [name, column, value, type, stored, format] of typed)
  test(`${name} keeps its type`, async () => {
    const { cell } = await cells([column], [[value]]);
    expect([cell('A2')?.t, cell('A2')?.v, cell('A2')?.z]).toEqual([type, stored, format]);
  });

for (const text of ['=1+1', '+49 40 123', '-cmd', '@SUM(A1)', '=HYPERLINK("https://x")'])
  test(`${text} is a text and no formula`, async () => {
    const { cell } = await cells([{ title: 'k' }], [[text]]);
    expect([cell('A2')?.t, cell('A2')?.v, cell('A2')?.f]).toEqual(['s', text, undefined]);
  });

test('nothing is an empty cell, and what XML does not allow is left out', async () => {
  const { cell } = await cells([{ title: 'k' }, { title: 'l' }], [[null, 'a\u0000b']]);
  expect([cell('A2'), cell('B2')?.v]).toEqual([undefined, 'ab']);
});

test('columns go on behind Z', () =>
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']));
