import { FALLBACKS, LANGUAGES, type Language, type Texts } from '@fachwerk/base/language';
import { TextArea, type TextConstant, type TextFilter } from '../contract.ts';
import type { TextsByLanguage } from './winning-overrides.ts';

/** What is known of a text whoever asks: its place in the order of the list, and its words as they are searched. */
export type CatalogEntry = {
  readonly key: string;
  readonly area: TextArea;
  readonly isFixed: boolean;
  readonly place: number;
  readonly searched: string;
  /** Languages in which the platform does not say it. */
  readonly lacks: readonly Language[];
  /** What stands around the placeholders of each wording that has some. */
  readonly frames: readonly (readonly string[])[];
};

type About = { areaOf(key: string): TextArea; isFixed(key: string): boolean };

/** Every text of the product, the pages of the site first, then by key. */
export function textCatalog(
  platform: Readonly<Record<Language, Texts>>,
  { areaOf, isFixed }: About,
): readonly CatalogEntry[] {
  const keys = new Set(LANGUAGES.flatMap((language) => Object.keys(platform[language])));
  const rank = (area: TextArea) => TextArea.options.indexOf(area);
  return [...keys]
    .map((key) => ({ key, area: areaOf(key), isFixed: isFixed(key) }))
    .sort((one, other) => rank(one.area) - rank(other.area) || (one.key < other.key ? -1 : 1))
    .map((entry, place) => {
      const words = LANGUAGES.map((language) => wordIn(platform[language], entry.key) ?? '');
      const frames = words.map(frameOf).filter((frame) => frame !== null);
      const { texts } = constantOf(entry, platform, {});
      const lacks = LANGUAGES.filter((language) => isMissing({ texts }, language));
      return { ...entry, place, searched: [entry.key, ...words].join('\n').toLowerCase(), frames, lacks };
    });
}

export function constantOf(
  { key, area, isFixed }: Pick<CatalogEntry, 'key' | 'area' | 'isFixed'>,
  platform: TextsByLanguage,
  own: TextsByLanguage,
): TextConstant {
  const texts = LANGUAGES.map((language) => [
    language,
    { platform: wordIn(platform[language], key), own: wordIn(own[language], key) },
  ]);
  return { id: key, area, isFixed, texts: Object.fromEntries(texts) as TextConstant['texts'] };
}

/** The languages that each area speaks in full. The informal form says only what differs: it never lacks anything. */
const COMPLETE: Readonly<Record<TextArea, readonly Language[]>> = {
  site: ['en', 'it', 'ru'],
  mails: ['en', 'it', 'ru'],
  admin: ['en'],
};

/** Whether readers of this language get another one's words. What German does not say is a form of a plural that others have. */
export function isMissing({ texts }: Pick<TextConstant, 'texts'>, language: Language): boolean {
  if (language === 'de' || language === 'deDu' || texts.de.platform === null) return false;
  return texts[language].platform === null && texts[language].own === null;
}

/** The platform's text that a reader of this language would see, and where in its chain it stands. */
export function originalIn(
  { texts }: Pick<TextConstant, 'texts'>,
  language: Language,
): { readonly text: string; readonly from: Language } | undefined {
  const from = FALLBACKS[language].find((each) => texts[each].platform !== null);
  return from && { text: texts[from].platform!, from };
}

/** Whether a text is among those that are asked for, whatever its area. Thousands are asked: nothing is made for those that are not. */
export function isAsked(
  entry: CatalogEntry,
  own: TextsByLanguage,
  { search, state, language }: Pick<TextFilter, 'search' | 'state' | 'language'>,
): boolean {
  const { key, area, lacks } = entry;
  const hasOwn = (each: Language) => wordIn(own[each], key) !== null;
  if (state === 'own' && !(language ? [language] : LANGUAGES).some(hasOwn)) return false;
  if (state === 'missing') {
    const wanted = language ? [language] : COMPLETE[area];
    if (!wanted.some((each) => lacks.includes(each) && !hasOwn(each))) return false;
  }
  return !search || isFound(entry, own, search.toLowerCase());
}

function isFound({ key, searched, frames }: CatalogEntry, own: TextsByLanguage, wanted: string): boolean {
  if (searched.includes(wanted) || frames.some((frame) => isFilled(frame, wanted))) return true;
  return LANGUAGES.some((each) => {
    const text = wordIn(own[each], key);
    if (text === null) return false;
    const frame = frameOf(text);
    return text.toLowerCase().includes(wanted) || (frame !== null && isFilled(frame, wanted));
  });
}

/** Less around the placeholders, and a text would be found in everything. */
const LEAST_FRAME_LETTERS = 4;

function frameOf(text: string): readonly string[] | null {
  const frame = text.toLowerCase().split(/\{[^{}]*\}/);
  return frame.length > 1 && frame.join('').replaceAll(/\P{L}/gu, '').length >= LEAST_FRAME_LETTERS ? frame : null;
}

/** Whether a sentence as it is read on a screen is that text with its placeholders filled: its parts stand there in order, to both ends. */
function isFilled(frame: readonly string[], read: string): boolean {
  const [first = '', last = ''] = [frame[0], frame.at(-1)];
  if (!read.startsWith(first) || !read.endsWith(last)) return false;
  let at = first.length;
  for (const part of frame.slice(1, -1)) {
    const found = read.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= read.length - last.length;
}

function wordIn(texts: Texts | undefined, key: string): string | null {
  return texts && Object.hasOwn(texts, key) ? texts[key]! : null;
}
