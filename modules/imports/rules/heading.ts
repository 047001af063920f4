import type { Table } from './table-rows.ts';

/** Titles, days and names of companies stand within so many rows above a heading. */
const LOOKED_AT = 20;

const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length;

/** Without the lines above the heading: they fill one cell, or two in a wide table. */
export function withoutTitle({ headers, rows }: Table): Table {
  const first = [headers, ...rows.slice(0, LOOKED_AT)];
  const width = Math.max(...first.map(filled));
  const most = width >= 6 ? 2 : width >= 3 ? 1 : 0;
  const at = first.findIndex((row) => filled(row) > most);
  return at <= 0 ? { headers, rows } : { headers: first[at]!, rows: rows.slice(at) };
}
