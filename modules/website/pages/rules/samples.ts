import type { Language } from '@fachwerk/base/language';
import type { Translated } from '@fachwerk/base/translated';
import type { Block } from '../contract-content.ts';
import type { BlockField, BlockFields } from './block-fields.ts';

type Content = Readonly<Record<string, unknown>>;
type Samples = readonly Translated[];
type Words = Extract<BlockField, { type: 'line' | 'prose' }>;

/** Maps every text of a content. */
function mapWords(fields: BlockFields, content: Content, change: (words: Translated) => Translated): Content {
  const changed = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const value = content[name];
    if (isWords(field) && value) return [[name, change(value as Translated)]];
    if (field.type !== 'list' || !Array.isArray(value)) return [];
    return [[name, value.map((row) => mapWords(field.fields, row as Content, change))]];
  });
  return { ...content, ...Object.fromEntries(changed) };
}

const isWords = (field: BlockField): field is Words => field.type === 'line' || field.type === 'prose';

function filtered(words: Translated, keeps: (language: Language, text: string) => boolean): Translated {
  const entries = Object.entries(words) as [Language, string | undefined][];
  return Object.fromEntries(entries.filter(([language, text]) => text === undefined || keeps(language, text)));
}

/** Keeps the languages of the site and German, the fallback of all others. */
export function inLanguages(words: Translated, languages: readonly Language[]): Translated {
  return filtered(words, (language) => language === 'de' || languages.includes(language));
}

/** Content of a new block: in the site's languages, with its texts marked as samples. */
export function sampleContent(
  fields: BlockFields,
  sample: Content,
  languages: readonly Language[],
): Required<Pick<Block, 'content' | 'samples'>> {
  const content = mapWords(fields, sample, (words) => inLanguages(words, languages));
  return { content, samples: samplesIn(fields, content) };
}

/** All texts of a content with German words. */
export function samplesIn(fields: BlockFields, content: Content): Translated[] {
  const found: Translated[] = [];
  mapWords(fields, content, (words) => {
    if (words.de) found.push(words);
    return words;
  });
  return found;
}

/** Drops translations of a sample whose German was replaced, because they translate the old text. */
export function realWords(words: Translated, samples: Samples): Translated {
  return filtered(words, (language, text) => {
    if (language === 'de' || !text) return true;
    const same = samples.filter((sample) => sample[language] === text);
    return same.length === 0 || same.some(({ de }) => de === words.de);
  });
}

/** The same for all texts of a block and its headline. */
export function realBlock<B extends Pick<Block, 'settings' | 'content'>>(
  fields: BlockFields,
  block: B,
  samples: Samples,
): B {
  const settings = { ...block.settings, headline: realWords(block.settings.headline, samples) };
  return { ...block, settings, content: mapWords(fields, block.content, (words) => realWords(words, samples)) };
}

/** A text after an edit in one language. Replacing sample German drops the sample's translations. */
export function rewritten(words: Translated, language: Language, text: string, samples: Samples): Translated {
  const now = { ...words, [language]: text };
  if (language !== 'de' || text === words.de) return now;
  return realWords(
    now,
    samples.filter(({ de }) => de === words.de),
  );
}

/**
 * A block as it is stored. Translations of samples replaced since `before` are dropped. A mark stays while its German text is in the block, so that
 * undo in the editor restores both.
 */
export function settledBlock(fields: BlockFields, block: Block, before: Block | undefined): Block {
  const { samples, ...rest } = block;
  if (!samples) return rest;
  const real = realBlock(fields, rest, before ? (before.samples ?? []) : samples);
  const german = new Set([real.settings.headline, ...samplesIn(fields, real.content)].map(({ de }) => de));
  return { ...real, samples: samples.filter(({ de }) => german.has(de)) };
}

/** Paths of fields with unchanged sample content: `title`, `points.0.text`. */
export type LeftSamples = { readonly words: readonly string[]; readonly pictures: readonly string[] };

/** `samples`: the marks of the block, or all samples of its kind and the templates. */
export function leftSamplesIn(fields: BlockFields, content: Content, samples: Samples): LeftSamples {
  const german = new Set(samples.map(({ de }) => de).filter(Boolean));
  const words: string[] = [];
  const pictures: string[] = [];
  const read = (inner: BlockFields, row: Content, from: string): void => {
    for (const [name, field] of Object.entries(inner)) {
      const value = row[name];
      if (isWords(field) && !field.isUsual && german.has((value as Translated | undefined)?.de))
        words.push(from + name);
      if (field.type === 'picture' && !value && isPlaceholder(field, row)) pictures.push(from + name);
      if (field.type === 'list' && Array.isArray(value))
        for (const [at, each] of value.entries()) read(field.fields, each as Content, `${from}${name}.${at}.`);
    }
  };
  read(fields, content, '');
  return { words, pictures };
}

function isPlaceholder({ isDrawn, notAt = {} }: Extract<BlockField, { type: 'picture' }>, row: Content): boolean {
  return isDrawn === true && !Object.entries(notAt).some(([name, value]) => row[name] === value);
}
