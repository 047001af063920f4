import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { boardProblems } from '../../contract.ts';
import type { fieldApi } from '../../contract-field.ts';
import { lockBoard, notifyBoard } from '../board/board-store.ts';
import { arrangeFields, listFields } from './field-store.ts';

const problem = problemsOf(boardProblems);

export const sortFields: UseCase<typeof fieldApi.resort> = async (ctx, { boardId, fieldIds }) => {
  const board = await lockBoard(ctx, boardId);
  const known = (await listFields(ctx, boardId)).map(({ id }) => id);
  if (fieldIds.some((id) => !known.includes(id))) throw problem('card_field.unknown');
  await arrangeFields(ctx, boardId, [...new Set([...fieldIds, ...known])]);
  await notifyBoard(ctx, board);
  return { fields: await listFields(ctx, boardId) };
};
