import type { Output } from '@fachwerk/base/contract';
import { call } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { onConnectionChange } from '@fachwerk/react/connection';
import { notifyProblem } from '@fachwerk/react/notice';
import { useMemo, useSyncExternalStore } from 'react';
import { cardApi } from '../../contract-card.ts';
import type { Move } from '../../rules/moves.ts';
import { addWaiting, isOfMoves, listWaiting, removeWaiting, type WaitingMove } from './waiting-moves.ts';

const AGAIN_MS = 4000;

type Arrived = (answer: Output<typeof cardApi.resort> | null) => void;

let moves = listWaiting();
let isSending = false;
let again: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
let onArrived: Arrived = () => {};

function look(): void {
  moves = listWaiting();
  for (const listener of listeners) listener();
}

/** Shows the move at once and sends it as soon as the browser is online. */
export function addMove(move: Move): void {
  addWaiting(move);
  look();
  void sendMoves();
}

/** Sends moves in sequence; without an answer they stay queued. */
async function sendMoves(): Promise<void> {
  if (isSending) return;
  isSending = true;
  clearTimeout(again);
  try {
    while (moves.length > 0) await oneTabAtATime(sendAll);
  } catch {
    again = setTimeout(() => void sendMoves(), AGAIN_MS);
  } finally {
    isSending = false;
  }
}

/** Includes moves of other tabs: those may be closed by now, or have sent everything while this tab waited for the lock. */
async function sendAll(): Promise<void> {
  look();
  for (let move = moves[0]; move; move = moves[0]) await sendOne(move);
}

/** Insecure contexts have no Web Locks; two tabs may then send the same move, and the server applies it once. */
function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request('boards.moves', work) : work();
}

/** A refusal is shown, and the card returns to its place on the server. */
async function sendOne(move: WaitingMove): Promise<void> {
  const { cardId, sort, colSource, colTarget, moveId } = move;
  const done = () => {
    removeWaiting(move);
    look();
  };
  try {
    // Apply the answer before dropping the move, so that the card does not jump back in between.
    onArrived(await call(cardApi.resort, { idSorts: [{ id: cardId, sort }], colSource, colTarget, moveId }));
    done();
  } catch (error) {
    const isRefused = error instanceof CallProblem && error.status >= 400 && error.status < 500 && error.status !== 429;
    if (!isRefused) throw error;
    done();
    notifyProblem(error);
    onArrived(null);
  }
}

onConnectionChange((isOnline) => {
  if (isOnline) void sendMoves();
});

window.addEventListener('storage', (event) => {
  if (!isOfMoves(event)) return;
  look();
  // Another tab has sent the move: fetch the result.
  if (event.newValue === null) onArrived(null);
  void sendMoves();
});

/** Unsent moves of this board; `arrived` is called with every answer, and with null after a refusal. */
export function useMoves(boardId: string, arrived: Arrived): readonly Move[] {
  const all = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      onArrived = arrived;
      void sendMoves();
      return () => listeners.delete(listener);
    },
    () => moves,
  );
  return useMemo(() => all.filter((move) => move.boardId === boardId), [all, boardId]);
}
