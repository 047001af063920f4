import { problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import type { UseCase } from '@fachwerk/server/module';
import { boardProblems } from '../../contract.ts';
import type { CardDetails, cardApi } from '../../contract-card.ts';
import { MOST_FILES } from '../../rules/card.ts';
import { notifyBoard } from '../board/board-store.ts';
import { storeFile } from './card-files.ts';
import { insertFile, listFiles } from './card-parts-store.ts';
import { findCards, touchCard } from './card-store.ts';
import { addHistory } from './history-store.ts';
import { holdCard } from './hold-card.ts';
import { readCard } from './show-card.ts';

const problem = problemsOf(boardProblems);

/** Image processing is slow and runs before the transaction. The file is removed if the change fails. */
export const addCardFile: UseCase<typeof cardApi.attach> = async (ctx, { uploadId, cardId, name, file }) => {
  const [card] = await findCards(ctx, [cardId]);
  if (!card) throw problem('card.unknown');
  if ((await listFiles(ctx, cardId)).some(({ id }) => id === uploadId)) return readCard(ctx, cardId);
  const stored = await storeFile(ctx, file);
  try {
    return await ctx.db.transaction((db) =>
      attached({ ...ctx, db }, cardId, { ...stored, id: uploadId, name: name || '–' }),
    );
  } catch (error) {
    await ctx.app.files.remove(stored.fileKey);
    // A concurrent request with the same upload id was faster.
    if (brokenConstraint(error) === 'attachment_pkey') return readCard(ctx, cardId);
    throw error;
  }
};

async function attached(ctx: Ctx, cardId: string, file: Parameters<typeof insertFile>[2]): Promise<CardDetails> {
  const { board } = await holdCard(ctx, cardId);
  if ((await listFiles(ctx, cardId)).length >= MOST_FILES) throw problem('card.too_many_files');
  await insertFile(ctx, cardId, file);
  await touchCard(ctx, cardId, board.revision);
  await addHistory(ctx, { cardId, kind: 'attached', data: { name: file.name } });
  await notifyBoard(ctx, board);
  return readCard(ctx, cardId);
}
