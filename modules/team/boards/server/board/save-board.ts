import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { boardApi } from '../../contract.ts';
import { findBoard, lockBoard, markWhole, notifyBoard, updateBoard } from './board-store.ts';

export const saveBoard: UseCase<typeof boardApi.save> = async (ctx, { board }) => {
  const known = await lockBoard(ctx, board.id, { evenArchived: true });
  const before = { name: known.name, isArchived: known.isArchived, shortCodes: known.shortCodes };
  const next = {
    name: board.name ?? known.name,
    isArchived: board.isArchived ?? known.isArchived,
    shortCodes: board.shortCodes ?? known.shortCodes,
  };
  await updateBoard(ctx, board.id, next);
  // Short codes can change the text of every card.
  if (board.shortCodes) await markWhole(ctx, known);
  await audit(ctx, {
    subjectKind: 'board',
    subjectId: board.id,
    action: 'board.changed',
    before,
    after: next,
    address: ctx.request.address,
  });
  await notifyBoard(ctx, known);
  return findBoard(ctx, board.id);
};
