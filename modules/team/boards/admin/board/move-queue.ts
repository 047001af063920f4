import type { Output } from '@fachwerk/base/contract';
import { call } from '@fachwerk/react/call';
import { openOutbox, useOutbox } from '@fachwerk/react/outbox';
import { useMemo } from 'react';
import { cardApi } from '../../contract-card.ts';
import { type Move, withMove } from '../../rules/moves.ts';

/** The server stores the id of a move and applies each once. */
const outbox = openOutbox<Move, Output<typeof cardApi.resort>>({
  name: 'boards.move',
  send: ({ cardId, sort, colSource, colTarget, id: moveId }) =>
    call(cardApi.resort, { idSorts: [{ id: cardId, sort }], colSource, colTarget, moveId }),
  merged: withMove,
});

/** Shows the move at once and sends it as soon as the browser is online. */
export const addMove = (move: Move) => outbox.add(move);

/** Unsent moves of this board; `arrived` is called with every answer, and with null after a refusal. */
export function useMoves(
  boardId: string,
  arrived: (answer: Output<typeof cardApi.resort> | null) => void,
): readonly Move[] {
  const all = useOutbox(outbox, arrived);
  return useMemo(() => all.filter((move) => move.boardId === boardId), [all, boardId]);
}
