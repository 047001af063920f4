import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';

/** Removes deleted pictures from the file store after the commit. */
export const removeNewsPictures = job({
  name: 'dashboard.remove-news-pictures',
  transaction: 'own',
  payload: z.object({ fileKeys: z.array(z.string()) }),
  run: async (ctx, { fileKeys }) => {
    for (const key of fileKeys) await ctx.app.files.remove(key);
  },
});
