import { sessionPlace } from '@fachwerk/react/session';
import { type Move, withMove } from '../../rules/moves.ts';

/** The server stores `moveId` and applies each move once. */
export type WaitingMove = Move & { readonly moveId: string; readonly at: number };

const PREFIX = 'boards.move.';

export const isOfMoves = ({ key }: StorageEvent) => key === null || key.startsWith(PREFIX);

/**
 * All unsent moves of this browser, oldest first. They survive a reload; signing out clears them. Every move has its own storage key, so tabs never
 * overwrite each other.
 */
export function listWaiting(): readonly WaitingMove[] {
  const place = sessionPlace();
  return Object.keys(place)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => moveIn(place.getItem(key)))
    .sort((one, other) => one.at - other.at);
}

function moveIn(text: string | null): WaitingMove[] {
  try {
    return text ? [JSON.parse(text) as WaitingMove] : [];
  } catch {
    return [];
  }
}

export function addWaiting(move: Move): void {
  const before = listWaiting();
  // A clock set back must not sort this move before older ones.
  const at = Math.max(Date.now(), (before.at(-1)?.at ?? 0) + 1);
  const added = { ...move, moveId: crypto.randomUUID(), at };
  const left = withMove(before, added);
  for (const old of before) if (!left.includes(old)) removeWaiting(old);
  sessionPlace().setItem(PREFIX + added.moveId, JSON.stringify(added));
}

export function removeWaiting({ moveId }: WaitingMove): void {
  sessionPlace().removeItem(PREFIX + moveId);
}
