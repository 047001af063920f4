import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { boardProblems } from '../../contract.ts';
import type { cardApi } from '../../contract-card.ts';
import { whyNotStandIn } from '../../rules/card.ts';
import { lockBoard, notifyBoard } from '../board/board-store.ts';
import { findColumn, listColumns } from '../column/column-store.ts';
import { countStanding, findCards, listCardsById, updateCard } from './card-store.ts';
import { addHistory } from './history-store.ts';
import { placeIn, spreadIfLong } from './place-cards.ts';

const problem = problemsOf(boardProblems);

/**
 * The server gives the places: who comes second to one stands right behind. A move may be sent again after a lost answer, and whoever moved
 * a card last decides, whatever column the sender believed it in.
 */
export const moveCards: UseCase<typeof cardApi.resort> = async (ctx, { idSorts, colTarget }) => {
  const target = await findColumn(ctx, colTarget);
  if (!target) throw problem('column.unknown');
  const board = await lockBoard(ctx, target.boardId);
  const wanted = new Map(idSorts.map(({ id, sort }) => [id, sort]));
  const [columns, cards] = await Promise.all([listColumns(ctx, board.id), findCards(ctx, [...wanted.keys()])]);
  if (cards.length < wanted.size) throw problem('card.unknown');
  if (cards.some(({ boardId }) => boardId !== board.id)) throw problem('card.elsewhere');
  if (cards.some(({ isArchived }) => isArchived)) throw problem('card.archived');
  const named = new Map(columns.map((column) => [column.id, column]));
  const fixed = named.get(colTarget);
  if (!fixed) throw problem('column.unknown');
  const coming = cards.filter(({ columnId }) => columnId !== colTarget);
  // Nobody counts a thousand cards where there is no limit to hold them against.
  const standing = fixed.wipLimit === null ? 0 : await countStanding(ctx, colTarget);
  const refusal = whyNotStandIn(fixed, standing, coming.length);
  if (refusal) throw problem(refusal, { name: fixed.name, limit: fixed.wipLimit ?? 0 });

  for (const card of cards) {
    const sort = await placeIn(ctx, colTarget, wanted.get(card.id)!, card.id);
    const isComing = card.columnId !== colTarget;
    if (!isComing && sort === card.sort) continue;
    await updateCard(
      ctx,
      { ...card, columnId: colTarget, sort, movedAt: isComing ? ctx.now : card.movedAt },
      board.revision,
    );
    if (isComing) {
      const from = named.get(card.columnId)?.name ?? '';
      await addHistory(ctx, { cardId: card.id, kind: 'moved', data: { from, to: fixed.name, toId: fixed.id } });
    }
    await spreadIfLong(ctx, board, colTarget, sort);
  }
  await notifyBoard(ctx, board);
  return { boardId: board.id, revision: board.revision, cards: await listCardsById(ctx, [...wanted.keys()]) };
};
