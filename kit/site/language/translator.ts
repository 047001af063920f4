import { FALLBACKS, type Language, type Texts } from '@fachwerk/base/language';
import { speak } from '@fachwerk/base/speech';

export type TextParams = Readonly<Record<string, string | number>>;
export type Translate = (key: string, params?: TextParams) => string;

/** Texts of one language, plus the missing ones from its fallback languages. */
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

/** Translates keys; a company's overrides take precedence over the product's texts of the same language. */
export function translatorOf(language: Language, texts: LanguageTexts, overrides: LanguageTexts = {}): Translate {
  return (key, params) => speak({ texts, overrides }, language, key, params);
}
