import type { Language } from '@fachwerk/base/language';
import { type Translated, textIn } from '@fachwerk/base/translated';
import type { Block, PageContent } from '@fachwerk/pages/contract-content';
import type { BlockFields } from '@fachwerk/pages/rules/block-fields';
import { isReserved } from '@fachwerk/pages/rules/reserved-words';
import { mediaIn } from '@fachwerk/pages/rules/shown-content';

/** Search engines cut what is longer, by about this many letters. */
export const TITLE_MOST = 60;
export const DESCRIPTION_MOST = 160;
/** Shorter ones leave room unused that a visitor decides by. */
const TITLE_LEAST = 20;
const DESCRIPTION_LEAST = 70;

type SeoFault =
  | 'title_long'
  | 'title_short'
  | 'title_twice'
  | 'description_missing'
  | 'description_long'
  | 'description_short'
  | 'no_blocks'
  | 'heading_missing'
  | 'heading_twice'
  | 'alt_missing'
  | 'link_missing'
  | 'link_hidden';

export type SeoFinding = {
  readonly what: SeoFault;
  /** Where it stands; null: in what is said of the page. */
  readonly blockId: string | null;
  /** Letters, a name or an address, as far as it has one. */
  readonly found: string;
};

type KnownPage = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly publishedAt: Date | null;
  readonly isHidden: boolean;
};

export type SeoGiven = {
  readonly pageId: string;
  readonly content: PageContent;
  readonly language: Language;
  readonly siteName: string;
  readonly pages: readonly KnownPage[];
  /** Addresses that lead on. */
  readonly redirects: readonly string[];
  readonly fieldsOf: (kind: string) => BlockFields;
  /** Pictures that nobody has described, by id. */
  readonly picturesWithoutAlt: ReadonlyMap<string, string>;
};

/** As a tab and a search engine have it. */
export function searchTitle({ content, language, siteName }: Pick<SeoGiven, 'content' | 'language' | 'siteName'>) {
  const title = textIn(content.tabText, language) || textIn(content.title, language);
  return title === siteName ? title : `${title} – ${siteName}`;
}

/** What keeps a page from being found or from being clicked, in the order in which it is worth the trouble. */
export function seoFindings(given: SeoGiven): SeoFinding[] {
  const { content } = given;
  return [
    ...ofDescription(textIn(content.description, given.language)),
    ...ofTitle(given),
    ...(content.blocks.length === 0 ? [of('no_blocks')] : []),
    ...ofHeadings(given),
    ...content.blocks.flatMap((block) => [...ofPictures(block, given), ...ofLinks(block, given)]),
  ];
}

const of = (what: SeoFault, found: string | number = '', blockId: string | null = null): SeoFinding => ({
  what,
  blockId,
  found: `${found}`,
});

function ofTitle(given: SeoGiven): SeoFinding[] {
  const title = searchTitle(given);
  const own = textIn(given.content.title, 'de').trim().toLowerCase();
  const twin = given.pages.find(({ id, title: other }) => id !== given.pageId && other.trim().toLowerCase() === own);
  return [
    ...(title.length > TITLE_MOST ? [of('title_long', title.length)] : []),
    ...(title.length < TITLE_LEAST ? [of('title_short', title.length)] : []),
    ...(twin && own !== '' ? [of('title_twice', `/${twin.slug}`)] : []),
  ];
}

function ofDescription(description: string): SeoFinding[] {
  const { length } = description.trim();
  if (length === 0) return [of('description_missing')];
  if (length > DESCRIPTION_MOST) return [of('description_long', length)];
  return length < DESCRIPTION_LEAST ? [of('description_short', length)] : [];
}

/** The first hero is the heading of its page; a second one is none, and without words there is none at all. */
function ofHeadings({ content: { blocks }, language }: SeoGiven): SeoFinding[] {
  const [first, ...others] = blocks;
  const isHero = ({ kind }: Block) => kind === 'hero';
  const titleOf = ({ content }: Block) => textIn((content.title ?? {}) as Translated, language);
  const missing = first && isHero(first) && titleOf(first) === '' ? [of('heading_missing', '', first.id)] : [];
  return [...missing, ...others.filter(isHero).map((block) => of('heading_twice', titleOf(block), block.id))];
}

function ofPictures(block: Block, { fieldsOf, picturesWithoutAlt }: SeoGiven): SeoFinding[] {
  const ids = new Set(mediaIn(fieldsOf(block.kind), block.content));
  return [...ids].flatMap((id) => {
    const name = picturesWithoutAlt.get(id);
    return name === undefined ? [] : [of('alt_missing', name, block.id)];
  });
}

function ofLinks(block: Block, given: SeoGiven): SeoFinding[] {
  const links = new Set(linksIn(given.fieldsOf(block.kind), block.content));
  return [...links].flatMap((link) => {
    const fault = faultOfLink(link, given);
    return fault ? [of(fault.what, fault.found, block.id)] : [];
  });
}

const PAGE_LINK = /^page:([0-9a-f-]{36})$/i;

function faultOfLink(link: string, { pages, redirects }: SeoGiven): { what: SeoFault; found: string } | null {
  const [, id] = PAGE_LINK.exec(link) ?? [];
  const slug = id ? null : slugOf(link);
  if (!id && (slug === null || slug === '' || isReserved(slug) || redirects.includes(slug))) return null;
  const page = pages.find((each) => (id ? each.id === id : each.slug === slug));
  if (!page) return { what: 'link_missing', found: id ? '' : `/${slug}` };
  return page.publishedAt === null || page.isHidden ? { what: 'link_hidden', found: page.title } : null;
}

/** Of a path on this site; null: it leads elsewhere. */
function slugOf(link: string): string | null {
  return link.startsWith('/') ? link.slice(1).split(/[?#]/, 1)[0]!.replace(/\/+$/, '').toLowerCase() : null;
}

/** All links of a block: its own, and those in its texts, in every language. */
function linksIn(fields: BlockFields, content: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([name, field]): string[] => {
    const value = content[name];
    if (field.type === 'link') return value ? [value as string] : [];
    if (field.type === 'prose')
      return Object.values((value ?? {}) as Translated).flatMap((text) => inProse(text ?? ''));
    if (field.type !== 'list' || !Array.isArray(value)) return [];
    return value.flatMap((row) => linksIn(field.fields, row as Readonly<Record<string, unknown>>));
  });
}

const inProse = (text: string): string[] => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
