import { problemsOf } from '@fachwerk/base/problem';
import { boardProblems } from '../contract.ts';
import type { HistoryKind } from '../contract-card.ts';
import type { BoardCtx } from './board/board-ctx.ts';
import { notifyBoard } from './board/board-store.ts';
import { type CardRow, findCards, touchCard } from './card/card-store.ts';
import { addHistory } from './card/history-store.ts';
import { holdCard } from './card/hold-card.ts';

export { saveCard } from './card/save-card.ts';

const problem = problemsOf(boardProblems);

/** A card visible to the caller; throws otherwise. */
export async function findCard(ctx: BoardCtx, cardId: string): Promise<CardRow> {
  const [card] = await findCards(ctx, [cardId]);
  if (!card) throw problem('card.unknown');
  return card;
}

/** For data that other modules attach to a card: locks it, writes a history entry and notifies viewers. */
export async function noteOnCard(ctx: BoardCtx, cardId: string, kind: HistoryKind, data: object): Promise<void> {
  const { board } = await holdCard(ctx, cardId);
  await addHistory(ctx, { cardId, kind, data });
  await touchCard(ctx, cardId, board.revision);
  await notifyBoard(ctx, board);
}
