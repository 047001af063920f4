import { FALLBACKS, type Language } from '@fachwerk/base/language';
import type { LegalWords } from '../contract-legal.ts';

/** The first language of the reader's fallback chain that has a text, otherwise any. */
export function writtenLanguage(text: LegalWords, wanted: Language): Language {
  const written = Object.keys(text) as Language[];
  return [...FALLBACKS[wanted], ...written].find((language) => text[language]) ?? wanted;
}
