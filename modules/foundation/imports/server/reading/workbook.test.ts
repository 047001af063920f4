import { utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { readInThread } from './read-in-thread.ts';

const sheetOf = (cells: readonly (string | number)[][]) => utils.aoa_to_sheet(cells as unknown[][]);
const bytesOf = (cells: readonly (string | number)[][], bookType: 'xlsx' | 'biff8' | 'ods' = 'xlsx'): Uint8Array =>
  write(utils.book_new(sheetOf(cells), 'A'), { type: 'buffer', bookType });

/** Whole numbers of 1 to 15 digits, which is as many as a spreadsheet keeps. */
const anyNumber = fc.integer({ min: 1, max: 15 }).chain((digits) => {
  const smallest = digits === 1 ? 0 : 10 ** (digits - 1);
  return fc.tuple(fc.integer({ min: smallest, max: 10 ** digits - 1 }), fc.boolean());
});

test('whole numbers of 1 to 15 digits keep every digit, and text cells stay text', () => {
  fc.assert(
    fc.property(fc.array(anyNumber, { minLength: 1, maxLength: 20 }), (given) => {
      const cells = given.map(([number, isText]) => (isText ? `0${number}` : number));
      const { rows } = readFile(bytesOf([['EAN'], ...cells.map((cell) => [cell])]));
      expect(rows.map(([cell]) => cell)).toEqual(cells.map(String));
    }),
    { numRuns: 30 },
  );
});

test.each([
  [4006381333931, undefined, '4006381333931'],
  [491701234567, undefined, '491701234567'],
  [1234567890.125, undefined, '1234567890,125'],
  [0.1 + 0.2, undefined, '0,3'],
  [0.0000005, undefined, '0,0000005'],
  [-17.5, undefined, '-17,5'],
  [1067, '00000', '01067'],
])('%s with the format %s is read as %s', (value, format, expected) => {
  const sheet = utils.aoa_to_sheet([['Wert'], [value]]);
  if (format) sheet.A2.z = format;
  const bytes = write(utils.book_new(sheet, 'A'), { type: 'buffer', bookType: 'xlsx' });
  expect(readFile(bytes).rows).toEqual([[expected]]);
});

/** A workbook as a stranger would write it: its sheet, and what else is in it. */
function forged(sheet: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  const parts = unzipSync(bytesOf([['Name'], ['Tee']]));
  return zipSync({ ...parts, ...more, 'xl/worksheets/sheet1.xml': strToU8(`<worksheet>${sheet}</worksheet>`) });
}
const rowAt = (row: string, cell: string) => `<row r="${row}"><c r="${cell}" t="str"><v>x</v></c></row>`;
const HEADING = '<row r="1"><c r="A1" t="str"><v>Name</v></c></row>';
const many = (count: number, part: string) => part.repeat(count);

const odsWith = (table: string) => {
  const parts = unzipSync(bytesOf([['Name'], ['Tee']], 'ods'));
  const content = new TextDecoder()
    .decode(parts['content.xml'])
    .replace(/<table:table-row.*<\/table:table-row>/s, table);
  return zipSync({ ...parts, 'content.xml': strToU8(content) });
};
const ODS_CELL = 'office:value-type="string"><text:p>x</text:p></table:table-cell>';

const HOSTILE: readonly (readonly [string, () => Uint8Array, string])[] = [
  ['a cell at ZZZZZZ1', () => forged(`<sheetData>${rowAt('1', 'ZZZZZZ1')}</sheetData>`), 'import.unreadable'],
  [
    'the same in single quotes',
    () => forged(`<sheetData>${rowAt('1', 'A1')}<row r='2'><c r='ZZZZZZ2' t='str'><v>x</v></c></row></sheetData>`),
    'import.unreadable',
  ],
  [
    'a row far below the last one of a sheet',
    () => forged(`<sheetData>${HEADING}${rowAt('99999999', 'A99999999')}</sheetData>`),
    'import.unreadable',
  ],
  [
    'a part that unpacks to a thousand times its size',
    () => forged(`<sheetData>${HEADING}</sheetData><!--${' '.repeat(30_000_000)}-->`),
    'import.too_large',
  ],
  [
    'more cells than are read',
    () => forged(`<sheetData>${HEADING}${many(2_100_000, '<c/>')}</sheetData>`),
    'import.too_large',
  ],
  [
    'an ODS cell repeated a billion times',
    () =>
      odsWith(
        `<table:table-row table:number-rows-repeated="100000"><table:table-cell table:number-columns-repeated="10000" ${ODS_CELL}</table:table-row>`,
      ),
    'import.too_large',
  ],
];

test.each(HOSTILE)(
  '%s is refused before it is expanded',
  async (_, bytes, code) => {
    const file = bytes();
    const began = performance.now();
    await expect(readInThread(file)).rejects.toThrow(code);
    expect(performance.now() - began).toBeLessThan(5_000);
  },
  20_000,
);

test('a link over a whole sheet is not followed, and the rest is read', async () => {
  const link = '<hyperlinks><hyperlink ref="A1:XFD1048576" location="A1"/></hyperlinks>';
  const sheet = `<dimension ref="A1:XFD1048576"/><sheetData>${HEADING}${rowAt('2', 'A2')}</sheetData>${link}`;
  expect((await readInThread(forged(sheet))).rows).toEqual([['x']]);
  await expect(readInThread(forged(link))).rejects.toThrow('import.empty');
}, 20_000);

test('an ODS as LibreOffice ends it, with empty rows to the last one, is read', () => {
  const rest =
    '<table:table-row table:number-rows-repeated="1048574"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';
  const row = `<table:table-row><table:table-cell ${ODS_CELL}</table:table-row>`;
  expect(readFile(odsWith(`${row}${row}${rest}`)).rows).toEqual([['x']]);
});
