import type { CardDetails, CardInput, FoundCard } from '../contract-card.ts';
import type { BoardCtx } from './board/board-ctx.ts';
import { listFound } from './card/card-store.ts';
import { commented } from './card/comment-card.ts';
import { holdCard } from './card/hold-card.ts';
import { added, changed } from './card/save-card.ts';
import { sent } from './card/send-card.ts';
import { readCard } from './card/show-card.ts';

export type { BoardCtx } from './board/board-ctx.ts';
export { findBoard, listBoards } from './board/board-store.ts';
export { cardNoted } from './card/history-store.ts';
export { cancelRuns } from './card/reset-event-queue.ts';
export { findColumn, listAllColumns } from './column/column-store.ts';
export { listLabels } from './column/label-store.ts';

/** A card with all details; throws if it is not visible. */
export const openCard = (ctx: BoardCtx, cardId: string): Promise<CardDetails> => readCard(ctx, cardId);

export const listVisibleCards = (ctx: BoardCtx, ids: readonly string[]): Promise<FoundCard[]> => listFound(ctx, ids);

/** Adds a card at the top of a column; returns its id. */
export const addCard = (ctx: BoardCtx, columnId: string, card: CardInput): Promise<string> =>
  added(ctx, columnId, { card });

/** Omitted properties stay unchanged. */
export async function changeCard(ctx: BoardCtx, cardId: string, card: CardInput): Promise<void> {
  await changed(ctx, await holdCard(ctx, cardId), { card });
}

/** Moves a card to the top of a column, possibly on another board. */
export async function moveCard(ctx: BoardCtx, cardId: string, columnId: string): Promise<void> {
  await sent(ctx, { cardId, columnId });
}

export async function commentOnCard(ctx: BoardCtx, cardId: string, comment: string): Promise<void> {
  await commented(ctx, cardId, comment);
}
