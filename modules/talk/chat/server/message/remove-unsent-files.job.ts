import { addDays } from '@fachwerk/base/time';
import { job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';

/** Nightly: removes files that were uploaded and never sent. */
export const removeUnsentFiles = job({
  name: 'chat.remove-unsent-files',
  payload: z.object({}),
  cron: '41 2 * * *',
  transaction: 'own',
  run: async (ctx) => {
    const gone = await ctx.db.rows<{ fileKey: string }>(
      acrossCompanies(
        'the nightly sweep of all companies',
        sql`delete from chat.attachment where message_id is null and at < ${addDays(ctx.now, -1)} returning file_key`,
      ),
    );
    for (const { fileKey } of gone) await ctx.app.files.remove(fileKey);
  },
});
