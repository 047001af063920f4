import type { BoardProblem, Column } from '../contract.ts';
import type { Card, CardFile } from '../contract-card.ts';

export const MOST_CARDS = 20_000;
export const MOST_COLUMNS = 50;
export const MOST_LABELS = 60;
export const MOST_BOARDS = 200;
export const MOST_FILES = 30;

/** Why a column cannot take this many more cards; `standing` counts its present cards, without those that move within it. */
export function whyNotStandIn(
  { wipLimit }: Pick<Column, 'wipLimit'>,
  standing: number,
  more: number,
): BoardProblem | null {
  return wipLimit !== null && more > 0 && standing + more > wipLimit ? 'column.full' : null;
}

/** Why a column cannot be deleted: its cards need a target, and a board keeps at least one column. */
export function whyNotDelete(columns: number, cards: number, hasTarget: boolean): BoardProblem | null {
  if (columns <= 1) return 'column.last';
  return cards > 0 && !hasTarget ? 'column.not_empty' : null;
}

/** Why a file cannot be the cover image of a card. */
export function whyNotCover(file: Pick<CardFile, 'kind'> | undefined): BoardProblem | null {
  if (!file) return 'card.file_unknown';
  return file.kind === 'picture' ? null : 'card.no_cover';
}

type DueState = 'late' | 'today' | 'soon' | 'later';

const DAY_MS = 86_400_000;
/** A due date within this many days is soon. */
const SOON_DAYS = 3;

/** How urgent a due date is on a given day; null without one. */
export function dueState(dueOn: string | null, today: string): DueState | null {
  if (!dueOn) return null;
  if (dueOn < today) return 'late';
  if (dueOn === today) return 'today';
  return (Date.parse(dueOn) - Date.parse(today)) / DAY_MS <= SOON_DAYS ? 'soon' : 'later';
}

export const inOrder = (one: Pick<Card, 'sort' | 'id'>, other: Pick<Card, 'sort' | 'id'>): number =>
  one.sort < other.sort ? -1 : one.sort > other.sort ? 1 : one.id < other.id ? -1 : 1;
