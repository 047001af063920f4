import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { boardProblems } from '../../contract.ts';
import type { cardApi } from '../../contract-card.ts';
import { notifyBoard } from '../board/board-store.ts';
import { tickCheck } from './card-parts-store.ts';
import { touchCard } from './card-store.ts';
import { addHistory } from './history-store.ts';
import { holdCard } from './hold-card.ts';
import { readCard } from './show-card.ts';

const problem = problemsOf(boardProblems);

export const checkCard: UseCase<typeof cardApi.check> = async (ctx, { cardId, itemId, isDone }) => {
  const { board } = await holdCard(ctx, cardId);
  const item = await tickCheck(ctx, cardId, itemId, isDone);
  if (!item) throw problem('card.check_unknown');
  await touchCard(ctx, cardId, board.revision);
  await addHistory(ctx, { cardId, kind: 'checked', data: { text: item.text, isDone } });
  await notifyBoard(ctx, board);
  return readCard(ctx, cardId);
};
