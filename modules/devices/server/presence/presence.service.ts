import { addJob } from '@fachwerk/server/jobs';
import type { RunningService, Service, ServiceWorld } from '@fachwerk/server/module';
import { saveWatchStart } from './presence-store.ts';
import { quietUntil, raiseAfterQuiet } from './raise-after-quiet.job.ts';
import { watchPresence } from './watch-presence.ts';

const LOOK_EVERY_MS = 5_000;

/** Notices who falls silent. Starts before the broker, so that the quiet time has begun when the first device connects. */
export const presenceService: Service = { name: 'presence', start: startWatch };

async function startWatch(world: ServiceWorld): Promise<RunningService> {
  const { db, house } = world;
  const startedAt = world.now();
  await db.transaction(async (tx) => {
    await saveWatchStart(tx, startedAt);
    const key = raiseAfterQuiet.name;
    await addJob({ db: tx, now: startedAt }, raiseAfterQuiet, {}, { key, runAt: quietUntil(startedAt) });
  });
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= watchPresence(world)
      .catch((error) => house.log.warn({ err: error, part: 'presence' }, 'nobody looked who is missing'))
      .finally(() => {
        looking = undefined;
      });
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
