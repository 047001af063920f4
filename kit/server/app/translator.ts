import type { Language, Texts } from '@fachwerk/base/language';
import type { ProblemParams } from '@fachwerk/base/problem';
import type { Db } from '../db/db.ts';

export type TextOverrides = Partial<Record<Language, Readonly<Record<string, string>>>>;

/** Says a key in a language; the chain of fallbacks ends in German, so there is always a sentence. */
export type Translate = (key: string, params?: ProblemParams) => string;

/** Where a text is read: on the pages of sites, in mails and on papers, or by staff. */
type TextFace = 'site' | 'mails' | 'admin';

export type Translator = { in(language: Language): Translate };

/** `in` uses the product's texts; `of` includes a company's overrides. */
export type AppTexts = Translator & {
  of(db: Db, companyId: string): Promise<Translator>;
  /** The words a company has put in place of the product's. */
  replaced(db: Db, companyId: string): Promise<TextOverrides>;
  /** After a company has changed a text; without it the new words are heard within ten seconds. */
  forget(companyId: string): void;
  forgetAll(): void;
  /** The stream that grows with every text a company changes; undefined where no module replaces texts. */
  readonly changesWith: string | undefined;
  faceOf(key: string): TextFace;
  /** Worded by the law; see `ModuleTexts.fixed`. */
  isFixed(key: string): boolean;
  /** The modules' own texts by language, without fallbacks and overrides. */
  readonly platform: Readonly<Record<Language, Texts>>;
};
