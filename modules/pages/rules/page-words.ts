import { LANGUAGES, type Language } from '@fachwerk/base/language';
import type { Translated } from '@fachwerk/base/translated';
import type { PageContent } from '../contract-content.ts';
import type { BlockFields } from './block-fields.ts';

/** What is known of the kinds: by the kind, its fields. */
type FieldsOf = (kind: string) => BlockFields | undefined;

/** Informal German names what differs, and is never lacking. */
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'de' && language !== 'deDu');

/** Languages in which words are missing that German has. */
export function untranslatedIn(content: PageContent, fieldsOf: FieldsOf): Language[] {
  const words = wordsOf(content, fieldsOf);
  return TRANSLATIONS.filter((language) => words.some((each) => !each[language]));
}

/** Languages in which some of it is said and some is not: a visitor would read two in one page. */
export function halfTranslatedIn(content: PageContent, fieldsOf: FieldsOf, languages: readonly Language[]): Language[] {
  const words = wordsOf(content, fieldsOf);
  return untranslatedIn(content, fieldsOf).filter(
    (language) => languages.includes(language) && words.some((each) => each[language]),
  );
}

/** Everything German has a word for. */
function wordsOf({ title, tabText, description, keywords, blocks }: PageContent, fieldsOf: FieldsOf): Translated[] {
  const inside = blocks.flatMap(({ kind, content, settings }) => [
    ...(settings.showsHeadline ? [settings.headline] : []),
    ...wordsIn(fieldsOf(kind) ?? {}, content),
  ]);
  return [title, tabText, description, keywords, ...inside].filter(({ de }) => de);
}

function wordsIn(fields: BlockFields, content: Readonly<Record<string, unknown>>): Translated[] {
  return Object.entries(fields).flatMap(([name, field]): Translated[] => {
    const value = content[name];
    if (field.type === 'line' || field.type === 'prose') return value ? [value as Translated] : [];
    if (field.type !== 'list' || !Array.isArray(value)) return [];
    return value.flatMap((row) => wordsIn(field.fields, row as Record<string, unknown>));
  });
}
