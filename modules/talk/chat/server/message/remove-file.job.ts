import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';

/** Files are removed after the commit, so that a rollback does not lose them. */
export const removeFile = job({
  name: 'chat.remove-file',
  transaction: 'own',
  payload: z.object({ fileKey: z.string() }),
  run: (ctx, { fileKey }) => ctx.app.files.remove(fileKey),
});
