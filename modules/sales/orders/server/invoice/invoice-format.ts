import { formatMoney } from '@fachwerk/base/format-number';
import { formatTime, localDay } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import type { OrderLine } from '../../contract.ts';

/** Invoices are German papers, whatever the customer speaks: days and years are counted there. */
export const moneyOf = (cents: number): string => formatMoney(cents, LOCALES.de);
export const dayOf = (at: Date): string => formatTime(at, HOUSE_ZONE, LOCALES.de, 'date');
export const yearOf = (at: Date): number => Number(localDay(at, HOUSE_ZONE).slice(0, 4));

/** `2026-000123`: gap-free within a company and a year. */
export const invoiceNumber = (ofYear: number, sequence: number): string =>
  `${ofYear}-${String(sequence).padStart(6, '0')}`;

/** From the first start to the last end of what was sold; the day of the payment where nobody says when. */
export function serviceSpan(lines: readonly Pick<OrderLine, 'data'>[], paidAt: Date) {
  const starts = lines.flatMap(({ data }) => instantOf(data.startsAt));
  const ends = lines.flatMap(({ data }) => [...instantOf(data.endsAt), ...instantOf(data.paidUntil)]);
  const from = starts.length > 0 ? new Date(Math.min(...starts)) : paidAt;
  return { from, until: ends.length > 0 ? new Date(Math.max(...ends)) : from };
}

export function servicePeriod(lines: readonly Pick<OrderLine, 'data'>[], paidAt: Date): string {
  const span = serviceSpan(lines, paidAt);
  const [from, to] = [dayOf(span.from), dayOf(span.until)];
  return from === to ? from : `${from} – ${to}`;
}

function instantOf(value: unknown): number[] {
  const at = typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN;
  return Number.isNaN(at) ? [] : [at];
}
