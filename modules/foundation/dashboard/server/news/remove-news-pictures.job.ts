import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';

/** Takes pictures nobody shows any more out of the file store, once the change that forgot them is committed. */
export const removeNewsPictures = job({
  name: 'dashboard.remove-news-pictures',
  transaction: 'own',
  payload: z.object({ fileKeys: z.array(z.string()) }),
  run: async (ctx, { fileKeys }) => {
    for (const key of fileKeys) await ctx.app.files.remove(key);
  },
});
