import { type CellObject, type DenseWorkSheet, read, SSF } from '@e965/xlsx';
import { MOST_COLUMNS, MOST_ROWS } from '../../contract.ts';
import { MOST_LINES_ABOVE } from '../../rules/heading.ts';
import { type Lines, UnreadableFile } from './table.ts';
import { unpackWorkbook } from './unpack-workbook.ts';

/** One more of each than may be tells that there are too many. */
const MOST_LINES = MOST_ROWS + 2 + MOST_LINES_ABOVE;
const MOST_CELLS = MOST_COLUMNS + 1;

/** The first sheet that has something in it. */
export function readWorkbook(bytes: Uint8Array): Lines {
  const isZip = bytes[0] === 0x50;
  const book = read(isZip ? unpackWorkbook(bytes) : bytes, {
    type: 'array',
    dense: true,
    cellNF: true,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
    sheetRows: MOST_LINES,
    bookVBA: false,
    bookDeps: false,
  });
  for (const name of book.SheetNames) {
    const all = rowsOf(book.Sheets[name] as DenseWorkSheet).map((cells, at) => ({ cells, number: at + 1 }));
    const said = all.filter(({ cells }) => cells.some((cell) => cell !== ''));
    if (said.length > 0) return { lines: said.map(({ cells }) => cells), numbers: said.map(({ number }) => number) };
  }
  throw new UnreadableFile('import.empty');
}

/** Sheets have holes: only what lies within the limits is filled up. */
function rowsOf(sheet: DenseWorkSheet): string[][] {
  const rows = (sheet['!data'] ?? []).slice(0, MOST_LINES);
  return Array.from(rows, (row) => Array.from((row ?? []).slice(0, MOST_CELLS), textOf));
}

/** As a German would type it: a decimal comma, the year first in days so that nothing can be mistaken. */
function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.v === null || cell.t === 'e') return '';
  if (cell.t === 'n') return numberText(Number(cell.v), cell.z);
  return String(cell.v);
}

function numberText(value: number, format: CellObject['z']): string {
  if (typeof format === 'string' && SSF.is_date(format)) {
    const { y, m, d, H, M } = SSF.parse_date_code(value);
    const two = (part: number) => String(part).padStart(2, '0');
    const day = `${y}-${two(m)}-${two(d)}`;
    // Less than a day is a time alone, or a length of time.
    if (value < 1) return `${two(H)}:${two(M)}`;
    return H === 0 && M === 0 ? day : `${day} ${two(H)}:${two(M)}`;
  }
  // A format of noughts alone says how many digits are shown: postcodes.
  if (Number.isInteger(value))
    return String(value).padStart(/^0+$/.test(String(format)) ? String(format).length : 0, '0');
  const rounded = Number(value.toPrecision(SHEET_DIGITS));
  const text = Math.abs(rounded) < PLAIN_FROM ? rounded.toFixed(20).replace(/0+$/, '') : String(rounded);
  return text.replace('.', ',');
}

/** As many digits as a spreadsheet keeps; the noise behind them (0,30000000000000004) nobody typed. */
const SHEET_DIGITS = 15;
/** Below this a number writes itself with an exponent. */
const PLAIN_FROM = 1e-6;
