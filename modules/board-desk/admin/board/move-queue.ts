import type { Output } from '@fachwerk/base/contract';
import { cardApi } from '@fachwerk/boards/contract-card';
import { type Move, withMove } from '@fachwerk/boards/rules/moves';
import { call } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { onConnectionChange } from '@fachwerk/react/connection';
import { notifyProblem } from '@fachwerk/react/notice';
import { useMemo, useSyncExternalStore } from 'react';

/** Outlives a reload; signing out clears it. */
const KEY = 'boards.moves';
const AGAIN_MS = 4000;

type Arrived = (answer: Output<typeof cardApi.resort> | null) => void;

let moves: readonly Move[] = stored();
let underWay: Move | null = null;
let again: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
let onArrived: Arrived = () => {};

function stored(): readonly Move[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Move[];
  } catch {
    return [];
  }
}

function keep(next: readonly Move[]): void {
  moves = next;
  localStorage.setItem(KEY, JSON.stringify(moves));
  for (const listener of listeners) listener();
}

/** Shown at once, sent as soon as there is a network. Sent twice it is still one move: it says where the card goes. */
export function addMove(move: Move): void {
  keep(withMove(moves, move, underWay));
  void sendMoves();
}

/** One after the other. Without an answer they wait; a refusal is said, and the card lies where the server has it. */
async function sendMoves(): Promise<void> {
  if (underWay) return;
  clearTimeout(again);
  try {
    for (let move = moves[0]; move; move = moves[0]) {
      underWay = move;
      await sendOne(move);
    }
  } catch {
    again = setTimeout(() => void sendMoves(), AGAIN_MS);
  } finally {
    underWay = null;
  }
}

async function sendOne(move: Move): Promise<void> {
  const { cardId, sort, colSource, colTarget } = move;
  const done = () => keep(moves.filter((each) => each !== move));
  try {
    // First the answer, then without the move: the card does not jump back in between.
    onArrived(await call(cardApi.resort, { idSorts: [{ id: cardId, sort }], colSource, colTarget }));
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

/** What waits to be sent for this board; `arrived` is told of each answer, with null of a refusal. */
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
