import { FALLBACKS, type Language, LANGUAGES, LOCALES, type Texts } from '@fachwerk/base/language';
import type { ProblemParams } from '@fachwerk/base/problem';
import i18next from 'i18next';
import type { Module } from './module.ts';

/** Says a key in a language; the chain of fallbacks ends in German, so there is always a sentence. */
export type Say = (key: string, params?: ProblemParams) => string;
export type HouseTexts = {
  in(language: Language): Say;
  /** What the modules themselves say, language by language, without fallbacks and without any company's own words. */
  readonly platform: Readonly<Record<Language, Texts>>;
};

export function houseTexts(modules: readonly Module[]): HouseTexts {
  const platform = Object.fromEntries(LANGUAGES.map((language) => [language, textsIn(modules, language)])) as Record<Language, Texts>;
  const resources = Object.fromEntries(LANGUAGES.map((language) => [language, { house: platform[language] }]));
  const i18n = i18next.createInstance();
  i18n.init({
    resources,
    defaultNS: 'house',
    fallbackLng: Object.fromEntries(LANGUAGES.map((language) => [language, FALLBACKS[language].slice(1)])),
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  const say = Object.fromEntries(LANGUAGES.map((language) => [language, i18n.getFixedT(language)]));
  return { platform, in: (language) => (key, params) => String(say[language]!(key, { ...params, lng: language })) };
}

function textsIn(modules: readonly Module[], language: Language): Record<string, string> {
  return Object.assign({}, ...modules.map((module) => module.texts?.[language] ?? {}));
}

/** From `x-language`, which our own screens send, or the browser's `accept-language`. */
export function languageOf(asked: unknown, accepted: unknown, otherwise: Language): Language {
  const exact = LANGUAGES.find((language) => language === asked);
  if (exact) return exact;
  const first = typeof accepted === 'string' ? accepted.slice(0, 2).toLowerCase() : '';
  return LANGUAGES.find((language) => LOCALES[language].startsWith(`${first}-`)) ?? otherwise;
}
