import { LANGUAGES, type Language } from '@fachwerk/base/language';
import type { Translated } from '@fachwerk/base/translated';
import type { Block, PageContent } from '../contract-content.ts';
import type { BlockFields } from './block-fields.ts';

/** Fields of a kind. */
type FieldsOf = (kind: string) => BlockFields | undefined;

/** Location of a text: a block, or null for the page's own fields. */
type TextPlace = { readonly blockId: string | null; readonly path: string };
type PlacedText = TextPlace & { readonly words: Translated };

/** A partly translated language with its missing texts. */
export type HalfTranslated = { readonly language: Language; readonly fields: readonly TextPlace[] };

/** Informal German holds only deviations, so it never counts as missing. */
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'de' && language !== 'deDu');

/** Languages that lack texts which exist in German. */
export function untranslatedIn(content: PageContent, fieldsOf: FieldsOf): Language[] {
  const texts = textsOf(content, fieldsOf);
  return TRANSLATIONS.filter((language) => texts.some(({ words }) => !words[language]));
}

/** Site languages with a started but incomplete translation: a visitor would read two languages on one page. Sample translations do not count. */
export function halfTranslatedIn(
  content: PageContent,
  fieldsOf: FieldsOf,
  languages: readonly Language[],
  samplesOf: (block: Block) => readonly Translated[] = ({ samples }) => samples ?? [],
): HalfTranslated[] {
  const texts = textsOf(content, fieldsOf);
  const samples = new Map(content.blocks.map((block) => [block.id, samplesOf(block)]));
  const isOwn = ({ blockId, words }: PlacedText, language: Language) =>
    !samples.get(blockId ?? '')?.some((each) => each.de === words.de && each[language] === words[language]);
  return TRANSLATIONS.filter((language) => languages.includes(language)).flatMap((language): HalfTranslated[] => {
    const missing = texts.filter(({ words }) => !words[language]);
    const isBegun = texts.some((text) => text.words[language] && isOwn(text, language));
    if (missing.length === 0 || !isBegun) return [];
    return [{ language, fields: missing.map(({ blockId, path }) => ({ blockId, path })) }];
  });
}

/** All texts with German words. */
function textsOf({ title, tabText, description, keywords, blocks }: PageContent, fieldsOf: FieldsOf): PlacedText[] {
  const beside = Object.entries({ title, tabText, description, keywords }).map(([path, words]) => ({
    blockId: null,
    path,
    words,
  }));
  const inside = blocks.flatMap(({ id, kind, content, settings }) => [
    ...(settings.showsHeadline ? [{ blockId: id, path: 'headline', words: settings.headline }] : []),
    ...textsIn(fieldsOf(kind) ?? {}, content).map(({ path, words }) => ({ blockId: id, path, words })),
  ]);
  return [...beside, ...inside].filter(({ words }) => words.de);
}

function textsIn(
  fields: BlockFields,
  content: Readonly<Record<string, unknown>>,
  from = '',
): Omit<PlacedText, 'blockId'>[] {
  return Object.entries(fields).flatMap(([name, field]): Omit<PlacedText, 'blockId'>[] => {
    const value = content[name];
    const path = from + name;
    if (field.type === 'line' || field.type === 'prose') return value ? [{ path, words: value as Translated }] : [];
    if (field.type !== 'list' || !Array.isArray(value)) return [];
    return value.flatMap((row, at) => textsIn(field.fields, row as Record<string, unknown>, `${path}.${at}.`));
  });
}
