import type { CsvValue } from '@fachwerk/base/csv';
import { localTime } from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';

/** Spreadsheets have no time zones: an instant becomes local time of `HOUSE_ZONE`. */
function cell(value: CsvValue): Cell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date)
    return { value: new Date(`${localTime(value, HOUSE_ZONE)}Z`), type: Date, format: 'dd.mm.yyyy hh:mm' };
  // Said to be text, so that nothing in it is run as a formula.
  return typeof value === 'string' ? { value, type: String } : value;
}

/** Its media type. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Rows = readonly (readonly CsvValue[])[];
type Sheet = { readonly name: string; readonly head: readonly string[]; readonly rows: Rows };

/** A spreadsheet refuses a longer name of a sheet, and these signs in one. */
const MOST_SHEET_LETTERS = 31;
const sheetName = (name: string) => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, MOST_SHEET_LETTERS);

/** Writes the sheets, each with a bold, frozen first row. */
export function xlsxBook(sheets: readonly Sheet[]): Promise<Buffer> {
  return writeXlsxFile(
    sheets.map(({ name, head, rows }) => ({
      sheet: sheetName(name),
      data: [
        head.map((value): Cell => ({ value, type: String, fontWeight: 'bold' })),
        ...rows.map((row) => row.map(cell)),
      ],
      stickyRowsCount: 1,
      columns: head.map(() => ({ width: 18 })),
    })),
  ).toBuffer();
}

export function xlsxOf(name: string, head: readonly string[], rows: Rows): Promise<Buffer> {
  return xlsxBook([{ name, head, rows }]);
}
