import { MOST_CELL_CHARACTERS, MOST_COLUMNS, MOST_ROWS } from '../../contract.ts';
import { isText, textOf } from '../../rules/file-text.ts';
import { headingAt, MOST_LINES_ABOVE } from '../../rules/heading.ts';
import { knownSource, type Source } from '../../rules/sources.ts';
import { styleOf } from '../../rules/values.ts';
import { readCalendar } from './read-calendar.ts';
import { readCsv } from './read-csv.ts';
import { readTrello } from './read-trello.ts';
import { readWorkbook } from './read-workbook.ts';
import { type Lines, type ReadTable, type Table, UnreadableFile } from './table.ts';

const LOOKED_AT_ROWS = 500;

/** By what is in it; what it is called says nothing. The heading is found, unless somebody has chosen its line. */
export function readFile(bytes: Uint8Array, chosenRow?: number): ReadTable {
  const { lines, numbers, isTable } = linesOf(bytes);
  const chosen = chosenRow === undefined ? -1 : numbers.indexOf(chosenRow);
  const at = isTable ? 0 : chosen >= 0 ? chosen : headingAt(lines);
  const table = bounded({ headers: lines[at] ?? [], rows: lines.slice(at + 1) });
  const headingRow = numbers[at] ?? 1;
  const source = knownSource(table.headers);
  const { headers, rows } = source?.rows ? source.rows(table) : table;
  if (rows.length > MOST_ROWS) throw new UnreadableFile('import.too_many_rows');
  const style = styleOf(rows.slice(0, LOOKED_AT_ROWS).flat());
  const mapping = source ? mappingOf(source, headers) : null;
  return {
    headers,
    rows,
    style,
    kind: source?.kind ?? null,
    source: source?.name ?? null,
    mapping,
    headingRow,
    firstLines: isTable ? [] : firstLines(lines, numbers),
    // Where a source makes other rows of its lines, they are counted as they come.
    numbers: source?.rows ? rows.map((_, place) => headingRow + 1 + place) : numbers.slice(at + 1),
  };
}

/** Where several columns of the file could be a field, it is the one that the source names first. */
function mappingOf({ columns }: Source, headers: readonly string[]): (string | null)[] {
  const known = Object.entries(columns).filter(([header]) => headers.includes(header));
  return headers.map((header) => {
    const field = columns[header] ?? null;
    return known.find(([, name]) => name === field)?.[0] === header ? field : null;
  });
}

const LONGEST_LINE = 120;

/** Each with something below it. */
function firstLines(lines: Lines['lines'], numbers: Lines['numbers']) {
  return lines.slice(0, Math.min(MOST_LINES_ABOVE + 1, lines.length - 1)).map((cells, at) => {
    const text = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    return { row: numbers[at]!, text: storable(text.join(' · ')).slice(0, LONGEST_LINE).toWellFormed() };
  });
}

/** `isTable`: the first line is the heading, because the reader has made it. */
function linesOf(bytes: Uint8Array): Lines & { readonly isTable?: true } {
  const isWorkbook = (bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf);
  if (isWorkbook) return readWorkbook(bytes);
  const text = textOf(bytes);
  if (!isText(text)) throw new UnreadableFile('import.unreadable');
  const made = readCalendar(text) ?? readTrello(text);
  if (!made) return readCsv(text);
  const lines = [made.headers, ...made.rows];
  return { lines, numbers: lines.map((_, at) => at + 1), isTable: true };
}

/** Every row as wide as the heading, without what stands beside it; cells of a bounded length that a database can hold. */
function bounded({ headers, rows }: Table): Table {
  const width = headers.findLastIndex((header) => header.trim() !== '') + 1;
  if (width === 0 || rows.length === 0) throw new UnreadableFile('import.empty');
  if (width > MOST_COLUMNS) throw new UnreadableFile('import.too_many_columns');
  if (rows.length > MOST_ROWS) throw new UnreadableFile('import.too_many_rows');
  const cellsOf = (row: readonly string[]) => Array.from({ length: width }, (_, at) => storable(row[at] ?? ''));
  return { headers: cellsOf(headers).map((header) => header.trim()), rows: rows.map(cellsOf) };
}

const storable = (cell: string) => cell.slice(0, MOST_CELL_CHARACTERS).replaceAll('\u0000', '').toWellFormed();
