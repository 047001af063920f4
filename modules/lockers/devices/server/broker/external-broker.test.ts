import {
  connectDevice,
  openLocks,
  provisioned,
  reading,
  type TestDevice,
  type TestLocation,
  type TestLocks,
} from '@fachwerk/maintenance/testing';
import { openApi } from '@fachwerk/openings/contract';
import { newId } from '@fachwerk/server/ids';
import { openSecondServer } from '@fachwerk/testing/app';
import { openOutage } from '@fachwerk/testing/outage';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { controllerApi } from '../../contract-controller.ts';
import { topicOf } from '../../wire.ts';
import { linkOf } from './controllers-link.ts';
import { type ExternalBroker, externalBroker } from './external-broker.for-tests.ts';

let broker: ExternalBroker;
let locks: TestLocks;
const devices: TestDevice[] = [];
const WAITING = { timeout: 120_000 };

beforeAll(async () => {
  broker = await externalBroker();
  await broker.start();
  locks = await openLocks();
  Object.assign(locks.app.app, { broker: { ...locks.app.app.broker, url: broker.url } });
  await locks.app.start();
});
afterEach(async () => {
  await Promise.all(devices.splice(0).map(({ client }) => client.endAsync(true)));
});
afterAll(async () => {
  await locks.app.close();
  await broker.remove();
});

async function device(at: TestLocation): Promise<TestDevice> {
  const credentials = await provisioned(locks, at);
  await broker.letIn(credentials.username, credentials.password);
  const one = await connectDevice(credentials, { reconnectPeriod: 100 });
  devices.push(one);
  await expect.poll(() => stateOf(at.controllerId), WAITING).toBe('online');
  return one;
}

async function stateOf(id: string): Promise<string> {
  const { controllers } = (await locks.by(locks.city).call(controllerApi.list, {})).body;
  return controllers.find((controller) => controller.id === id)!.state;
}

async function batteryOf(lockId: string): Promise<number | null> {
  const { db, sql } = locks.app;
  const row = await db.first<{ battery: number | null }>(
    sql`select battery from lockers.lock_state where company_id = ${locks.city.id} and lock_id = ${lockId}`,
  );
  return row!.battery;
}
const attemptState = async (id: string) => (await locks.by(locks.city).call(openApi.attempt, { id })).body.state;

async function requested(lockId: string): Promise<string> {
  const item = { id: lockId, transactionId: newId() };
  const { body } = await locks.by(locks.city).call(openApi.open, { item, type: 'operator', sendAltSignal: false });
  await locks.app.runJobs();
  return body.id;
}

test('devices are told the address of the broker, but not the account of this house', async () => {
  const { brokerUrl } = await provisioned(locks, locks.berlin);
  expect(brokerUrl).toMatch(/^mqtt:\/\/127\.0\.0\.1:\d+$/);
});

test('a box opens through the external broker', async () => {
  const lock = await locks.lock(locks.berlin);
  const one = await device(locks.berlin);
  const id = await requested(lock.id);
  const command = await one.command();
  expect(command).toMatchObject({ id, kind: 'open', lock: lock.channel });
  await one.answer({ id, step: 'accepted' });
  await expect.poll(() => attemptState(id), WAITING).toBe('acknowledged');
  await one.done(id, { door: 'closed' });
  await one.answer({ id, step: 'denied', reason: 'busy' } as never);
  await expect.poll(() => attemptState(id), WAITING).toBe('denied');
});

test('the last will of a torn line is believed, and so is the next word', async () => {
  const one = await device(locks.berlin);
  one.client.options.reconnectPeriod = 0;
  one.tear();
  await expect.poll(() => stateOf(locks.berlin.controllerId), WAITING).toBe('offline');
  expect(await locks.openAlerts(locks.city.id, locks.berlin.controllerId)).toEqual(['controller_offline']);
  devices.push(await connectDevice(one.credentials));
  await expect.poll(() => stateOf(locks.berlin.controllerId), WAITING).toBe('online');
  expect(await locks.openAlerts(locks.city.id, locks.berlin.controllerId)).toEqual([]);
});

