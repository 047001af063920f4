import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { removeOldLogins } from '../sign-in/login-store.ts';
import { removeOldSessions as removeSessions } from './session-store.ts';

/** Once an hour: requests to sign in and sessions that are over. */
export const removeOldSessions = job({
  name: 'customers.clean-up',
  payload: z.object({}),
  cron: '23 * * * *',
  transaction: 'own',
  run: async (ctx) => {
    await removeOldLogins(ctx);
    await removeSessions(ctx);
  },
});
