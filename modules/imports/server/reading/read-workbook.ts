import { type CellObject, type DenseWorkSheet, read, SSF } from '@e965/xlsx';
import { unzipSync, zipSync } from 'fflate';
import { MOST_ROWS } from '../../contract.ts';
import { type Table, UnreadableFile } from './table.ts';

/** What a file of 25 MB may grow to: a sheet of 100,000 rows is some 100 MB of XML. */
const MOST_UNPACKED_BYTES = 300 * 1024 * 1024;

/** The first sheet that has something in it. */
export function readWorkbook(bytes: Uint8Array): Table {
  const isZip = bytes[0] === 0x50;
  const book = read(isZip ? repacked(bytes) : bytes, {
    ...{ type: 'array', dense: true, cellNF: true, cellFormula: false, cellHTML: false, cellText: false },
    ...{ sheetRows: MOST_ROWS + 2, bookVBA: false, bookDeps: false },
  });
  for (const name of book.SheetNames) {
    const [headers, ...rows] = rowsOf(book.Sheets[name] as DenseWorkSheet).filter((row) =>
      row.some((cell) => cell !== ''),
    );
    if (headers) return { headers, rows };
  }
  throw new UnreadableFile('import.empty');
}

/**
 * A zip says itself how large its parts are, and may lie. Its parts are unpacked here into as many bytes as they claim and no more, and
 * the reader gets what came out; pictures and macros it never sees.
 */
function repacked(bytes: Uint8Array): Uint8Array {
  let sum = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels|bin)$|^mimetype$/i.test(name) || /vbaProject/i.test(name)) return false;
      sum += originalSize;
      if (sum > MOST_UNPACKED_BYTES) throw new UnreadableFile('import.too_large');
      return true;
    },
  });
  return zipSync(parts, { level: 0 });
}

function rowsOf(sheet: DenseWorkSheet): string[][] {
  return Array.from(sheet['!data'] ?? [], (row) => Array.from(row ?? [], textOf));
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
  return String(Number(value.toPrecision(12))).replace('.', ',');
}
