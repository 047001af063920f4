import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';

/** Files go after the commit: a change that is undone must not have lost its file. */
export const removeCardFileJob = job({
  name: 'boards.remove-card-file',
  transaction: 'own',
  payload: z.object({ fileKey: z.string() }),
  run: (ctx, { fileKey }) => ctx.app.files.remove(fileKey),
});
