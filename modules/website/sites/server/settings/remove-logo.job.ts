import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';

/** Files are removed after the commit, so that a rollback does not lose them. */
export const removeLogoJob = job({
  name: 'sites.remove-logo',
  transaction: 'own',
  payload: z.object({ logoKey: z.string() }),
  run: (ctx, { logoKey }) => ctx.app.files.remove(logoKey),
});
