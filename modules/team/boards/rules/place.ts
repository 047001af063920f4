import type { Card } from '../contract-card.ts';
import { keyBetween } from './order-key.ts';

type Placed = Pick<Card, 'id' | 'sort'>;

/** A drop position: before the visible card now at `index`, not counting the moved card. */
export type Place = { readonly columnId: string; readonly index: number };

/**
 * The sort key for a card dropped among the visible ones. Cards hidden by a filter keep their place: the card goes right behind the visible card
 * above it, or right before the first. The server resolves two cards that request the same key.
 */
export function sortAt(all: readonly Placed[], shown: readonly Placed[], movedId: string, index: number): string {
  const others = all.filter(({ id }) => id !== movedId);
  const visible = shown.filter(({ id }) => id !== movedId);
  const above = visible[Math.min(index, visible.length) - 1];
  const next = above
    ? others.findIndex(({ id }) => id === above.id) + 1
    : others.findIndex(({ id }) => id === visible[0]?.id);
  const at = Math.max(next, 0);
  const before = others[at - 1]?.sort ?? null;
  const after = others[at]?.sort ?? null;
  return before !== null && after !== null && before >= after ? before : keyBetween(before, after);
}

/** The present position of a card. */
export function placeOf(
  columns: readonly { readonly id: string; readonly items: readonly Placed[] }[],
  cardId: string,
): Place | null {
  for (const { id, items } of columns) {
    const index = items.findIndex((card) => card.id === cardId);
    if (index >= 0) return { columnId: id, index };
  }
  return null;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** One step in a direction; at an edge the position stays. */
export function stepped(
  columns: readonly { readonly id: string; readonly items: readonly Placed[] }[],
  cardId: string,
  from: Place,
  direction: Direction,
): Place {
  const at = columns.findIndex(({ id }) => id === from.columnId);
  const room = (column: number) => columns[column]!.items.filter(({ id }) => id !== cardId).length;
  if (direction === 'up') return { ...from, index: Math.max(0, from.index - 1) };
  if (direction === 'down') return { ...from, index: Math.min(room(at), from.index + 1) };
  const next = Math.min(columns.length - 1, Math.max(0, at + (direction === 'left' ? -1 : 1)));
  return { columnId: columns[next]!.id, index: Math.min(room(next), from.index) };
}
