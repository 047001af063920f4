import { addDays } from '@fachwerk/base/time';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { KEPT_DAYS } from '../../rules/import.ts';
import { listOld, removeImport } from '../store/import-store.ts';

/** Files that nobody takes back any more go, with all they said of anybody. */
export const forgetImports = job({
  name: 'imports.forget',
  payload: z.object({}),
  cron: '20 3 * * *',
  transaction: 'own',
  run: async (ctx) => {
    for (const { companyId, id, fileKey } of await listOld(ctx, addDays(ctx.now, -KEPT_DAYS))) {
      await removeImport({ ...ctx, companyId }, id);
      if (fileKey) await ctx.app.files.remove(fileKey);
    }
  },
});
