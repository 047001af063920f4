import type { FontPair } from '@fachwerk/base/font-pairs';
import type { Language } from '@fachwerk/base/language';
import type { Translated } from '@fachwerk/base/translated';
import { kinds as plainKinds } from '@fachwerk/blocks/kinds';
import { kinds as formKinds } from '@fachwerk/inquiries/kinds';
import { kinds as liveKinds } from '@fachwerk/live-blocks/kinds';
import { type Block, type PageContent, PLAIN_SETTINGS } from '@fachwerk/pages/contract-content';
import type { BlockField, BlockFields } from '@fachwerk/pages/rules/block-fields';
import { inLanguages, samplesIn } from '@fachwerk/pages/rules/samples';
import type { TemplateKey, Trade } from '../contract.ts';
import { ALL_WORDS } from './words/all-words.ts';

export type TemplateBlock = {
  readonly kind: string;
  /** Words as they stand in German, pictures by the name of their scene, everything else as the fields of the kind have it; what is left out is as in the sample, and without words. */
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
export type SiteTemplate = {
  readonly key: TemplateKey;
  readonly trade: Trade;
  /** What it is drawn in; a site takes it over when its owner says so. */
  readonly look: {
    readonly template: 'white-clean' | 'black-clean';
    readonly fonts: FontPair;
    readonly accent: string;
  };
  readonly pages: readonly TemplatePage[];
};

/** All kinds a template may be made of. */
export const KINDS = new Map([...plainKinds, ...liveKinds, ...formKinds].map((kind) => [kind.kind, kind]));

/** How a template is written down. */
export type Hand = {
  /** German is always among them. */
  readonly languages: readonly Language[];
  /** Which of its paths are pages of the site by now. */
  readonly pages: ReadonlyMap<string, string>;
  /** The id of a scene's picture in the library; null while there is none: a drawing stands there. */
  readonly picture: (scene: string) => string | null;
};

/** German with all its translations. */
export function saidIn(german: string | undefined, languages: readonly Language[]): Translated {
  if (german === undefined || german === '') return {};
  const [en, it, ru] = ALL_WORDS[german] ?? [];
  return inLanguages({ de: german, en, it, ru }, languages);
}

/** The page as a draft keeps it. A link to another page of the template leads to that very page, whatever its address. */
export function contentOf({ title, description, isStart, blocks }: TemplatePage, hand: Hand): PageContent {
  return {
    title: saidIn(title, hand.languages),
    tabText: {},
    description: saidIn(description, hand.languages),
    keywords: {},
    layout: isStart ? 'landing' : 'standard',
    shareMediaId: null,
    blocks: blocks.map((block, at) => blockOf(block, at, hand)),
  };
}

/** All scenes a template shows. */
export function scenesOf(pages: readonly TemplatePage[]): string[] {
  const found = new Set<string>();
  const picture = (scene: string) => {
    found.add(scene);
    return null;
  };
  for (const page of pages) contentOf(page, { languages: ['de'], pages: new Map(), picture });
  return [...found];
}

function blockOf({ kind: name, content, headline, settings }: TemplateBlock, at: number, hand: Hand): Block {
  const { kind, version, fields, sample } = KINDS.get(name)!;
  const own = written(fields, content, sample, hand);
  const said = saidIn(headline, hand.languages);
  return {
    id: `${kind}-${at + 1}`,
    kind,
    version,
    settings: { ...PLAIN_SETTINGS, showsHeadline: true, headline: said, ...settings },
    content: own,
    samples: [...(headline ? [said] : []), ...samplesIn(fields, own)],
  };
}

function written(fields: BlockFields, given: TemplateBlock['content'], sample: TemplateBlock['content'], hand: Hand) {
  const value = (name: string, field: BlockField): unknown => {
    if (field.type === 'line' || field.type === 'prose')
      return saidIn(given[name] as string | undefined, hand.languages);
    if (field.type === 'list') {
      const rows = (given[name] ?? []) as readonly TemplateBlock['content'][];
      return rows.map((row) => written(field.fields, row, {}, hand));
    }
    if (field.type === 'picture') return typeof given[name] === 'string' ? hand.picture(given[name]) : null;
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
