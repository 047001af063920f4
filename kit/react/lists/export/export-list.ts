import { type CsvValue, csvOf } from '@fachwerk/base/csv';
import { downloadBlob, downloadText } from '../../calls/download.ts';
import type { Column } from '../list-types.ts';
import type { SheetColumn } from './sheet-values.ts';

export type ExportKind = 'csv' | 'xlsx';

/** Saves rows as a file; the code for spreadsheets is loaded with the first one. */
export async function exportRows<Row>(
  kind: ExportKind,
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const told = columns.filter((column) => column.csv);
  const values = rows.map((row) => told.map((column): CsvValue => column.csv?.(row)));
  if (kind === 'csv') {
    const head = told.map((column) => column.title);
    return downloadText(`${name}.csv`, csvOf(head, values));
  }
  const { xlsxOf } = await import('./xlsx.ts');
  const sheet = told.map((column): SheetColumn => {
    const format = column.format ?? (rows.some((row) => isMoneyText(column.cell(row))) ? 'money' : undefined);
    return { title: column.title, ...(format && { format }) };
  });
  downloadBlob(`${name}.xlsx`, await xlsxOf(name, sheet, values));
}

/** An amount is recognised by what its cell shows. */
const isMoneyText = (shown: unknown): boolean => typeof shown === 'string' && /\d.*€/.test(shown);
