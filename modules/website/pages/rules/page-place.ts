import { slugOf } from '@fachwerk/companies/rules/company-code';
import type { PageProblem } from '../contract.ts';
import { MOST_PAGES, type PagePlace } from '../contract-place.ts';
import { isReserved } from './reserved-words.ts';

type Place = PagePlace & { readonly id: string };

const LONGEST_WORD = 60;
const LONGEST_SLUG = 120;
/** Maximum number of path segments. */
const MOST_WORDS = 3;

/** A free slug for a new page: from its title, below its parent's if there is room, numbered if taken. */
export function freeSlug(title: string, parentSlug: string, taken: ReadonlySet<string>): string {
  const word = slugOf(title, LONGEST_WORD) || 'seite';
  const deep = parentSlug !== '' && parentSlug.split('/').length < MOST_WORDS ? `${parentSlug}/${word}` : word;
  const wanted = deep.length > LONGEST_SLUG - 4 ? word : deep;
  const isFree = (slug: string) => !taken.has(slug) && !isReserved(slug);
  if (isFree(wanted)) return wanted;
  for (let number = 2; ; number++) if (isFree(`${wanted}-${number}`)) return `${wanted}-${number}`;
}

/** Why a page cannot have this place, or null. `others` are all pages of the site; a new page is not among them. */
export function whyNotPlace(id: string, wanted: PagePlace, others: readonly Place[]): PageProblem | null {
  const known = others.find((other) => other.id === id);
  if (!known && others.length >= MOST_PAGES) return 'page.too_many';
  if (wanted.slug === '' ? !isPlainStart(wanted) : known?.slug === '') return 'page.start_stays';
  if (known && known.slug !== '' && wanted.slug === '') return 'page.slug_missing';
  if (isReserved(wanted.slug)) return 'page.slug_reserved';
  if (others.some((other) => other.id !== id && other.slug === wanted.slug)) return 'page.slug_taken';
  if (wanted.parentId !== null && !others.some((other) => other.id === wanted.parentId)) return 'page.parent_unknown';
  if (isBelowItself(id, wanted.parentId, others)) return 'page.circle';
  if (wanted.visibleFrom && wanted.visibleUntil && wanted.visibleUntil <= wanted.visibleFrom)
    return 'page.until_before_from';
  return null;
}

/** The start page is always visible and has no parent. */
function isPlainStart({ isHidden, visibleFrom, visibleUntil, parentId }: PagePlace): boolean {
  return !isHidden && visibleFrom === null && visibleUntil === null && parentId === null;
}

function isBelowItself(id: string, parentId: string | null, others: readonly Place[]): boolean {
  const parents = new Map(others.map((other) => [other.id, other.parentId]));
  for (let at = parentId; at !== null; at = parents.get(at) ?? null) if (at === id) return true;
  return false;
}

/** Pages below a changed path, each with its new slug. */
export function movedWith<P extends Place>(
  from: string,
  to: string,
  others: readonly P[],
): { page: P; slug: string }[] {
  if (from === '' || from === to) return [];
  return others
    .filter(({ slug }) => slug.startsWith(`${from}/`))
    .map((page) => ({ page, slug: to + page.slug.slice(from.length) }));
}

/** Siblings in their new order with this page at the requested index; `position` counts from 0. */
export function siblingsWith({ id }: { readonly id: string }, wanted: PagePlace, all: readonly Place[]): string[] {
  const others = all.filter((other) => other.id !== id && other.parentId === wanted.parentId).map((other) => other.id);
  return others.toSpliced(Math.max(0, wanted.position), 0, id);
}

/** Whether visitors see a published page now. */
export function isVisible(
  { isHidden, visibleFrom, visibleUntil }: Pick<PagePlace, 'isHidden' | 'visibleFrom' | 'visibleUntil'>,
  now: Date,
): boolean {
  return !isHidden && (visibleFrom === null || visibleFrom <= now) && (visibleUntil === null || visibleUntil > now);
}

type InTree = { readonly id: string; readonly parentId: string | null };

/** Depth-first order, start page first; `pages` are sorted among siblings already. */
export function inTreeOrder<P extends InTree>(pages: readonly P[]): P[] {
  const ids = new Set(pages.map(({ id }) => id));
  const below = Map.groupBy(pages, ({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : null));
  const from = (parent: string | null): P[] => (below.get(parent) ?? []).flatMap((page) => [page, ...from(page.id)]);
  return from(null);
}

/** Visible pages as a tree: children of an invisible page move up to its nearest visible ancestor. */
export function navigationOf<P extends InTree>(all: readonly InTree[], shown: readonly P[]): P[] {
  const parents = new Map(all.map(({ id, parentId }) => [id, parentId]));
  const ids = new Set(shown.map(({ id }) => id));
  const shownParent = ({ parentId }: P) => {
    let at = parentId;
    while (at !== null && !ids.has(at)) at = parents.get(at) ?? null;
    return at;
  };
  return inTreeOrder(shown.map((page) => ({ ...page, parentId: shownParent(page) })));
}
