import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { boardProblems } from '../../contract.ts';
import type { CardDetails, cardApi } from '../../contract-card.ts';
import type { BoardCtx } from '../board/board-ctx.ts';
import { listChecks, listFiles } from './card-parts-store.ts';
import { findCards, listCardsById } from './card-store.ts';
import { listHistory } from './history-store.ts';

const problem = problemsOf(boardProblems);

export async function readCard(ctx: BoardCtx, cardId: string): Promise<CardDetails> {
  const [[row], [card], checklist, files, history, names] = await Promise.all([
    findCards(ctx, [cardId]),
    listCardsById(ctx, [cardId]),
    listChecks(ctx, cardId),
    listFiles(ctx, cardId),
    listHistory(ctx, cardId),
    ctx.db.first<{ boardName: string; columnName: string }>(sql`
      select b.name as board_name, s.name as column_name from boards.card c
      join boards.board b on b.company_id = c.company_id and b.id = c.board_id
      join boards.board_column s on s.company_id = c.company_id and s.id = c.column_id
      where c.company_id = ${ctx.companyId} and c.id = ${cardId}`),
  ]);
  if (!row || !card || !names) throw problem('card.unknown');
  const { description, createdAt, createdBy, coverId } = row;
  return { ...card, description, coverId, createdAt, createdBy, checklist, files, history, ...names };
}

export const showCard: UseCase<typeof cardApi.find> = (ctx, { cardId }) => readCard(ctx, cardId);
