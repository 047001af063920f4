import type { FoundCard } from '../contract-card.ts';
import { dueState } from './card.ts';

const MY_GROUPS = ['late', 'today', 'soon', 'later', 'none'] as const;
type MyGroup = (typeof MY_GROUPS)[number];

/** One's cards by when they are due; empty groups are left out, the order within stays. */
export function groupedByDue<Card extends Pick<FoundCard, 'dueOn'>>(
  cards: readonly Card[],
  today: string,
): { readonly group: MyGroup; readonly cards: Card[] }[] {
  return MY_GROUPS.map((group) => ({
    group,
    cards: cards.filter(({ dueOn }) => (dueState(dueOn, today) ?? 'none') === group),
  })).filter(({ cards: found }) => found.length > 0);
}
