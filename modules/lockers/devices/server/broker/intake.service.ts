import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from '@fachwerk/server/cannot-start';
import type { RunningService, Service, ServiceWorld } from '@fachwerk/server/module';
import { isConnected } from '@fachwerk/server/session-lock';
import { BROKER_INSIDE, intakeLock } from './broker-intake.ts';

/** A server that was killed may have gone this moment. */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 200;

/**
 * Refuses servers that would talk past each other's controllers: a broker inside a process reaches only who is connected to it, so no
 * second server may run beside it. Before everything that could disturb the server that is there.
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
      // The database was away, and another server was quicker.
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
