import { LANGUAGES, type Language, LOCALES } from './language.ts';

const LONGEST_HEADER = 200;

/** The product's languages in the order a browser prefers them (`accept-language`). */
export function acceptedLanguages(header: string | undefined): Language[] {
  const wanted = (header ?? '')
    .slice(0, LONGEST_HEADER)
    .split(',')
    .map((part) => `${part.trim().slice(0, 2).toLowerCase()}-`);
  const known = wanted.map((prefix) => LANGUAGES.find((language) => LOCALES[language].startsWith(prefix)));
  return [...new Set(known.filter((language) => language !== undefined))];
}
