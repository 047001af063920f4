import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type boardApi, boardProblems } from '../../contract.ts';
import { whyNotDelete, whyNotStandIn } from '../../rules/card.ts';
import { lockBoard, notifyBoard } from '../board/board-store.ts';
import { countCardsInColumn } from '../card/card-store.ts';
import { moveAll } from '../card/place-cards.ts';
import { findColumn, listColumns, removeColumn } from './column-store.ts';

const problem = problemsOf(boardProblems);

/** Archived cards move to the target too, or to another column: deleting a column loses no card. */
export const deleteColumn: UseCase<typeof boardApi.deleteColumn> = async (ctx, { column: { id, targetId } }) => {
  const seen = await findColumn(ctx, id);
  if (!seen) throw problem('column.unknown');
  const board = await lockBoard(ctx, seen.boardId);
  const columns = await listColumns(ctx, seen.boardId);
  const column = columns.find((each) => each.id === id);
  const target = columns.find((each) => each.id === targetId && each.id !== id);
  if (!column || (targetId && !target)) throw problem('column.unknown');
  const standing = await countCardsInColumn(ctx, id);
  const refusal =
    whyNotDelete(columns.length, standing, target !== undefined) ??
    (target ? whyNotStandIn(target, await countCardsInColumn(ctx, target.id), standing) : null);
  if (refusal) throw problem(refusal, { name: target?.name ?? column.name, limit: target?.wipLimit ?? 0 });
  await moveAll(ctx, board, id, target ?? columns.find((each) => each.id !== id)!);
  await removeColumn(ctx, id);
  await audit(ctx, {
    subjectKind: 'board',
    subjectId: board.id,
    action: 'board.column_removed',
    before: { name: column.name, cards: standing },
    address: ctx.request.address,
  });
  await notifyBoard(ctx, board);
  return {};
};
