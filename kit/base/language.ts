/** The languages of the product; de is formal, deDu informal German (spec §1). */
export const LANGUAGES = ['de', 'deDu', 'en', 'it', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The back-office is complete in these, and a company speaks one of them. Whoever works there may choose any language: what it does not say is said in English. */
export const STAFF_LANGUAGES = ['de', 'deDu', 'en'] as const satisfies readonly Language[];
export type StaffLanguage = (typeof STAFF_LANGUAGES)[number];

export const DEFAULT_LANGUAGE = 'de' satisfies Language;

/** Where a text is looked for, in this order; a customer never sees a key. */
export const FALLBACKS: Readonly<Record<Language, readonly Language[]>> = {
  de: ['de'],
  deDu: ['deDu', 'de'],
  en: ['en', 'de'],
  it: ['it', 'en', 'de'],
  ru: ['ru', 'en', 'de'],
};

/** BCP 47, for `lang` attributes and Intl. */
export const LOCALES: Readonly<Record<Language, string>> = {
  de: 'de-DE',
  deDu: 'de-DE',
  en: 'en-GB',
  it: 'it-IT',
  ru: 'ru-RU',
};

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

export type Texts = Readonly<Record<string, string>>;
/** A complete translation: every German key, nothing else. */
export type TextsLike<De extends Texts> = { readonly [Key in keyof De]: string };
/** What one module says. German is complete by type; the informal form names only what differs. */
export type ModuleTexts = {
  readonly de: Texts;
  readonly deDu: Texts;
  readonly en: Texts;
  readonly it?: Texts;
  readonly ru?: Texts;
  /** Of the German ones, those that are said in mails and on papers. */
  readonly mails?: Texts;
  /** Those that the law words: no company says them in its own way. */
  readonly fixed?: readonly string[];
};
