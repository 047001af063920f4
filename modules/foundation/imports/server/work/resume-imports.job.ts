import { addMinutes } from '@fachwerk/base/time';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { listForgotten } from '../store/import-store.ts';
import { planWork } from './work-import.job.ts';

/** A worker that only had to wait in line, or reads a large file, has come by then. */
const FORGOTTEN_MINUTES = 15;

/** The net below the work: whatever became of its job, an import that is under way goes on. */
export const resumeImports = job({
  name: 'imports.resume',
  payload: z.object({}),
  cron: '*/10 * * * *',
  run: async (ctx) => {
    for (const { companyId, id } of await listForgotten(ctx, addMinutes(ctx.now, -FORGOTTEN_MINUTES))) {
      await planWork({ ...ctx, companyId }, id, ctx.now);
    }
  },
});
