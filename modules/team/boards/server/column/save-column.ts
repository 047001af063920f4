import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type boardApi, boardProblems } from '../../contract.ts';
import { MOST_COLUMNS } from '../../rules/card.ts';
import { lockBoard, notifyBoard } from '../board/board-store.ts';
import { findColumn, insertColumns, listColumns, updateColumn } from './column-store.ts';

const problem = problemsOf(boardProblems);

export const saveColumn: UseCase<typeof boardApi.saveColumn> = async (ctx, { column: { id, boardId, ...column } }) => {
  const board = await lockBoard(ctx, boardId);
  const known = await listColumns(ctx, boardId);
  const before = known.find((each) => each.id === id);
  if (id && !before) throw problem('column.unknown');
  if (!before && known.length >= MOST_COLUMNS) throw problem('column.too_many');
  const [saved] = before ? [before.id] : await insertColumns(ctx, boardId, [column]);
  if (before) await updateColumn(ctx, { id: before.id, ...column });
  await audit(ctx, {
    subjectKind: 'board',
    subjectId: boardId,
    action: before ? 'board.column_changed' : 'board.column_added',
    before: before ? { name: before.name, wipLimit: before.wipLimit, isDone: before.isDone } : null,
    after: column,
    address: ctx.request.address,
  });
  await notifyBoard(ctx, board);
  return (await findColumn(ctx, saved!))!;
};
