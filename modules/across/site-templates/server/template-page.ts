import type { Translated } from '@fachwerk/base/translated';
import { kinds as plainKinds } from '@fachwerk/blocks/kinds';
import { kinds as formKinds } from '@fachwerk/inquiries/kinds';
import { kinds as liveKinds } from '@fachwerk/live-blocks/kinds';
import { type Block, type PageContent, PLAIN_SETTINGS } from '@fachwerk/pages/contract-content';
import type { BlockField, BlockFields } from '@fachwerk/pages/rules/block-fields';
import { samplesIn } from '@fachwerk/pages/rules/samples';
import { ENGLISH } from './templates/english-template.ts';

type TemplateBlock = {
  readonly kind: string;
  /** Words as they stand in German, everything else as the fields of the kind have it; what is left out is as in the sample, and without words. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly headline?: string;
  readonly settings?: Partial<Block['settings']>;
};
export type TemplatePage = {
  readonly title: string;
  readonly description: string;
  readonly isStart?: true;
  readonly blocks: readonly TemplateBlock[];
};

/** All kinds a template may be made of. */
const KINDS = new Map([...plainKinds, ...liveKinds, ...formKinds].map((kind) => [kind.kind, kind]));

type Translate = (german: string | undefined) => Translated;
const inGerman: Translate = (de) => (de === undefined ? {} : { de });
const inBoth: Translate = (de) => (de ? { de, en: ENGLISH[de] } : inGerman(de));

/** How a template is written down: in which languages, and which of its paths are pages of the site by now. */
type Hand = { readonly t: Translate; readonly pages: ReadonlyMap<string, string> };

/** The page as a draft keeps it. A link to another page of the template leads to that very page, whatever its address. */
export function contentOf(
  { title, description, isStart, blocks }: TemplatePage,
  { isInEnglish = false, pages }: { isInEnglish: boolean | undefined; pages: Hand['pages'] },
): PageContent {
  const t = isInEnglish ? inBoth : inGerman;
  const hand = { t, pages };
  return {
    title: t(title),
    tabText: {},
    description: t(description),
    keywords: {},
    layout: isStart ? 'landing' : 'standard',
    shareMediaId: null,
    blocks: blocks.map((block, at) => blockOf(block, at, hand)),
  };
}

function blockOf({ kind: name, content, headline, settings }: TemplateBlock, at: number, hand: Hand): Block {
  const { kind, version, fields, sample } = KINDS.get(name)!;
  const own = written(fields, content, sample, hand);
  return {
    id: `${kind}-${at + 1}`,
    kind,
    version,
    settings: { ...PLAIN_SETTINGS, showsHeadline: true, headline: hand.t(headline), ...settings },
    content: own,
    samples: [...(headline ? [hand.t(headline)] : []), ...samplesIn(fields, own)],
  };
}

function written(fields: BlockFields, given: TemplateBlock['content'], sample: TemplateBlock['content'], hand: Hand) {
  const value = (name: string, field: BlockField): unknown => {
    if (field.type === 'line' || field.type === 'prose') return hand.t(given[name] as string | undefined);
    if (field.type === 'list') {
      const rows = (given[name] ?? []) as readonly TemplateBlock['content'][];
      return rows.map((row) => written(field.fields, row, {}, hand));
    }
    if (field.type === 'link' && hand.pages.has(String(given[name]))) return hand.pages.get(String(given[name]));
    return given[name] ?? sample[name] ?? usual(field);
  };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(name, field)]));
}

function usual(field: BlockField): unknown {
  if (field.type === 'choice') return field.of[0];
  if (field.type === 'yes') return false;
  return field.type === 'number' ? field.min : null;
}
