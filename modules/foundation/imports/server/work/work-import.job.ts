import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob, job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { savePlanned } from '../store/import-store.ts';
import { workOnImport } from './work-on-import.ts';

/** One slice of whatever is to be done on an import. It opens a short transaction for every row. */
export const workImport = job({
  name: 'imports.work',
  isBatch: true,
  payload: z.object({ companyId: z.uuid(), importId: z.uuid() }),
  transaction: 'own',
  run: async (work, { companyId, importId }) => {
    const next = await workOnImport({ ...work, companyId }, importId);
    if (next) await work.db.transaction((db) => planWork({ ...work, db, companyId }, importId, next));
  },
});

/** One waiting job per import, and always the next moment; none where somebody has stopped it meanwhile. */
export async function planWork(ctx: CompanyCtx, importId: string, runAt: Date): Promise<void> {
  if (!(await savePlanned(ctx, importId, runAt))) return;
  await addJob(ctx, workImport, { companyId: ctx.companyId, importId }, { key: `imports.work:${importId}`, runAt });
}
