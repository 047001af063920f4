import type { CsvValue } from '@fachwerk/base/csv';
import { localTime } from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';

/** A spreadsheet knows no zones: a moment is what the clock of the house showed. */
function cell(value: CsvValue): Cell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date)
    return { value: new Date(`${localTime(value, HOUSE_ZONE)}Z`), type: Date, format: 'dd.mm.yyyy hh:mm' };
  // Said to be text, so that nothing in it is run as a formula.
  return typeof value === 'string' ? { value, type: String } : value;
}

/** One sheet with a bold first row that stays in sight. */
export function xlsxOf(
  sheet: string,
  head: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): Promise<Buffer> {
  const data = [
    head.map((value): Cell => ({ value, type: String, fontWeight: 'bold' })),
    ...rows.map((row) => row.map(cell)),
  ];
  return writeXlsxFile(data, { sheet, stickyRowsCount: 1, columns: head.map(() => ({ width: 18 })) }).toBuffer();
}
