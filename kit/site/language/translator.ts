import { FALLBACKS, type Language, type Texts } from '@fachwerk/base/language';
import { speak } from '@fachwerk/base/speech';

export type TextParams = Readonly<Record<string, string | number>>;
export type Translate = (key: string, params?: TextParams) => string;

/** What one language needs: its own texts, and of those it falls back to only what it lacks. */
export type LanguageTexts = Partial<Record<Language, Texts>>;

const PLURAL = /_(zero|one|two|few|many|other)$/;
const spokenAs = (key: string) => key.replace(PLURAL, '');

export function textsFor(language: Language, all: Readonly<Record<Language, Texts>>): LanguageTexts {
  const known = new Set<string>();
  const needed: LanguageTexts = {};
  for (const each of FALLBACKS[language]) {
    const missing = Object.entries(all[each]).filter(([key]) => !known.has(spokenAs(key)));
    for (const [key] of missing) known.add(spokenAs(key));
    needed[each] = Object.fromEntries(missing);
  }
  return needed;
}

/** Says the keys of a language; a company's own words win over the product's in the same language. */
export function translatorOf(language: Language, texts: LanguageTexts, overrides: LanguageTexts = {}): Translate {
  return (key, params) => speak({ texts, overrides }, language, key, params);
}
