import type { UseCase } from '@fachwerk/server/module';
import type { boardApi } from '../../contract.ts';
import { listAllColumns } from '../column/column-store.ts';
import { listBoards } from './board-store.ts';

/** Targets for moving a card. For another user only shared boards are listed, because private boards are visible to their owner only. */
export const listBoardsAndColumns: UseCase<typeof boardApi.boardsAndColumns> = async (ctx, { user }) => {
  const isOwn = user === 'logged-in-user' || user === ctx.caller.userId;
  const boards = (await listBoards(ctx)).filter((board) => !board.isArchived && (isOwn || board.user === null));
  const columns = Map.groupBy(await listAllColumns(ctx), ({ boardId }) => boardId);
  return { boards: boards.map(({ id, name }) => ({ id, name, columns: columns.get(id) ?? [] })) };
};
