import { askKey, useChange } from '@fachwerk/react/call';
import { useQueryClient } from '@tanstack/react-query';
import type { CardDetails, CardInput, ShortCodeValue } from '../../contract-card.ts';
import { cardApi } from '../../contract-card.ts';
import { useTakeCards } from '../board/use-board-data.ts';

/** Changes one property of a card; drawer and board update from the answer. */
export function useCardChange(card: Pick<CardDetails, 'id' | 'boardId' | 'columnId'>, onChanged: () => void) {
  const take = useTakeAnswer(onChanged);
  const change = useChange(cardApi.save, { stale: 'nothing' });
  const save = async (given: Omit<CardInput, 'id'>, shortCodes?: ShortCodeValue[]) =>
    take(
      await change.mutateAsync({
        card: { id: card.id, ...given },
        column: card.columnId,
        ...(shortCodes && { shortCodes }),
      }),
    );
  return { save, isBusy: change.isPending };
}

/** Puts the answer of a card change into the caches that show it. */
export function useTakeAnswer(onChanged: () => void): (card: CardDetails) => CardDetails {
  const client = useQueryClient();
  const takeCards = useTakeCards();
  return (card) => {
    client.setQueryData(askKey(cardApi.find, { cardId: card.id }), card);
    takeCards(card.boardId, [card]);
    onChanged();
    return card;
  };
}
