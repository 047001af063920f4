import { askKey, useChange } from '@fachwerk/react/call';
import { useQueryClient } from '@tanstack/react-query';
import type { CardDetails, CardInput, ShortCodeValue } from '../../contract-card.ts';
import { cardApi } from '../../contract-card.ts';
import { useTakeCards } from '../board/use-board-data.ts';

/** Changes one thing about a card; the drawer and the board show it with the answer. */
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

/** What a change of a card answers, put where it is shown. */
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
