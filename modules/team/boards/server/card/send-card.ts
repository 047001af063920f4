import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { boardProblems } from '../../contract.ts';
import type { cardApi } from '../../contract-card.ts';
import { whyNotStandIn } from '../../rules/card.ts';
import type { BoardCtx } from '../board/board-ctx.ts';
import { lockBoard, markWhole, notifyBoard } from '../board/board-store.ts';
import { findColumn } from '../column/column-store.ts';
import { listLabels } from '../column/label-store.ts';
import { takeValuesAlong } from '../field/field-store.ts';
import { writeLabels } from './card-parts-store.ts';
import { type CardRow, countCardsInColumn, findCards, listCardsById, touchCard, updateCard } from './card-store.ts';
import { addHistory } from './history-store.ts';
import { notifyMentioned } from './notify-mentioned.ts';
import { topOf } from './place-cards.ts';
import { readCard } from './show-card.ts';

const problem = problemsOf(boardProblems);

export const sendCard: UseCase<typeof cardApi.history> = async (ctx, given) => {
  const card = await sent(ctx, given);
  if (given.comment) await notifyMentioned(ctx, card, given.comment);
  return readCard(ctx, card.id);
};

type Sent = { readonly cardId: string; readonly columnId: string; readonly comment?: string };

/** Locks both boards in the order of their ids to avoid deadlocks. Labels and custom fields are matched by name. */
export async function sent(ctx: BoardCtx, { cardId, columnId, comment = '' }: Sent): Promise<CardRow> {
  const [seen] = await findCards(ctx, [cardId]);
  const wanted = await findColumn(ctx, columnId);
  if (!seen) throw problem('card.unknown');
  if (!wanted) throw problem('column.unknown');
  const ids = [...new Set([seen.boardId, wanted.boardId])].sort();
  const boards = new Map<string, Awaited<ReturnType<typeof lockBoard>>>();
  for (const id of ids) boards.set(id, await lockBoard(ctx, id));

  const [[card], target] = [await findCards(ctx, [cardId]), await findColumn(ctx, columnId)];
  if (!target) throw problem('column.unknown');
  if (card?.boardId !== seen.boardId) throw problem('card.elsewhere');
  if (card.isArchived) throw problem('card.archived');
  const isComing = card.columnId !== target.id;
  const refusal = whyNotStandIn(target, await countCardsInColumn(ctx, target.id), isComing ? 1 : 0);
  if (refusal) throw problem(refusal, { name: target.name, limit: target.wipLimit ?? 0 });

  const from = await findColumn(ctx, card.columnId);
  const board = boards.get(target.boardId)!;
  const isLeaving = target.boardId !== card.boardId;
  if (isComing) {
    const sort = await topOf(ctx, target.id);
    if (isLeaving) {
      await takeLabelsAlong(card.boardId, target.boardId);
      await takeValuesAlong(ctx, cardId, target.boardId);
    }
    await updateCard(ctx, { ...card, boardId: board.id, columnId: target.id, sort, movedAt: ctx.now }, board.revision);
    if (isLeaving) await markWhole(ctx, boards.get(card.boardId)!);
  }
  const data = isComing
    ? { from: from?.name ?? '', to: isLeaving ? `${board.name}: ${target.name}` : target.name, toId: target.id }
    : {};
  if (!isComing && comment) await touchCard(ctx, cardId, board.revision);
  if (isComing || comment) await addHistory(ctx, { cardId, kind: isComing ? 'moved' : 'comment', data, comment });
  for (const each of boards.values()) await notifyBoard(ctx, each);
  return { ...card, boardId: board.id };

  async function takeLabelsAlong(fromBoard: string, toBoard: string): Promise<void> {
    const [moved] = await listCardsById(ctx, [cardId]);
    const names = (await listLabels(ctx, fromBoard))
      .filter(({ id }) => moved!.labels.includes(id))
      .map(({ name }) => name.toLowerCase());
    const kept = (await listLabels(ctx, toBoard)).filter(({ name }) => names.includes(name.toLowerCase()));
    await writeLabels(
      ctx,
      cardId,
      kept.map(({ id }) => id),
    );
  }
}
