import { addSeconds } from '@fachwerk/base/time';
import { addJob } from '@fachwerk/server/jobs';
import type { RunningService, Service, ServiceWorld } from '@fachwerk/server/module';
import { UNWATCHED_SECONDS } from '../../rules/presence.ts';
import { keepWatching, saveWatchStart } from './presence-store.ts';
import { quietUntil, raiseAfterQuiet } from './raise-after-quiet.job.ts';
import { watchPresence } from './watch-presence.ts';

const LOOK_EVERY_SECONDS = 5;
/** Timers are inexact: accept one that fires slightly early. */
const EARLY_SECONDS = 1;

/** Detects silent devices. Starts before the broker, so that the quiet time has begun when the first device connects. */
export const presenceService: Service = { name: 'presence', start: startWatch };

async function startWatch(world: ServiceWorld): Promise<RunningService> {
  const { db, app } = world;
  const now = world.now();
  await db.transaction(async (tx) => {
    // A restart disconnects devices of the embedded broker; an external one keeps their connections and messages.
    const unbrokenSince = app.broker.url ? addSeconds(now, -UNWATCHED_SECONDS) : null;
    const startedAt = await saveWatchStart(tx, now, unbrokenSince);
    if (startedAt.getTime() !== now.getTime()) return;
    const key = raiseAfterQuiet.name;
    await addJob({ db: tx, now }, raiseAfterQuiet, {}, { key, runAt: quietUntil(startedAt) });
  });
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= lookInTurn(world)
      .catch((error) => app.log.warn({ err: error, part: 'presence' }, 'nobody looked who is missing'))
      .finally(() => {
        looking = undefined;
      });
  };
  const timer = setInterval(look, LOOK_EVERY_SECONDS * 1000);
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

async function lookInTurn(world: ServiceWorld): Promise<void> {
  const now = world.now();
  const isOurTurn = await keepWatching(world.db, now, addSeconds(now, EARLY_SECONDS - LOOK_EVERY_SECONDS));
  if (isOurTurn) await watchPresence(world);
}
