import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type boardApi, boardProblems } from '../../contract.ts';
import { lockBoard, notifyBoard } from '../board/board-store.ts';
import { listLabels, removeLabel } from './label-store.ts';

const problem = problemsOf(boardProblems);

export const deleteLabel: UseCase<typeof boardApi.deleteLabel> = async (ctx, { label: { id }, boardId }) => {
  const board = await lockBoard(ctx, boardId);
  const label = (await listLabels(ctx, boardId)).find((each) => each.id === id);
  if (!label) throw problem('label.unknown');
  await removeLabel(ctx, id, board.revision);
  await audit(ctx, {
    subjectKind: 'board',
    subjectId: boardId,
    action: 'board.label_removed',
    before: { name: label.name },
    address: ctx.request.address,
  });
  await notifyBoard(ctx, board);
  return {};
};
