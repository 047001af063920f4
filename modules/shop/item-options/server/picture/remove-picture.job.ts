import { job } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { removePictureFiles } from './picture-files.ts';

/** A copy of an item shows the same files: they go with the last picture that needs them. */
export const removePictureJob = job({
  name: 'item-options.remove-picture',
  transaction: 'own',
  payload: z.object({ companyId: z.uuid(), fileKey: z.string() }),
  run: async (ctx, { companyId, fileKey }) => {
    const users = await ctx.db.rows(sql`
      select from item_options.picture where company_id = ${companyId} and file_key = ${fileKey} limit 1`);
    if (users.length === 0) await removePictureFiles(ctx, fileKey);
  },
});
