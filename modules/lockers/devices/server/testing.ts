import { newId } from '@fachwerk/server/ids';
import { sql } from '@fachwerk/server/sql';
import type { TestApp } from '@fachwerk/testing/app';
import { setLink } from './broker/controllers-link.ts';

export { type ExternalBroker, externalBroker } from './broker/external-broker.for-tests.ts';
export { sealCommandKey } from './commands/sign-command.ts';
export { findWatchStart, keepWatching, saveWatchStart } from './presence/presence-store.ts';

/** A fake link that records sent messages until it is removed. */
export function fakeLink(app: Parameters<typeof setLink>[0], publish: (topic: string, payload: string) => void) {
  setLink(app, {
    publish: async (topic, payload) => publish(topic, payload),
    isUp: () => true,
    hears: () => true,
    disconnect: () => {},
    brokerUrl: 'mqtt://localhost',
  });
  return () => setLink(app, undefined);
}

/** Adds a controller that is online from now on; returns its id. */
export async function addController(
  { db, time }: Pick<TestApp, 'db' | 'time'>,
  companyId: string,
  locationId: string,
): Promise<string> {
  const id = newId();
  await db.rows(sql`
    insert into devices.controller (company_id, id, location_id, kind, name, is_online, last_seen_at, online_since, created_at)
    values (${companyId}, ${id}, ${locationId}, 'controller', 'Steuerung', true, ${time.now}, ${time.now}, ${time.now})`);
  return id;
}
