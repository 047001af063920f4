import type { CsvValue } from '@fachwerk/base/csv';
import { localTime } from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';

export type SheetFormat = 'money' | 'number' | 'day' | 'instant' | 'text';
export type SheetColumn = { readonly title: string; readonly format?: SheetFormat };

/** How a cell looks: an index into the styles of the book. */
export type SheetStyle = 'plain' | 'head' | 'decimal' | 'money' | 'day' | 'instant';
export type SheetCell =
  | { readonly kind: 'number'; readonly value: number; readonly style: SheetStyle }
  | { readonly kind: 'text'; readonly value: string; readonly style: SheetStyle }
  | { readonly kind: 'boolean'; readonly value: boolean; readonly style: SheetStyle }
  | null;

const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets. */
const EPOCH_MS = Date.UTC(1899, 11, 30);

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** As screens show days and moments: `14.11.2026, 09:30`. */
const SHOWN_TIME = /^(\d{2})\.(\d{2})\.(\d{4})(?:, (\d{2}):(\d{2}))?$/;

/** Spreadsheets have no time zones: an instant becomes the clock time of the house. */
export function sheetCell(value: CsvValue, format: SheetFormat | undefined, hasFractions: boolean): SheetCell {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return { kind: 'boolean', value, style: 'plain' };
  if (typeof value === 'number') return numberCell(value, format, hasFractions);
  if (value instanceof Date) {
    const clock = Date.parse(`${localTime(value, HOUSE_ZONE)}Z`);
    return serial(clock, format === 'day' ? 'day' : 'instant');
  }
  return (format !== 'text' && timeCell(value)) || { kind: 'text', value, style: 'plain' };
}

function numberCell(value: number, format: SheetFormat | undefined, hasFractions: boolean): SheetCell {
  if (!Number.isFinite(value)) return null;
  const style = format === 'money' ? 'money' : hasFractions ? 'decimal' : 'plain';
  return { kind: 'number', value, style };
}

const serial = (ms: number, style: SheetStyle): SheetCell => ({
  kind: 'number',
  // Whole seconds: a fraction of one is the error of the division.
  value: Math.round(((ms - EPOCH_MS) / DAY_MS) * 86_400) / 86_400,
  style,
});

function timeCell(text: string): SheetCell {
  const iso = ISO_DAY.exec(text);
  if (iso) return serial(Date.UTC(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3])), 'day');
  const shown = SHOWN_TIME.exec(text);
  if (!shown) return null;
  const [day, month, year, hour, minute] = shown.slice(1).map((part) => Number(part ?? 0));
  return serial(Date.UTC(year!, month! - 1, day, hour, minute), shown[4] ? 'instant' : 'day');
}

/** A number that some row has with decimals is shown with them in every row. */
export const hasFractions = (values: readonly CsvValue[]): boolean =>
  values.some((value) => typeof value === 'number' && !Number.isInteger(value));
