import type { Card } from '@fachwerk/boards/contract-card';
import { dueState } from '@fachwerk/boards/rules/card';
import { withValues } from '@fachwerk/boards/rules/short-code';

export const DUE_CHOICES = ['late', 'today', 'soon', 'none'] as const;
type DueChoice = (typeof DUE_CHOICES)[number];

export type CardFilter = {
  readonly words: string;
  readonly labels: readonly string[];
  /** Ids of people, or `nobody`. */
  readonly people: readonly string[];
  readonly due: DueChoice | null;
};

export const isNarrowing = ({ words, labels, people, due }: CardFilter): boolean =>
  words.trim() !== '' || labels.length > 0 || people.length > 0 || due !== null;

/** Whether a card is among those looked for; `foundIds` were found by their text and comments, which the board does not carry. */
export function isShown(card: Card, filter: CardFilter, today: string, foundIds: ReadonlySet<string>): boolean {
  const { words, labels, people, due } = filter;
  if (words.trim() && !foundIds.has(card.id) && !hasWords(card, words)) return false;
  if (labels.length > 0 && !labels.every((id) => card.labels.includes(id))) return false;
  if (
    people.length > 0 &&
    !people.some((id) => (id === 'nobody' ? card.assignees.length === 0 : card.assignees.includes(id)))
  )
    return false;
  return isDue(card, due, today);
}

function hasWords(card: Card, words: string): boolean {
  const title = withValues(card.title, card.shortCodes).toLocaleLowerCase('de');
  return words
    .toLocaleLowerCase('de')
    .split(/\s+/)
    .every((word) => title.includes(word));
}

function isDue(card: Card, due: DueChoice | null, today: string): boolean {
  if (due === null) return true;
  const state = dueState(card.dueOn, today);
  if (due === 'none') return state === null;
  if (due === 'soon') return state === 'soon' || state === 'today' || state === 'late';
  return state === due;
}
