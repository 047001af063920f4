import type { Language } from '@fachwerk/base/language';
import { type Translated, textIn } from '@fachwerk/base/translated';
import { type Block, TAB_SIGNS } from '../contract-content.ts';
import type { ShownDocument, ShownPicture } from '../contract-shown.ts';
import type { BlockFields } from './block-fields.ts';
import type { BlockKind } from './block-kind.ts';

/** Lookups needed to render a content. */
export type ShownWith = {
  readonly language: Language;
  /** Path of a page of this site; null if visitors cannot see it. */
  readonly pageAt: (id: string) => string | null;
  readonly picture: (id: string) => ShownPicture | null;
  readonly file: (id: string) => ShownDocument | null;
};

type Content = Readonly<Record<string, unknown>>;

/** Block content migrated to the current version of its kind. */
export function presentContent(kind: BlockKind, { version, content }: Pick<Block, 'version' | 'content'>): Content {
  return version < kind.version ? (kind.migrate?.(content, version) ?? content) : content;
}

/** Content for a view: texts in one language, pictures ready to render, links resolved. */
export function shownContent(fields: BlockFields, content: Content, known: ShownWith): Record<string, unknown> {
  const shown = Object.entries(fields).map(([name, field]): [string, unknown] => {
    const value = content[name];
    switch (field.type) {
      case 'line':
        return [name, textIn((value ?? {}) as Translated, known.language)];
      case 'prose':
        return [name, withLinks(textIn((value ?? {}) as Translated, known.language), known)];
      case 'picture':
        return [name, value ? known.picture(value as string) : null];
      case 'document':
        return [name, value ? known.file(value as string) : null];
      case 'link':
        return [name, value ? shownLink(value as string, known) : null];
      case 'list':
        return [name, (value as Content[]).map((row) => shownContent(field.fields, row, known))];
      default:
        return [name, value ?? null];
    }
  });
  return Object.fromEntries(shown);
}

const PAGE_LINK = /^page:([0-9a-f-]{36})$/i;

/** Resolves `page:<id>` to its current path. */
function shownLink(link: string, { pageAt }: Pick<ShownWith, 'pageAt'>): string | null {
  const [, id] = PAGE_LINK.exec(link) ?? [];
  return id ? pageAt(id) : link;
}

/** Resolves links in texts, `[words](page:<id>)`: an unresolvable link leaves its words. */
function withLinks(text: string, known: Pick<ShownWith, 'pageAt'>): string {
  return text.replaceAll(/\[([^\]\n]*)\]\((page:[0-9a-f-]{36})\)/gi, (_, words: string, link: string) => {
    const to = shownLink(link, known);
    return to === null ? words : `[${words}](${to})`;
  });
}

/** Ids of all pictures and documents in a content. */
export function mediaIn(fields: BlockFields, content: Content): string[] {
  return Object.entries(fields).flatMap(([name, field]): string[] => {
    const value = content[name];
    if (field.type === 'picture' || field.type === 'document') return value ? [value as string] : [];
    if (field.type !== 'list' || !Array.isArray(value)) return [];
    return value.flatMap((row) => mediaIn(field.fields, row as Content));
  });
}

type TabSign = (typeof TAB_SIGNS)[number];

const SIGNS: ReadonlySet<string> = new Set(TAB_SIGNS);

/** Otherwise a tab icon is the id of a picture. */
export function isTabSign(icon: string): icon is TabSign {
  return SIGNS.has(icon);
}

/** A data URL, so that the tab icon needs no request. */
export function signAddress(sign: TabSign): string {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><text x="16" y="26" font-size="27" text-anchor="middle">${sign}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}
