import { countryName, formatNumber as write } from '@fachwerk/base/format-number';
import { currentLocale } from '../shell/texts.ts';

/** 1.234,5 in the current language. */
export function formatNumber(value: number, mostDecimals?: number): string {
  return write(value, currentLocale(), mostDecimals);
}

export function formatCountry(code: string): string {
  return countryName(code, currentLocale());
}
