import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type boardApi, boardProblems } from '../../contract.ts';
import { lockBoard, notifyBoard } from '../board/board-store.ts';
import { arrangeColumns, findColumn, listColumns } from './column-store.ts';

const problem = problemsOf(boardProblems);

export const sortColumns: UseCase<typeof boardApi.resortColumns> = async (ctx, { idSorts }) => {
  const first = await findColumn(ctx, idSorts[0]!.id);
  if (!first) throw problem('column.unknown');
  const board = await lockBoard(ctx, first.boardId);
  const known = (await listColumns(ctx, board.id)).map(({ id }) => id);
  const wanted = idSorts.toSorted((one, other) => one.sort - other.sort).map(({ id }) => id);
  if (wanted.some((id) => !known.includes(id))) throw problem('column.unknown');
  await arrangeColumns(ctx, board.id, [...new Set([...wanted, ...known])]);
  await notifyBoard(ctx, board);
  return { columns: await listColumns(ctx, board.id) };
};
