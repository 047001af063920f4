import type { UseCase } from '@fachwerk/server/module';
import type { cardApi } from '../../contract-card.ts';
import type { BoardCtx } from '../board/board-ctx.ts';
import { notifyBoard } from '../board/board-store.ts';
import { type CardRow, touchCard } from './card-store.ts';
import { addHistory } from './history-store.ts';
import { holdCard } from './hold-card.ts';
import { notifyMentioned } from './notify-mentioned.ts';
import { readCard } from './show-card.ts';

export const commentCard: UseCase<typeof cardApi.comment> = async (ctx, { cardId, comment }) => {
  await notifyMentioned(ctx, await commented(ctx, cardId, comment), comment);
  return readCard(ctx, cardId);
};

export async function commented(ctx: BoardCtx, cardId: string, comment: string): Promise<CardRow> {
  const { board, card } = await holdCard(ctx, cardId);
  await addHistory(ctx, { cardId, kind: 'comment', comment });
  await touchCard(ctx, cardId, board.revision);
  await notifyBoard(ctx, board);
  return card;
}
