import type { Language, Texts } from '@fachwerk/base/language';
import { type Translated, textIn } from '@fachwerk/base/translated';
import { PLAIN_SETTINGS } from '@fachwerk/pages/contract-content';
import type { BlockField, BlockFields } from '@fachwerk/pages/rules/block-fields';
import type { BlockKind } from '@fachwerk/pages/rules/block-kind';
import type { GivenBlock } from '@fachwerk/pages/site-slots';
import type { ViewProps } from '@fachwerk/site/page';
import { showPage } from '@fachwerk/site/testing';
import type { ComponentType } from 'react';

type Content = Readonly<Record<string, unknown>>;

/** A block as a page gets it. */
export function blockOf(kind: BlockKind, content: Content, data: unknown = null): GivenBlock {
  return {
    id: 'b1',
    kind: kind.kind,
    settings: { ...PLAIN_SETTINGS, headline: '' },
    content,
    data,
    isFirst: kind.kind === 'hero',
  };
}

const map = (fields: BlockFields, content: Content, each: (field: BlockField, value: unknown) => unknown): Content =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, each(field, content[name])]));

/** What was written, in one language. */
export const shownContent = (fields: BlockFields, content: Content, language: Language): Content =>
  map(fields, content, (field, value) => {
    if (field.type === 'line' || field.type === 'prose') return textIn(value as Translated, language);
    if (field.type === 'list') return (value as Content[]).map((one) => shownContent(field.fields, one, language));
    return value;
  });

/** All that can be filled in is left empty. */
export const emptyContent = (fields: BlockFields): Content =>
  map(fields, {}, (field) => {
    if (field.type === 'line' || field.type === 'prose') return '';
    if (field.type === 'list') return [];
    if (field.type === 'choice') return field.of[0];
    if (field.type === 'yes') return false;
    return field.type === 'number' ? field.min : null;
  });

/** Every word is hostile, and so is every way. */
export const hostileContent = (fields: BlockFields, words: string): Content =>
  map(fields, {}, (field) => {
    if (field.type === 'line' || field.type === 'prose') return words;
    if (field.type === 'list') return [hostileContent(field.fields, words)];
    if (field.type === 'choice') return field.of[0];
    if (field.type === 'yes') return true;
    if (field.type === 'number') return field.min;
    return null;
  });

/** Draws one alone. */
export function drawBlock(
  View: ComponentType<{ given: never }>,
  given: GivenBlock,
  texts: Texts,
  language: Language = 'de',
) {
  const Drawn = View as unknown as ComponentType<{ given: GivenBlock }>;
  const Page = ({ data }: ViewProps<GivenBlock>) => <Drawn given={data} />;
  return showPage(Page, { data: given, texts, language });
}
