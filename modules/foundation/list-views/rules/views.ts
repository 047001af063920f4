import { type ListViewProblem, MOST_VIEWS } from '../contract.ts';

type Viewed = { readonly authorId: string | null; readonly isShared: boolean };
export type Viewer = { readonly userId: string; readonly mayManage: boolean };

export const isOwn = ({ authorId }: Viewed, { userId }: Viewer): boolean => authorId === userId;

/** Its author, or for a shared one whoever manages the views of all. */
export const mayEdit = (view: Viewed, viewer: Viewer): boolean =>
  isOwn(view, viewer) || (view.isShared && viewer.mayManage);

/** A view that is not shared does not exist for anybody but its author. */
export function whyNotEdit(view: Viewed | undefined, viewer: Viewer): ListViewProblem | null {
  if (!view || !(view.isShared || isOwn(view, viewer))) return 'list_view.unknown';
  return mayEdit(view, viewer) ? null : 'list_view.not_yours';
}

/** `names`: of the person's own views in this list. */
export function whyNotAdd(names: readonly string[], name: string): ListViewProblem | null {
  if (names.includes(name)) return 'list_view.name_taken';
  return names.length >= MOST_VIEWS ? 'list_view.too_many' : null;
}

/** A key once, at its first place. */
export const distinctKeys = (keys: readonly string[]): string[] => [...new Set(keys)];
