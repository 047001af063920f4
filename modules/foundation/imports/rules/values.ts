import { HOUSE_ZONE, instantFrom } from '@fachwerk/base/time';
import type { Style } from '../contract.ts';

/** `1.234,50 €`, `EUR 1,234.50`, `12,5`, `-3`: by the file's own decimal sign; null where it is no number. */
export function numberFrom(text: string, decimal: Style['decimal']): number | null {
  const bare = text.replace(/€|EUR|\s|'/gi, '');
  const grouping = decimal === ',' ? '.' : ',';
  const plain = /^[+-]?\d+(?:[.,]\d+)?$/.exec(bare) && !isGrouped(bare, grouping) ? bare.replace(',', '.') : null;
  const grouped = new RegExp(`^[+-]?\\d{1,3}(?:\\${grouping}\\d{3})+(?:\\${decimal}\\d+)?$`).test(bare);
  const read = grouped ? bare.replaceAll(grouping, '').replace(decimal, '.') : plain;
  return read === null ? null : Number(read);
}

/** `1.234` in a file with decimal commas is a thousand and some. */
const isGrouped = (bare: string, grouping: string) => new RegExp(`^[+-]?\\d{1,3}\\${grouping}\\d{3}$`).test(bare);

/** Whole cents; a third decimal is refused, as everywhere. */
export function centsFrom(text: string, decimal: Style['decimal']): number | null {
  const amount = numberFrom(text, decimal);
  if (amount === null) return null;
  const cents = Math.round(amount * 100);
  return Math.abs(amount * 100 - cents) < 1e-6 ? cents : null;
}

/** `1:30`, `01:30:00`, `90`, `1,5 h`, `2h 15m`, in minutes; a bare number are minutes. */
export function minutesFrom(text: string, decimal: Style['decimal']): number | null {
  const clock = /^(\d{1,4}):([0-5]\d)(?::([0-5]\d))?$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]) + Math.round(Number(clock[3] ?? 0) / 60);
  const worded = /^(?:(\d+)\s*h(?:ours?)?)?\s*(?:(\d+)\s*m(?:in)?\.?)?$/i.exec(text);
  if (text !== '' && worded) return Number(worded[1] ?? 0) * 60 + Number(worded[2] ?? 0);
  const hours = /^([\d.,]+)\s*(?:h|std\.?|stunden?|hours?)$/i.exec(text);
  const amount = numberFrom(hours?.[1] ?? text, decimal);
  if (amount === null || amount < 0) return null;
  return Math.round(hours ? amount * 60 : amount);
}

const DAY = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})/;
const TIME = /(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?$/i;
const two = (part: string | number) => String(part).padStart(2, '0');

/** `24.12.2026 18:30`, `2026-12-24T18:30:00Z`, `12/24/2026 6:30 PM`; without a time it is midnight, without a zone the clock of the house. */
export function momentFrom(text: string, days: Style['days']): Date | null {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/.test(text)) {
    const at = new Date(text);
    return Number.isNaN(at.getTime()) ? null : at;
  }
  const parts = DAY.exec(text);
  if (!parts) return null;
  const [, first, second, third] = parts as unknown as [string, string, string, string];
  const [year, month, day] = inOrder(first.length === 4 ? 'ymd' : days, first, second, third);
  const rest = text.slice(parts[0].length).replace(/^[\sT,]+/, '');
  const clock = timeOf(rest);
  if (clock === null) return null;
  return instantFrom(`${year.padStart(4, '20')}-${two(month)}-${two(day)}T${clock}`, HOUSE_ZONE);
}

function inOrder(order: Style['days'] | 'ymd', first: string, second: string, third: string) {
  if (order === 'ymd') return [first, second, third] as const;
  return order === 'dmy' ? ([third, second, first] as const) : ([third, first, second] as const);
}

function timeOf(text: string): string | null {
  if (text === '') return '00:00';
  const clock = TIME.exec(text);
  if (!clock || clock[0].length !== text.length) return null;
  const half = clock[3]?.toLowerCase();
  const hour = half ? (Number(clock[1]) % 12) + (half === 'p' ? 12 : 0) : Number(clock[1]);
  return `${two(hour)}:${clock[2]}`;
}

const YES = new Set(['ja', 'j', 'yes', 'y', 'true', 'wahr', '1', 'x']);
const NO = new Set(['nein', 'n', 'no', 'false', 'falsch', '0', '-']);

export function yesOrNoFrom(text: string): boolean | null {
  const word = text.toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : null;
}

/** Cut at semicolons or bars where there are any, otherwise at commas; hashtags also stand side by side. */
export function listFrom(text: string): string[] {
  const sign = [';', '|', ','].find((each) => text.includes(each)) ?? (/\s#/.test(text) ? ' ' : ',');
  return text
    .split(sign)
    .map((each) => each.trim().replace(/^#/, ''))
    .filter((each) => each !== '');
}

/** One or several of the web, side by side as shops write them. A comma or bar inside of an address does not cut it. */
export function addressesFrom(text: string): string[] {
  return text
    .split(/[\s,;|]+(?=https?:\/\/)|\s+/i)
    .map((each) => each.replace(/[,;|]+$/, ''))
    .filter((each) => each !== '');
}

/** How the cells of a file write numbers and days: what can only be read one way decides, the German way otherwise. */
export function styleOf(cells: Iterable<string>): Style {
  let commas = 0;
  let points = 0;
  let isMonthFirst = false;
  let isDayFirst = false;
  for (const cell of cells) {
    const bare = cell.replace(/€|EUR|\s/gi, '');
    if (/^[+-]?[\d.]*\d,\d{1,2}$/.test(bare)) commas++;
    if (/^[+-]?[\d,]*\d\.\d{1,2}$/.test(bare)) points++;
    const slashed = /^(\d{1,2})\/(\d{1,2})\/\d{2,4}\b/.exec(cell.trim());
    if (slashed) {
      if (Number(slashed[2]) > 12) isMonthFirst = true;
      if (Number(slashed[1]) > 12) isDayFirst = true;
    }
  }
  return { decimal: points > commas ? '.' : ',', days: isMonthFirst && !isDayFirst ? 'mdy' : 'dmy' };
}
