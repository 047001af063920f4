import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from '@fachwerk/server/cannot-start';
import type { RunningService, Service, ServiceWorld } from '@fachwerk/server/module';
import { isConnected } from '@fachwerk/server/session-lock';
import { BROKER_INSIDE, intakeLock } from './broker-intake.ts';

/** A killed server may be about to disappear. */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 200;

/**
 * Refuses a second server beside an embedded broker, which reaches only devices connected to its own process. Runs before anything that could disturb
 * the running server.
 */
export const intakeService: Service = {
  name: 'intake',
  start: (world) => (world.app.broker.url ? startBesideOthers(world) : startAlone(world)),
};

async function startAlone(world: ServiceWorld): Promise<RunningService> {
  const lock = intakeLock(world, BROKER_INSIDE);
  const isOurs = await comesTrue(async () => {
    await lock.look();
    return lock.state === 'held';
  });
  if (!isOurs) {
    await lock.close();
    throw new CannotStart(
      'Another server already uses this database. Several servers need an MQTT broker of their own: set MQTT_URL, the same for each of them.',
    );
  }
  return {
    check: async () => {
      // The database was unreachable, and another server was faster.
      if (lock.state === 'waiting') throw new Error('another server speaks with the controllers');
    },
    stop: () => lock.close(),
  };
}

async function startBesideOthers({ db }: ServiceWorld): Promise<RunningService> {
  if (!(await comesTrue(async () => !(await isConnected(db, BROKER_INSIDE))))) {
    throw new CannotStart(
      'Another server on this database is the MQTT broker itself. Several servers need one of their own: start that server with the same MQTT_URL.',
    );
  }
  return { stop: async () => {} };
}

async function comesTrue(isSo: () => Promise<boolean>): Promise<boolean> {
  const until = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > until) return false;
    await sleep(PAUSE_MS);
  }
  return true;
}
