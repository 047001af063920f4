import { type Job, job } from '@fachwerk/server/jobs';
import type { Service } from '@fachwerk/server/module';
import * as z from 'zod/mini';
import { dropOld, makeRoom } from './partitions.ts';

/** A server that starts finds its partitions, or makes them. */
export const roomAtStart: Service = {
  name: 'log-room',
  start: async ({ db, now }) => {
    await makeRoom(db, now());
    return { stop: async () => {} };
  },
};

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
