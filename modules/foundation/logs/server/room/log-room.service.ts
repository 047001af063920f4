import type { Service } from '@fachwerk/server/module';
import { makeRoom } from './partitions.ts';

/** A server that starts finds its partitions, or makes them. */
export const roomAtStart: Service = {
  name: 'log-room',
  start: async ({ db, now }) => {
    await makeRoom(db, now());
    return { stop: async () => {} };
  },
};
