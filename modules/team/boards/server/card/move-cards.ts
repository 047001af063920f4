import { problemsOf } from '@fachwerk/base/problem';
import { inOrder } from '@fachwerk/server/in-order';
import type { UseCase } from '@fachwerk/server/module';
import { boardProblems } from '../../contract.ts';
import type { cardApi } from '../../contract-card.ts';
import { whyNotStandIn } from '../../rules/card.ts';
import { freeKeys } from '../../rules/order-key.ts';
import { lockBoardOf, notifyBoard } from '../board/board-store.ts';
import { findColumn } from '../column/column-store.ts';
import { countCardsInColumn, listCardsById, placeCards } from './card-store.ts';
import { noteMove } from './done-move-store.ts';
import { addHistory } from './history-store.ts';
import { findMoving, spreadIfLong } from './place-cards.ts';

const problem = problemsOf(boardProblems);

/**
 * The server assigns positions: the second of two cards that request one key goes right behind the first. A move may be resent after a lost answer,
 * and the last move of a card wins, whatever column the sender saw it in. The board stays locked from the first statement to the commit, so only
 * three database round trips lie in between.
 */
export const moveCards: UseCase<typeof cardApi.resort> = async (ctx, { idSorts, colTarget, moveId }) => {
  const wishes = new Map(idSorts.map(({ id, sort }) => [id, { id, sort }]));
  // Column and cards are read after the lock.
  const [board, isNew, target, cards] = await inOrder([
    () => lockBoardOf(ctx, colTarget),
    () => noteMove(ctx, moveId),
    () => findColumn(ctx, colTarget),
    () => findMoving(ctx, colTarget, [...wishes.values()]),
  ]);
  if (!target) throw problem('column.unknown');
  if (cards.length < wishes.size) throw problem('card.unknown');
  if (!isNew)
    return { boardId: board.id, revision: board.revision, cards: await listCardsById(ctx, [...wishes.keys()]) };
  if (cards.some(({ boardId }) => boardId !== board.id)) throw problem('card.elsewhere');
  if (cards.some(({ isArchived }) => isArchived)) throw problem('card.archived');
  const coming = cards.filter(({ columnId }) => columnId !== colTarget);
  // Without a limit the count is not needed.
  const standing = target.wipLimit === null ? 0 : await countCardsInColumn(ctx, colTarget);
  const refusal = whyNotStandIn(target, standing, coming.length);
  if (refusal) throw problem(refusal, { name: target.name, limit: target.wipLimit ?? 0 });

  const sorts = freeKeys(cards);
  const places = cards.map(({ id }, at) => ({ id, sort: sorts[at]! }));
  const noteAll = async () => {
    for (const { id, columnName: from } of coming)
      await addHistory(ctx, { cardId: id, kind: 'moved', data: { from, to: target.name, toId: target.id } });
  };
  const [placed] = await inOrder([() => placeCards(ctx, colTarget, places, board.revision), noteAll]);
  const isSpread = await spreadIfLong(ctx, board, colTarget, sorts);
  await notifyBoard(ctx, board);
  const moved = isSpread ? await listCardsById(ctx, [...wishes.keys()]) : placed;
  return { boardId: board.id, revision: board.revision, cards: moved };
};
