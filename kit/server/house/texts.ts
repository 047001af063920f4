import { FALLBACKS, LANGUAGES, type Language, LOCALES, type Texts } from '@fachwerk/base/language';
import type { ProblemParams } from '@fachwerk/base/problem';
import { de } from '@fachwerk/base/texts/base.de';
import { deDu } from '@fachwerk/base/texts/base.deDu';
import { en } from '@fachwerk/base/texts/base.en';
import { it } from '@fachwerk/base/texts/base.it';
import { ru } from '@fachwerk/base/texts/base.ru';
import i18next from 'i18next';
import type { Db } from '../db/db.ts';
import type { Module, TextOverrides } from './module.ts';
import { shortMemory } from './short-memory.ts';

/** Says a key in a language; the chain of fallbacks ends in German, so there is always a sentence. */
export type Say = (key: string, params?: ProblemParams) => string;

export type Speaker = { in(language: Language): Say };

/** `in` says what the product says; `of` what a company says, which may have put its own words in place. */
export type HouseTexts = Speaker & {
  of(db: Db, companyId: string): Promise<Speaker>;
  /** The words a company has put in place of the product's. */
  replaced(db: Db, companyId: string): Promise<TextOverrides>;
  /** After a company has changed a text; without it the new words are heard within ten seconds. */
  forget(companyId: string): void;
  /** What the modules themselves say, language by language, without fallbacks and without any company's own words. */
  readonly platform: Readonly<Record<Language, Texts>>;
};

const OVERRIDES_BELIEVED_MS = 10_000;
const MOST_COMPANIES_REMEMBERED = 1_000;

type CompanyWords = { readonly speaker: Speaker; readonly replaced: TextOverrides };

const ownTexts: Readonly<Record<Language, Texts>> = { de, deDu, en, it, ru };

export function houseTexts(modules: readonly Module[]): HouseTexts {
  const overridesOf = modules.find((module) => module.textOverrides)?.textOverrides;
  const platform = byLanguage((language) =>
    Object.assign({}, ownTexts[language], ...modules.map((m) => m.texts?.[language])),
  );
  const speaker = speakerOf(platform);
  const companies = shortMemory<CompanyWords>(OVERRIDES_BELIEVED_MS, MOST_COMPANIES_REMEMBERED);
  const wordsOf = async (db: Db, companyId: string): Promise<CompanyWords> => {
    if (!overridesOf) return { speaker, replaced: {} };
    return companies.get(companyId, async () => {
      const replaced = await overridesOf(db, companyId);
      return { speaker: overridden(speaker, platform, replaced), replaced };
    });
  };
  return {
    platform,
    in: speaker.in,
    of: async (db, companyId) => (await wordsOf(db, companyId)).speaker,
    replaced: async (db, companyId) => (await wordsOf(db, companyId)).replaced,
    forget: companies.forget,
  };
}

/** Most companies replace nothing, and share the product's own speaker. */
function overridden(speaker: Speaker, platform: Record<Language, Texts>, overrides: TextOverrides): Speaker {
  if (Object.values(overrides).every((texts) => Object.keys(texts).length === 0)) return speaker;
  const isReplaced = (key: string) => Object.values(overrides).some((texts) => key in texts);
  const words = byLanguage((language) => ({ ...platform[language], ...overrides[language] }));
  return speakerOf(words, isReplaced);
}

/** The product's own texts may refer to others (`$t(…)`); a company's words, or a name that is put into a text, refer to nothing. */
function speakerOf(texts: Record<Language, Texts>, isReplaced: (key: string) => boolean = () => false): Speaker {
  const i18n = i18next.createInstance();
  i18n.init({
    resources: byLanguage((language) => ({ house: texts[language] })),
    defaultNS: 'house',
    fallbackLng: byLanguage((language) => FALLBACKS[language].slice(1)),
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false, skipOnVariables: true },
  });
  const fixed = byLanguage((language) => i18n.getFixedT(language));
  const say = (language: Language, key: string, params: ProblemParams | undefined) =>
    String(fixed[language](key, { ...params, lng: language, nest: !isReplaced(key) }));
  return { in: (language) => (key, params) => say(language, key, params) };
}

function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
}

/** From `x-language`, which our own screens send, or the browser's `accept-language`. */
export function languageOf(asked: unknown, accepted: unknown, otherwise: Language): Language {
  const exact = LANGUAGES.find((language) => language === asked);
  if (exact) return exact;
  if (typeof accepted !== 'string') return otherwise;
  // Browsers name the languages in the order of preference.
  for (const wanted of accepted.slice(0, 200).split(',')) {
    const prefix = `${wanted.trim().slice(0, 2).toLowerCase()}-`;
    const known = LANGUAGES.find((language) => LOCALES[language].startsWith(prefix));
    if (known) return known;
  }
  return otherwise;
}
