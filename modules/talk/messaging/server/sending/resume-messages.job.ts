import { addMinutes } from '@fachwerk/base/time';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { listForgotten } from '../message/message-store.ts';
import { planSending } from './send-batch.job.ts';

/** A worker that only had to wait in line has come by then. */
const FORGOTTEN_MINUTES = 15;

/** The net below the sending: whatever became of its job, a message that is under way goes on. */
export const resumeMessages = job({
  name: 'messaging.resume',
  payload: z.object({}),
  cron: '*/10 * * * *',
  run: async (ctx) => {
    for (const { companyId, id } of await listForgotten(ctx, addMinutes(ctx.now, -FORGOTTEN_MINUTES))) {
      await planSending({ ...ctx, companyId }, id, ctx.now);
    }
  },
});
