import { type Job, job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { dropOld, makeRoom } from './partitions.ts';

/** Makes the partitions of the coming weeks, and drops those whose time is over. */
export const keepRoom: Job = job({
  name: 'keep-log-room',
  payload: z.object({}),
  cron: '40 2 * * *',
  transaction: 'own',
  run: async ({ db, now }) => {
    await makeRoom(db, now);
    await dropOld(db, now);
  },
});
