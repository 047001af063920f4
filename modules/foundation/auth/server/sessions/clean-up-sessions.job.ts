import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { removeOldLinks } from '../passwords/password-link-store.ts';
import { removeOldTries } from '../sign-in/tries-store.ts';
import { removeOldSessions } from './session-store.ts';

/** Hourly: deletes expired counters, links and sessions. */
export const cleanUpSessions = job({
  name: 'access.clean-up-sessions',
  payload: z.object({}),
  cron: '17 * * * *',
  transaction: 'own',
  run: async (ctx) => {
    await removeOldTries(ctx);
    await removeOldLinks(ctx);
    await removeOldSessions(ctx);
  },
});
