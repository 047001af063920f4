import { problemsOf } from '@fachwerk/base/problem';
import { brokenConstraint } from '@fachwerk/server/db';
import type { UseCase } from '@fachwerk/server/module';
import { type boardApi, boardProblems } from '../../contract.ts';
import { MOST_LABELS } from '../../rules/card.ts';
import { lockBoard, notifyBoard } from '../board/board-store.ts';
import { listLabels, saveLabel } from './label-store.ts';

const problem = problemsOf(boardProblems);

export const addLabel: UseCase<typeof boardApi.addLabel> = async (ctx, { label: { id, name, colour }, boardId }) => {
  const board = await lockBoard(ctx, boardId);
  const labels = await listLabels(ctx, boardId);
  if (id && !labels.some((label) => label.id === id)) throw problem('label.unknown');
  if (!id && labels.length >= MOST_LABELS) throw problem('label.too_many');
  const label = { id: id ?? ctx.newId(), name, colour };
  await saveLabel(ctx, boardId, label).catch((error: unknown) => {
    throw brokenConstraint(error) === 'label_name_once' ? problem('label.name_taken') : error;
  });
  await notifyBoard(ctx, board);
  return label;
};
