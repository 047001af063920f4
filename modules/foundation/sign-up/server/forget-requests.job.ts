import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { removeOldRequests } from './request-store.ts';

/** Once a day: addresses of people who never went on. */
export const forgetRequests = job({
  name: 'sign-up.forget-requests',
  payload: z.object({}),
  cron: '41 3 * * *',
  transaction: 'own',
  run: (ctx) => removeOldRequests(ctx),
});
