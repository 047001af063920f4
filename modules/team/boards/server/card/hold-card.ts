import { problemsOf } from '@fachwerk/base/problem';
import { boardProblems } from '../../contract.ts';
import type { BoardCtx } from '../board/board-ctx.ts';
import { type LockedBoard, lockBoard } from '../board/board-store.ts';
import { type CardRow, findCards } from './card-store.ts';

const problem = problemsOf(boardProblems);

export type Held = { readonly board: LockedBoard; readonly card: CardRow };

/** Locks a card's board for a change. The card may have moved to another board while waiting for the lock. */
export async function holdCard(ctx: BoardCtx, cardId: string): Promise<Held> {
  const [seen] = await findCards(ctx, [cardId]);
  if (!seen) throw problem('card.unknown');
  const board = await lockBoard(ctx, seen.boardId);
  const [card] = await findCards(ctx, [cardId]);
  if (card?.boardId !== board.id) throw problem('card.elsewhere');
  return { board, card };
}
