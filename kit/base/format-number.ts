import { numberFormat, regionNames } from './formatters.ts';
import type { MoneyDecimals } from './money.ts';

/** 1.234,5 */
export function formatNumber(value: number, locale: string, mostDecimals = 3): string {
  return numberFormat(locale, { maximumFractionDigits: mostDecimals }).format(value);
}

type MoneyShape = { readonly currency?: string; readonly decimals?: MoneyDecimals };

/**
 * Integer cents as the language writes them: 1.234,50 € or €1,234.50; never rounded. Two decimals, always, on sites and in shops, mails,
 * invoices, receipts, exports and charts: only what the screens of the back-office show follows the company's setting (kit/react/money).
 */
export function formatMoney(
  cents: number,
  locale: string,
  { currency = 'EUR', decimals = 2 }: MoneyShape = {},
): string {
  const minimumFractionDigits = decimals === 0 && cents % 100 === 0 ? 0 : 2;
  return numberFormat(locale, { style: 'currency', currency, minimumFractionDigits }).format(cents / 100);
}

/** The country's name; a code that is none stays as it is. */
export function countryName(code: string, locale: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regionNames(locale).of(code) ?? code) : code;
}
