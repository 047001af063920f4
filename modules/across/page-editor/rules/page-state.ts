import type { WebPage } from '@fachwerk/pages/contract';

export type PageState = 'draft' | 'hidden' | 'later' | 'over' | 'changed' | 'published';

/** What visitors see of a page, in one word: the first that keeps them from it wins. */
export function pageState(
  {
    publishedAt,
    isHidden,
    visibleFrom,
    visibleUntil,
    hasChanges,
  }: Pick<WebPage, 'publishedAt' | 'isHidden' | 'visibleFrom' | 'visibleUntil' | 'hasChanges'>,
  now: Date,
): PageState {
  if (!publishedAt) return 'draft';
  if (isHidden) return 'hidden';
  if (visibleUntil && visibleUntil <= now) return 'over';
  if (visibleFrom && visibleFrom > now) return 'later';
  return hasChanges ? 'changed' : 'published';
}
