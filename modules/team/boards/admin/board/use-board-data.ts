import { askKey, call, useAsk } from '@fachwerk/react/call';
import { onConnectionChange, useIsOnline } from '@fachwerk/react/connection';
import { useDebounced } from '@fachwerk/react/debounced';
import { useStream } from '@fachwerk/react/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type BoardSheet, boardApi, boardStream } from '../../contract.ts';
import type { Card } from '../../contract-card.ts';
import { inOrder } from '../../rules/card.ts';
import { cardsOf, caughtUp, withCards, withMoves } from '../../rules/moves.ts';
import { useMoves } from './move-queue.ts';

export type ShownColumn = BoardSheet['columns'][number];

/** Merges newer card states into the cached sheet of a board. */
export function useTakeCards(): (boardId: string, cards: readonly Card[]) => void {
  const client = useQueryClient();
  return useCallback(
    (boardId, cards) => {
      const key = askKey(boardApi.sheet, { boardId });
      client.setQueryData<BoardSheet>(key, (sheet) => sheet && withCards(sheet, cards));
    },
    [client],
  );
}

/** A live board: changes by others arrive as a delta since its revision, own moves are shown at once. */
export function useBoardData(boardId: string) {
  const client = useQueryClient();
  const asked = useAsk(boardApi.sheet, { boardId });
  const heard = useRef(0);
  const takeCards = useTakeCards();

  const catchUp = useDebounced(async () => {
    const key = askKey(boardApi.sheet, { boardId });
    const sheet = client.getQueryData<BoardSheet>(key);
    if (!sheet) return;
    const changes = await call(boardApi.changes, { boardId, after: sheet.revision });
    if (changes.isWhole) await client.invalidateQueries({ queryKey: key });
    else client.setQueryData<BoardSheet>(key, (now) => now && caughtUp(now, changes));
  });

  useStream(
    boardStream,
    (event) => {
      if (event.boardId !== boardId) return;
      heard.current = Math.max(heard.current, event.revision);
      catchUp();
    },
    catchUp,
  );
  useEffect(() => onConnectionChange((isOnline) => isOnline && catchUp()), [catchUp]);
  // A full sheet requested before the last event can be older than that event.
  const revision = asked.data?.revision;
  useEffect(() => {
    if (revision !== undefined && revision < heard.current) catchUp();
  }, [revision, catchUp]);

  const arrived = useCallback(
    (answer: { boardId: string; cards: readonly Card[] } | null) => {
      if (answer) takeCards(answer.boardId, answer.cards);
      catchUp();
    },
    [takeCards, catchUp],
  );
  const moves = useMoves(boardId, arrived);
  const { data } = asked;
  const columns = useMemo(() => (data ? columnsOf(data, withMoves(cardsOf(data), moves)) : []), [data, moves]);
  return { asked, sheet: data, columns, waiting: moves.length, isOnline: useIsOnline(), catchUp, takeCards };
}

function columnsOf(sheet: BoardSheet, cards: readonly Card[]): ShownColumn[] {
  const lying = Map.groupBy(cards, ({ columnId }) => columnId);
  return sheet.columns.map((column) => ({ ...column, items: (lying.get(column.id) ?? []).sort(inOrder) }));
}
