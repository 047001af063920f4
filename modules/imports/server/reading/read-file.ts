import { MOST_CELL_CHARACTERS, MOST_COLUMNS, MOST_ROWS } from '../../contract.ts';
import { isText, textOf } from '../../rules/file-text.ts';
import { withoutTitle } from '../../rules/heading.ts';
import { knownSource, type Source } from '../../rules/sources.ts';
import { styleOf } from '../../rules/values.ts';
import { readCalendar } from './read-calendar.ts';
import { readCsv } from './read-csv.ts';
import { readTrello } from './read-trello.ts';
import { readWorkbook } from './read-workbook.ts';
import { type ReadTable, type Table, UnreadableFile } from './table.ts';

const LOOKED_AT_ROWS = 500;

/** By what is in it; what it is called says nothing. */
export function readFile(bytes: Uint8Array): ReadTable {
  const table = bounded(withoutTitle(tableOf(bytes)));
  const source = knownSource(table.headers);
  const { headers, rows } = source?.rows ? source.rows(table) : table;
  if (rows.length > MOST_ROWS) throw new UnreadableFile('import.too_many_rows');
  const style = styleOf(rows.slice(0, LOOKED_AT_ROWS).flat());
  const mapping = source ? mappingOf(source, headers) : null;
  return { headers, rows, style, kind: source?.kind ?? null, source: source?.name ?? null, mapping };
}

/** Where several columns of the file could be a field, it is the one that the source names first. */
function mappingOf({ columns }: Source, headers: readonly string[]): (string | null)[] {
  const known = Object.entries(columns).filter(([header]) => headers.includes(header));
  return headers.map((header) => {
    const field = columns[header] ?? null;
    return known.find(([, name]) => name === field)?.[0] === header ? field : null;
  });
}

function tableOf(bytes: Uint8Array): Table {
  const isWorkbook = (bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf);
  if (isWorkbook) return readWorkbook(bytes);
  const text = textOf(bytes);
  if (!isText(text)) throw new UnreadableFile('import.unreadable');
  return readCalendar(text) ?? readTrello(text) ?? readCsv(text);
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
