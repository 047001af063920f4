import { clockWords, dateFormat, numberFormat } from '@fachwerk/base/formatters';
import { isLanguage, type Language, LOCALES } from '@fachwerk/base/language';
import type { Rental } from '../contract.ts';

export const languageOf = ({ language }: Pick<Rental, 'language'>): Language =>
  isLanguage(language) ? language : 'de';

export function timeIn(language: Language, timeZone: string, at: Date): string {
  return clockWords(at, LOCALES[language], { dateStyle: 'medium', timeStyle: 'short', timeZone });
}

/** The end of a span: on the day it begins, its time alone. */
export function endIn(
  language: Language,
  timeZone: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): string {
  const day = dateFormat(LOCALES[language], { dateStyle: 'short', timeZone });
  if (day.format(from) !== day.format(to)) return timeIn(language, timeZone, to);
  return clockWords(to, LOCALES[language], { timeStyle: 'short', timeZone });
}

export function moneyIn(language: Language, cents: number): string {
  return numberFormat(LOCALES[language], { style: 'currency', currency: 'EUR' }).format(cents / 100);
}
