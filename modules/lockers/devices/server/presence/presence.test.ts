import { addMinutes, addSeconds } from '@fachwerk/base/time';
import {
  connectDevice,
  openDevice,
  openLocks,
  provisioned,
  type TestDevice,
  type TestLocks,
} from '@fachwerk/maintenance/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Controller, controllerApi } from '../../contract-controller.ts';
import { watchPresence } from './watch-presence.ts';

let locks: TestLocks;
const devices: TestDevice[] = [];

beforeEach(async () => {
  locks = await openLocks();
  await locks.app.start();
});
afterEach(async () => {
  await Promise.all(devices.splice(0).map(({ client }) => client.endAsync(true)));
  await locks.app.close();
});

const berlin = () => locks.berlin.controllerId;
const later = (seconds: number) => {
  locks.app.time.now = addSeconds(locks.app.time.now, seconds);
};
const shown = async (id = berlin()): Promise<Controller> =>
  (await locks.by(locks.city).call(controllerApi.find, { controller: { id } })).body;
const alertsOf = (id = berlin()) => locks.openAlerts(locks.city.id, id);
const watch = () => watchPresence(locks.world());

async function device(): Promise<TestDevice> {
  const one = await openDevice(locks, locks.berlin);
  devices.push(one);
  return one;
}

async function torn(one: TestDevice): Promise<void> {
  one.tear();
  await expect.poll(async () => (await shown()).state).toBe('offline');
}

test('a torn line is an outage with one alert, and coming back ends it', async () => {
  const one = await device();
  later(60);
  const goneAt = locks.app.time.now;
  await torn(one);
  expect(await shown()).toMatchObject({ offlineSince: goneAt.toISOString(), onlineSince: null });
  expect(await alertsOf()).toEqual(['controller_offline']);
  later(60);
  devices.push(await connectDevice(one.credentials));
  expect(await shown()).toMatchObject({ state: 'online', onlineSince: locks.app.time.now.toISOString() });
  expect(await alertsOf()).toEqual([]);
  const events = (await locks.hints(locks.city)).filter(({ type }) => type === 'controllers');
  expect(events.length).toBeGreaterThanOrEqual(3);
});

test('flapping is one alert, however often', async () => {
  let one = await device();
  for (let times = 0; times < 4; times++) {
    later(7);
    await torn(one);
    later(2);
    one = await connectDevice(one.credentials);
    devices.push(one);
  }
  const { db, sql } = locks.app;
  const alerts = await db.rows(sql`
    select kind, times from alerts.alert where company_id = ${locks.city.id} and subject_id = ${berlin()}`);
  expect(alerts).toEqual([{ kind: 'controller_offline', times: 4 }]);
});

test('a frozen controller is gone after three missed heartbeats, and not before', async () => {
  await device();
  later(16 * 60);
  const one = devices[0]!;
  await one.t('presence', { online: true, at: new Date() });
  later(90);
  await watch();
  expect((await shown()).state).toBe('online');
  later(1);
  await watch();
  expect(await shown()).toMatchObject({ state: 'offline', offlineSince: locks.app.time.now.toISOString() });
  expect(await alertsOf()).toEqual(['controller_offline']);
  await one.t('event', '{}');
  expect((await shown()).state).toBe('online');
});

test('two watchers at once call it gone once', async () => {
  await device();
  later(16 * 60);
  const { sql } = locks.app;
  const row = sql`select from devices.controller where company_id = ${locks.city.id} and id = ${berlin()} for update`;
  await locks.app.race(row, () => [watch(), watch()]);
  const rows = await locks.app.db.rows(sql`
    select type from logs.log_entry where company_id = ${locks.city.id} and controller_id = ${berlin()} and type = 'controller.offline'`);
  expect(rows).toHaveLength(1);
});

test('after a start silence means nothing for 15 minutes', async () => {
  later(3600);
  await locks.app.stopServices();
  await locks.app.start();
  later(14 * 60);
  await watch();
  expect(await alertsOf()).toEqual([]);
  later(61);
  await watch();
  expect(await alertsOf()).toEqual(['controller_offline']);
});

test('one that was not seen since the start and says goodbye is shown at once, but told of when the quiet time is over', async () => {
  const credentials = await provisioned(locks, locks.berlin);
  const { db, sql, time } = locks.app;
  await db.rows(sql`
    update devices.controller set is_online = true, online_since = ${time.now}, last_seen_at = ${addMinutes(time.now, -1)}
    where company_id = ${locks.city.id} and id = ${berlin()}`);
  const one = await connectDevice(credentials).catch(() => undefined);
  devices.push(one!);
  await db.rows(sql`
    update devices.controller set last_seen_at = ${addMinutes(time.now, -1)}
    where company_id = ${locks.city.id} and id = ${berlin()}`);
  await torn(one!);
  expect(await alertsOf()).toEqual([]);
  await locks.app.runJobs();
  expect(await alertsOf()).toEqual([]);
  later(15 * 60);
  await locks.app.runJobs();
  expect(await alertsOf()).toEqual(['controller_offline']);
});

test('a terminal that falls silent has an alert of its own kind', async () => {
  const { db, sql, time } = locks.app;
  later(16 * 60);
  await db.rows(sql`
    update devices.controller set kind = 'terminal', is_online = true, online_since = ${time.now}, last_seen_at = ${time.now}
    where company_id = ${locks.city.id} and id = ${berlin()}`);
  later(91);
  await watch();
  expect(await alertsOf()).toEqual(['terminal_offline']);
});

test('firmware and queue are those of the newest report', async () => {
  const one = await device();
  await one.t('telemetry', locks.telemetry({ locks: [], firmware: '2.1.0', queue: 7 }));
  expect(await shown()).toMatchObject({ firmware: '2.1.0', queue: 7 });
});

test('what is said often is written down seldom', async () => {
  const one = await device();
  const seenAt = (await shown()).lastSeenAt;
  later(9);
  await one.t('presence', { online: true, at: new Date() });
  expect((await shown()).lastSeenAt).toBe(seenAt);
  later(1);
  await one.t('presence', { online: true, at: new Date() });
  expect((await shown()).lastSeenAt).toBe(locks.app.time.now.toISOString());
});