test('whoever speaks as another controller, or for another company, is not heard', async () => {
  const [berlin, altona] = [await device(locks.berlin), await device(locks.altona)];
  const lock = await locks.lock(locks.berlin);
  const report = () => JSON.stringify(locks.telemetry({ locks: [reading({ lock: lock.channel, battery: 11 })] }));
  const { companyCode, controllerId } = berlin.credentials;
  // Enforced by the broker's ACL, which the stand-in lacks.
  const foreign = broker.name === 'mosquitto' ? topicOf(companyCode, controllerId, 'telemetry') : 'fw/x/y/telemetry';
  await altona.client.publishAsync(foreign, report(), { qos: 1 });
  await berlin.client.publishAsync(topicOf('other', controllerId, 'telemetry'), report(), { qos: 1 });
  await berlin.t('telemetry', locks.telemetry({ locks: [reading({ lock: lock.channel, battery: 55 })] }));
  await expect.poll(() => batteryOf(lock.id), WAITING).toBe(55);
  const { db, sql } = locks.app;
  const low = await db.rows(sql`select from lockers.telemetry where company_id = ${locks.city.id} and battery = 11`);
  expect(low).toEqual([]);
});

test('what was said while this house was away is heard when it is back', async () => {
  const one = await device(locks.berlin);
  const lock = await locks.lock(locks.berlin);
  await locks.app.stopServices();
  await one.t('telemetry', locks.telemetry({ locks: [reading({ lock: lock.channel, battery: 47 })] }));
  expect(await batteryOf(lock.id)).toBeNull();
  await locks.app.start();
  await expect.poll(() => batteryOf(lock.id), WAITING).toBe(47);
});

test('nothing is acknowledged that is not stored: the database goes away and comes back', async () => {
  const one = await device(locks.berlin);
  const lock = await locks.lock(locks.berlin);
  await locks.app.stopServices();
  const outage = await openOutage(locks.app.url);
  const nextDoor = await openSecondServer(locks.app, { url: outage.url });
  Object.assign(nextDoor.app, { broker: locks.app.app.broker });
  await nextDoor.start();
  outage.begin();
  for (const battery of [33, 32, 31]) {
    await one.t('telemetry', locks.telemetry({ locks: [reading({ lock: lock.channel, battery })] }));
  }
  // It gives up and drops the connection with the missing acknowledgement.
  await expect.poll(() => linkOf(nextDoor.app).isUp(), { ...WAITING, interval: 5 }).toBe(false);
  outage.end();
  const { db, sql } = locks.app;
  const stored = async () =>
    (await db.rows(sql`select from lockers.telemetry where company_id = ${locks.city.id} and lock_id = ${lock.id}`))
      .length;
  await expect.poll(stored, WAITING).toBe(3);
  await nextDoor.close();
  await outage.close();
  await locks.app.start();
});

test('the broker is killed: attempts fail at once, nothing is sent later, and everything is found again', async () => {
  const one = await device(locks.berlin);
  const lock = await locks.lock(locks.berlin);
  await broker.kill();
  await expect.poll(() => linkOf(locks.app.app).isUp(), WAITING).toBe(false);
  const lost = await requested(lock.id);
  expect((await locks.by(locks.city).call(openApi.attempt, { id: lost })).body).toMatchObject({
    state: 'failed',
    detail: 'link_down',
  });

  await broker.start();
  await expect.poll(() => linkOf(locks.app.app).isUp(), WAITING).toBe(true);
  await expect.poll(() => one.client.connected, WAITING).toBe(true);
  await one.client.subscribeAsync(one.topic('cmd'), { qos: 1 });
  const id = await requested(lock.id);
  expect((await one.command()).id).toBe(id);
  await one.done(id);
  await expect.poll(() => attemptState(id), WAITING).toBe('opened');
  expect(one.unheard()).toEqual([]);
});
