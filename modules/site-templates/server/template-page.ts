import type { Translated } from '@fachwerk/base/translated';
import { kinds as plainKinds } from '@fachwerk/blocks/kinds';
import { kinds as formKinds } from '@fachwerk/inquiries/kinds';
import { kinds as liveKinds } from '@fachwerk/live-blocks/kinds';
import { type Block, type PageContent, PLAIN_SETTINGS } from '@fachwerk/pages/contract-content';
import type { BlockField, BlockFields } from '@fachwerk/pages/rules/block-fields';

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

const KINDS = new Map([...plainKinds, ...liveKinds, ...formKinds].map((kind) => [kind.kind, kind]));

/** The page as a draft keeps it. */
export function contentOf({ title, description, isStart, blocks }: TemplatePage): PageContent {
  return {
    title: { de: title },
    tabText: {},
    description: { de: description },
    keywords: {},
    layout: isStart ? 'landing' : 'standard',
    shareMediaId: null,
    blocks: blocks.map(blockOf),
  };
}

function blockOf({ kind: name, content, headline, settings }: TemplateBlock, at: number): Block {
  const { kind, version, fields, sample } = KINDS.get(name)!;
  return {
    id: `${kind}-${at + 1}`,
    kind,
    version,
    settings: { ...PLAIN_SETTINGS, showsHeadline: true, headline: headline ? { de: headline } : {}, ...settings },
    content: written(fields, content, sample),
  };
}

function written(fields: BlockFields, given: TemplateBlock['content'], sample: TemplateBlock['content']) {
  const value = (name: string, field: BlockField): unknown => {
    if (field.type === 'line' || field.type === 'prose') return words(given[name]);
    if (field.type === 'list') {
      const rows = (given[name] ?? []) as readonly TemplateBlock['content'][];
      return rows.map((row) => written(field.fields, row, {}));
    }
    return given[name] ?? sample[name] ?? usual(field);
  };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(name, field)]));
}

const words = (given: unknown): Translated => (typeof given === 'string' ? { de: given } : {});

function usual(field: BlockField): unknown {
  if (field.type === 'choice') return field.of[0];
  if (field.type === 'yes') return false;
  return field.type === 'number' ? field.min : null;
}
