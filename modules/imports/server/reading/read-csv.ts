import { parse } from 'csv-parse/sync';
import { MOST_ROWS } from '../../contract.ts';
import { separatorOf } from '../../rules/file-text.ts';
import type { Table } from './table.ts';

/** One row more than may be tells that there are too many. */
const MOST_LINES = MOST_ROWS + 2;

export function readCsv(text: string): Table {
  const [headers = [], ...rows]: string[][] = parse(text, {
    ...{ bom: true, delimiter: separatorOf(text), relax_column_count: true, relax_quotes: true },
    ...{ skip_empty_lines: true, skip_records_with_empty_values: true, to: MOST_LINES },
  });
  return { headers, rows };
}
