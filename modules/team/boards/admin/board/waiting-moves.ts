import { sessionPlace } from '@fachwerk/react/session';
import { type Move, withMove } from '../../rules/moves.ts';

/** `moveId` is known to the server, too: what was done is not done again. */
export type WaitingMove = Move & { readonly moveId: string; readonly at: number };

const PREFIX = 'boards.move.';

export const isOfMoves = ({ key }: StorageEvent) => key === null || key.startsWith(PREFIX);

/**
 * All that waits in this browser, in the order in which it was moved. It outlives a reload; signing out clears it. Every move has a key of its
 * own: two tabs never write over each other's.
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
  // A clock that was put back must not put this one before the others.
  const at = Math.max(Date.now(), (before.at(-1)?.at ?? 0) + 1);
  const added = { ...move, moveId: crypto.randomUUID(), at };
  const left = withMove(before, added);
  for (const old of before) if (!left.includes(old)) removeWaiting(old);
  sessionPlace().setItem(PREFIX + added.moveId, JSON.stringify(added));
}

export function removeWaiting({ moveId }: WaitingMove): void {
  sessionPlace().removeItem(PREFIX + moveId);
}
