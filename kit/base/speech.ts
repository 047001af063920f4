import { numberFormat } from './formatters.ts';
import { FALLBACKS, type Language, LOCALES, type Texts } from './language.ts';

export type TextParams = Readonly<Record<string, unknown>>;

/** Where the sentences of a language stand. */
export type Messages = {
  readonly texts: Partial<Record<Language, Texts>>;
  /** What a company says in the place of it. Its words are words: they refer to no other text. */
  readonly overrides?: Partial<Record<Language, Texts>>;
};

type Found = { readonly text: string; readonly isOwn: boolean };

const plurals = new Map<Language, Intl.PluralRules>();

/** `x_one`, `x_few` and so on are said as `x`, with a `count`. */
function pluralKey(language: Language, key: string, count: number): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(LOCALES[language]);
  plurals.set(language, rules);
  return `${key}_${rules.select(count)}`;
}

/** A sentence in a language, or in the next one that it falls back to; the key itself where nobody has one. */
export function speak(book: Messages, language: Language, key: string, params: TextParams = {}): string {
  const found = find(book, language, key, params.count);
  return found ? fill(found, (inner) => speak(book, language, inner, params), withWrittenCount(params, language)) : key;
}

/** `count` is a number of things, 1.302; any other number may be a year, a port or a box. */
function withWrittenCount(params: TextParams, language: Language): TextParams {
  const { count } = params;
  return typeof count === 'number' && Math.abs(count) >= 1000
    ? { ...params, count: numberFormat(LOCALES[language], {}).format(count) }
    : params;
}

function find(book: Messages, language: Language, key: string, count: unknown): Found | undefined {
  for (const each of FALLBACKS[language]) {
    const keys = typeof count === 'number' ? [pluralKey(each, key, count), `${key}_other`, key] : [key];
    for (const known of keys) {
      const own = book.overrides?.[each]?.[known];
      const text = own ?? book.texts[each]?.[known];
      if (text !== undefined) return { text, isOwn: own !== undefined };
    }
  }
  return undefined;
}

const PLACES = /\$t\(([^)]*)\)|\{\s*(\w+)\s*\}/g;

/** All places in one go: what is put into one is never read for more. */
function fill({ text, isOwn }: Found, translate: (key: string) => string, params: TextParams): string {
  const put = (place: string, name: string) => (Object.hasOwn(params, name) ? String(params[name] ?? '') : place);
  return text.replace(PLACES, (place, inner: string | undefined, name: string | undefined) => {
    if (name !== undefined) return put(place, name);
    return isOwn ? place : translate(inner!.replace(/\{(\w+)\}/g, put));
  });
}
