import type { Language } from '@fachwerk/base/language';
import { type Translated, textIn } from '@fachwerk/base/translated';
import type { Block } from '@fachwerk/pages/contract-content';
import type { ShownBlock } from '@fachwerk/pages/contract-shown';
import type { BlockField, BlockFields } from '@fachwerk/pages/rules/block-fields';

/** What the server has drawn, and of what. */
export type Drawn = { readonly of: Block; readonly shown: ShownBlock };

/**
 * A block as visitors would get it now: words and choices as they are being written, and what only the server knows (pictures, where a
 * link leads, data) as it was last drawn, where that is still what was chosen.
 */
export function shownNow(block: Block, fields: BlockFields, language: Language, { of, shown }: Drawn): ShownBlock {
  const { headline, ...settings } = block.settings;
  return {
    id: block.id,
    kind: block.kind,
    settings: { ...settings, headline: textIn(headline, language) },
    content: contentNow(fields, block.content, { was: of.content, shown: shown.content }, language),
    data: shown.data,
  };
}

type Row = Readonly<Record<string, unknown>>;
type Before = { readonly was: Row; readonly shown: Row };

function contentNow(fields: BlockFields, content: Row, { was, shown }: Before, language: Language): Row {
  const entries = Object.entries(fields).map(([name, field]) => {
    const before = { was: was[name], shown: shown[name] };
    return [name, fieldNow(field, content[name], before, language)] as const;
  });
  return Object.fromEntries(entries);
}

function fieldNow(field: BlockField, value: unknown, before: { was: unknown; shown: unknown }, language: Language) {
  switch (field.type) {
    case 'line':
    case 'prose':
      return textIn((value ?? {}) as Translated, language);
    case 'picture':
    case 'document':
      return value === before.was ? (before.shown ?? null) : null;
    case 'link':
      return value === before.was ? (before.shown ?? value ?? null) : (value ?? null);
    case 'instant':
      return value ? new Date(value as string | Date) : null;
    case 'list':
      return rowsOf(value).map((row, at) => {
        const inner = { was: rowsOf(before.was)[at] ?? {}, shown: rowsOf(before.shown)[at] ?? {} };
        return contentNow(field.fields, row, inner, language);
      });
    default:
      return value ?? null;
  }
}

function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value : [];
}
