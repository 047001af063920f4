import { formatMoney } from '@fachwerk/base/format-number';
import { formatTime, localDay } from '@fachwerk/base/format-time';
import { isLanguage, type Language, LOCALES } from '@fachwerk/base/language';
import type { Rental } from '../contract.ts';

export const languageOf = ({ language }: Pick<Rental, 'language'>): Language =>
  isLanguage(language) ? language : 'de';

export function timeIn(language: Language, timeZone: string, at: Date): string {
  return formatTime(at, timeZone, LOCALES[language], 'letter');
}

/** Formats the end of a period; on the day of its start, only the time. */
export function endIn(
  language: Language,
  timeZone: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): string {
  const isOneDay = localDay(from, timeZone) === localDay(to, timeZone);
  return isOneDay ? formatTime(to, timeZone, LOCALES[language], 'time') : timeIn(language, timeZone, to);
}

export function moneyIn(language: Language, cents: number): string {
  return formatMoney(cents, LOCALES[language]);
}
