import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';

/** What nobody's answer names any more. */
export const removeFile = job({
  name: 'surveys.remove-file',
  payload: z.object({ fileKey: z.string() }),
  transaction: 'own',
  run: (ctx, { fileKey }) => ctx.app.files.remove(fileKey),
});
