import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import { brokenConstraint } from '@fachwerk/server/db';
import type { UseCase } from '@fachwerk/server/module';
import { boardProblems } from '../../contract.ts';
import type { fieldApi } from '../../contract-field.ts';
import { whyNotField } from '../../rules/field.ts';
import { lockBoard, notifyBoard } from '../board/board-store.ts';
import { listFields, writeField } from './field-store.ts';

const problem = problemsOf(boardProblems);

export const saveField: UseCase<typeof fieldApi.save> = async (ctx, { boardId, field: given }) => {
  const board = await lockBoard(ctx, boardId);
  const fields = await listFields(ctx, boardId);
  const before = fields.find(({ id }) => id === given.id) ?? null;
  if (given.id && !before) throw problem('card_field.unknown');
  const choices = given.kind === 'choice' ? [...new Set(given.choices)] : [];
  const field = { ...given, id: given.id ?? ctx.newId(), choices };
  const refusal = whyNotField(field, before, fields.length);
  if (refusal) throw problem(refusal);
  await writeField(ctx, boardId, field).catch((error: unknown) => {
    throw brokenConstraint(error) === 'field_name_once' ? problem('card_field.name_taken') : error;
  });
  await audit(ctx, {
    subjectKind: 'board',
    subjectId: boardId,
    action: before ? 'board.field_changed' : 'board.field_added',
    ...(before && { before }),
    after: field,
    address: ctx.request.address,
  });
  await notifyBoard(ctx, board);
  return field;
};
