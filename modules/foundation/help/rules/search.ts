import { plainName } from '@fachwerk/base/plain-name';
import { mistakes, mistakesAllowed, typedWords } from '@fachwerk/base/word-match';
import type { HelpPage } from './page.ts';
import type { Section } from './sections.ts';

export type IndexedPage = HelpPage & { readonly sections: readonly Section[] };
export type Piece = { readonly text: string; readonly isHit: boolean };
export type Hit = {
  readonly page: IndexedPage;
  /** The place in it that says most of what was looked for. */
  readonly section: Section;
  readonly title: readonly Piece[];
  readonly heading: readonly Piece[];
  readonly excerpt: readonly Piece[];
};

const WEIGHTS = { title: 8, heading: 4, summary: 3, text: 1 } as const;
const BEFORE = 50;
const EXCERPT = 180;

/** Pages that have, for each word typed, one that begins with it; where none has, one that is it with a typing mistake. The best first. */
export function searchPages(pages: readonly IndexedPage[], typed: string): Hit[] {
  const wanted = typedWords(typed);
  const hits = hitsOf(pages, wanted);
  return hits.length > 0 ? hits : hitsOf(pages, meantWords(pages, wanted));
}

/** The words of the handbook that may have been meant; none where one of them is nowhere. */
function meantWords(pages: readonly IndexedPage[], wanted: readonly string[]): string[] {
  const all = new Set(pages.flatMap((page) => textsOf(page).flatMap(typedWords)));
  const meant = wanted.map((word) => {
    const most = mistakesAllowed(word);
    const near = [...all]
      .map((known) => ({ known, wrong: mistakes(word, known) }))
      .filter(({ wrong }) => wrong <= most);
    return near.toSorted((one, other) => one.wrong - other.wrong)[0]?.known ?? '';
  });
  return meant.includes('') ? [] : meant;
}

const textsOf = (page: IndexedPage) => [
  page.title,
  page.summary,
  ...page.sections.flatMap(({ heading, text }) => [heading, text]),
];

function hitsOf(pages: readonly IndexedPage[], wanted: readonly string[]): Hit[] {
  if (wanted.length === 0) return [];
  return pages
    .flatMap((page) => bestPlace(page, wanted) ?? [])
    .toSorted((one, other) => other.score - one.score || one.page.title.localeCompare(other.page.title))
    .map(({ page, section }) => ({
      page,
      section,
      title: pieces(page.title, wanted),
      heading: pieces(section.heading, wanted),
      excerpt: pieces(excerptOf(section.text, wanted) ?? page.summary, wanted),
    }));
}

function bestPlace(page: IndexedPage, wanted: readonly string[]) {
  if (!wanted.every((word) => textsOf(page).some((text) => has(text, word)))) return null;
  const scored = page.sections.map((section) => ({ page, section, score: scoreOf(page, section, wanted) }));
  return scored.toSorted((one, other) => other.score - one.score)[0]!;
}

function scoreOf({ title, summary }: HelpPage, { heading, text }: Section, wanted: readonly string[]): number {
  const fields = { title, summary, heading, text };
  const weights = Object.entries(WEIGHTS) as [keyof typeof fields, number][];
  return wanted
    .flatMap((word) => weights.map(([field, weight]) => (has(fields[field], word) ? weight : 0)))
    .reduce((sum, weight) => sum + weight, 0);
}

const WORD = /[\p{L}\p{N}]+/gu;
const begins = (word: string, wanted: readonly string[]) => {
  const plain = plainName(word);
  return wanted.some((start) => plain.startsWith(start));
};
const has = (text: string, start: string) => [...text.matchAll(WORD)].some(([word]) => begins(word, [start]));

/** A text in pieces, the words that were looked for apart. */
function pieces(text: string, wanted: readonly string[]): Piece[] {
  const found: Piece[] = [];
  let done = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!begins(word, wanted)) continue;
    if (index > done) found.push({ text: text.slice(done, index), isHit: false });
    found.push({ text: word, isHit: true });
    done = index + word.length;
  }
  return done < text.length ? [...found, { text: text.slice(done), isHit: false }] : found;
}

/** Some words around the first hit; null where the text has none. */
function excerptOf(text: string, wanted: readonly string[]): string | null {
  const hit = [...text.matchAll(WORD)].find(([word]) => begins(word, wanted));
  if (!hit) return null;
  const from = hit.index <= BEFORE ? 0 : text.indexOf(' ', hit.index - BEFORE) + 1;
  const until = from + EXCERPT >= text.length ? text.length : text.lastIndexOf(' ', from + EXCERPT);
  return `${from > 0 ? '… ' : ''}${text.slice(from, until)}${until < text.length ? ' …' : ''}`;
}
