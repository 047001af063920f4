import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';

/** Files go after the commit: a change that is undone must not have lost its picture. */
export const removeLogoJob = job({
  name: 'sites.remove-logo',
  transaction: 'own',
  payload: z.object({ logoKey: z.string() }),
  run: (ctx, { logoKey }) => ctx.app.files.remove(logoKey),
});
