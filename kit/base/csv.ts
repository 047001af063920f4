import { spreadsheetTime } from './time.ts';

export type CsvValue = string | number | boolean | Date | null | undefined;

/** A cell that a spreadsheet would run as a formula is kept as text by a quote in front of it; full-width signs are signs to some of them. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text.trimStart().normalize('NFKC')) || /^[\t\r]/.test(text) ? `'${text}` : text;
}

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = value instanceof Date ? spreadsheetTime(value) : harmless(String(value));
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Semicolons, a decimal comma, times by the clock of the house and a byte-order mark: opens rightly in a German spreadsheet. */
export function csvOf(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(cell).join(';'));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
