import { problemsOf } from '@fachwerk/base/problem';
import { addJob } from '@fachwerk/server/jobs';
import type { UseCase } from '@fachwerk/server/module';
import { boardProblems } from '../../contract.ts';
import type { cardApi } from '../../contract-card.ts';
import { notifyBoard } from '../board/board-store.ts';
import { removeFile } from './card-parts-store.ts';
import { touchCard } from './card-store.ts';
import { addHistory } from './history-store.ts';
import { holdCard } from './hold-card.ts';
import { removeCardFileJob } from './remove-card-file.job.ts';
import { readCard } from './show-card.ts';

const problem = problemsOf(boardProblems);

export const removeCardFile: UseCase<typeof cardApi.detach> = async (ctx, { cardId, attachmentId }) => {
  const { board } = await holdCard(ctx, cardId);
  const file = await removeFile(ctx, cardId, attachmentId);
  if (!file) throw problem('card.file_unknown');
  await addJob(ctx, removeCardFileJob, { fileKey: file.fileKey });
  await touchCard(ctx, cardId, board.revision);
  await addHistory(ctx, { cardId, kind: 'detached', data: { name: file.name } });
  await notifyBoard(ctx, board);
  return readCard(ctx, cardId);
};
