import { LANGUAGES, type Language, LOCALES, type Texts } from '@fachwerk/base/language';
import type { SiteApp } from '@fachwerk/base/site-visit';
import { type Messages, speak } from '@fachwerk/base/speech';
import { de } from '@fachwerk/base/texts/base.de';
import { deDu } from '@fachwerk/base/texts/base.deDu';
import { en } from '@fachwerk/base/texts/base.en';
import { it } from '@fachwerk/base/texts/base.it';
import { ru } from '@fachwerk/base/texts/base.ru';
import type { Db } from '../db/db.ts';
import type { Module } from './module.ts';
import { shortMemory } from './short-memory.ts';
import type { AppTexts, TextOverrides, Translator } from './translator.ts';

const OVERRIDES_BELIEVED_MS = 10_000;
const MOST_COMPANIES_REMEMBERED = 1_000;

type CompanyWords = { readonly speaker: Translator; readonly replaced: TextOverrides };

const ownTexts: Readonly<Record<Language, Texts>> = { de, deDu, en, it, ru };

/** `pages`: texts of the sites' front end, whose frame and components have texts of their own. */
export function appTexts(modules: readonly Module[], pages?: SiteApp['texts']): AppTexts {
  const overriding = modules.find((module) => module.textOverrides);
  const overridesOf = overriding?.textOverrides;
  const said = pages && byLanguage((language) => ownOf(language, pages[language]));
  const platform = byLanguage((language) =>
    Object.assign({}, ownTexts[language], said?.[language], ...modules.map((m) => m.texts?.[language])),
  );
  const onPages = new Set(Object.values(said ?? {}).flatMap(Object.keys));
  const fixed = new Set(modules.flatMap(({ texts }) => texts?.fixed ?? []));
  const inMails = new Set(modules.flatMap(({ texts }) => Object.keys(texts?.mails ?? {})));
  const speaker = translatorOf({ texts: platform });
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
    forgetAll: companies.forgetAll,
    changesWith: overriding?.textStream?.name,
    faceOf: (key) => (onPages.has(key) ? 'site' : inMails.has(key) ? 'mails' : 'admin'),
    isFixed: (key) => fixed.has(key),
  };
}

/** The browser's JSON of a language includes its fallbacks; this extracts its own texts. */
function ownOf(language: Language, json: string): Texts {
  return (JSON.parse(json) as Partial<Record<Language, Texts>>)[language] ?? {};
}

/** Most companies replace nothing, and share the product's own speaker. */
function overridden(speaker: Translator, texts: Record<Language, Texts>, overrides: TextOverrides): Translator {
  if (Object.values(overrides).every((words) => Object.keys(words).length === 0)) return speaker;
  return translatorOf({ texts, overrides });
}

function translatorOf(book: Messages): Translator {
  return { in: (language) => (key, params) => speak(book, language, key, params) };
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
