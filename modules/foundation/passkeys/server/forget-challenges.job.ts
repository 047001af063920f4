import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { removeOldChallenges } from './challenge-store.ts';

/** Once an hour: what nobody has answered. */
export const forgetChallenges = job({
  name: 'passkeys.forget-challenges',
  payload: z.object({}),
  cron: '31 * * * *',
  transaction: 'own',
  run: removeOldChallenges,
});
