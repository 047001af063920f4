import { numberFormat, regionNames } from './formatters.ts';

/** 1.234,5 */
export function formatNumber(value: number, locale: string, mostDecimals = 3): string {
  return numberFormat(locale, { maximumFractionDigits: mostDecimals }).format(value);
}

/** Integer cents as the language writes them: 1.234,50 € or €1,234.50. */
export function formatMoney(cents: number, locale: string, { currency = 'EUR', decimals = 2 } = {}): string {
  return numberFormat(locale, { style: 'currency', currency, minimumFractionDigits: decimals }).format(cents / 100);
}

/** The country's name; a code that is none stays as it is. */
export function countryName(code: string, locale: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regionNames(locale).of(code) ?? code) : code;
}
