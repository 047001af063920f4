import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { boardProblems } from '../../contract.ts';
import type { fieldApi } from '../../contract-field.ts';
import { lockBoard, notifyBoard } from '../board/board-store.ts';
import { listFields, removeField } from './field-store.ts';

const problem = problemsOf(boardProblems);

export const deleteField: UseCase<typeof fieldApi.delete> = async (ctx, { boardId, fieldId }) => {
  const board = await lockBoard(ctx, boardId);
  const field = (await listFields(ctx, boardId)).find(({ id }) => id === fieldId);
  if (!field) throw problem('card_field.unknown');
  await removeField(ctx, fieldId, board.revision);
  await audit(ctx, {
    subjectKind: 'board',
    subjectId: boardId,
    action: 'board.field_removed',
    before: field,
    address: ctx.request.address,
  });
  await notifyBoard(ctx, board);
  return {};
};
