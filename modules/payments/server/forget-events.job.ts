import { addDays } from '@fachwerk/base/time';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { removeEventsBefore } from './event-store.ts';

/** Providers come again for days, not for months; and what came twice would change nothing anyway. */
const KEPT_DAYS = 90;

export const forgetEventsJob = job({
  name: 'payments.forget_events',
  payload: z.object({}),
  cron: '20 2 * * *',
  run: (ctx) => removeEventsBefore(ctx, addDays(ctx.now, -KEPT_DAYS)),
});
