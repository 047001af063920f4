import { type BoardCtx, listAllColumns, listBoards, listLabels } from '@fachwerk/boards/facade-cards';
import { listAllowedHosts } from '@fachwerk/logs/facade';
import { listColleagues } from '@fachwerk/people/facade';
import type { RuleChoices } from '../../contract.ts';

/** Columns of every board in sight, the labels of this one, everybody who works on boards. */
export async function choicesOf(ctx: BoardCtx, boardId: string): Promise<RuleChoices> {
  const [boards, columns, labels, people, hosts] = await Promise.all([
    listBoards(ctx),
    listAllColumns(ctx),
    listLabels(ctx, boardId),
    listColleagues(ctx, 'boards.work'),
    listAllowedHosts(ctx),
  ]);
  const inUse = boards.filter((board) => !board.isArchived || board.id === boardId);
  const byBoard = Map.groupBy(columns, (column) => column.boardId);
  return {
    columns: inUse.flatMap((board) =>
      (byBoard.get(board.id) ?? []).map(({ id, name, isDone }) => ({
        id,
        name,
        isDone,
        boardId: board.id,
        boardName: board.name,
      })),
    ),
    labels,
    people,
    hosts,
  };
}
