import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import {
  connectDevice,
  connectWith,
  openDevice,
  openLocks,
  provisioned,
  reading,
  type TestDevice,
  type TestLocks,
} from '@fachwerk/maintenance/testing';
import { CannotStart } from '@fachwerk/server/cannot-start';
import type { ErrorWithReasonCode } from 'mqtt';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { controllerApi } from '../../contract-controller.ts';
import { topicOf } from '../../wire.ts';
import { brokerService } from './broker.service.ts';
import { linkOf } from './controllers-link.ts';

let locks: TestLocks;
const open: TestDevice[] = [];

beforeAll(async () => {
  locks = await openLocks();
});
beforeEach(() => locks.app.start());
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ client }) => client.endAsync(true)));
  await locks.app.stopServices();
});
afterAll(() => locks.app.close());

async function device(...given: Parameters<typeof openDevice> extends [unknown, ...infer Rest] ? Rest : never) {
  const one = await openDevice(locks, ...given);
  open.push(one);
  return one;
}

/** The refusal code of a connection. */
async function refusal(...given: Parameters<typeof connectWith>): Promise<number> {
  const client = connectWith(...given);
  const code = await new Promise<number>((resolve) => {
    client.once('error', (error) => resolve((error as ErrorWithReasonCode).code));
  });
  await client.endAsync(true);
  return code;
}

test('a controller with its credentials is let in, and counts as online', async () => {
  const { credentials } = await device(locks.berlin);
  const { body } = await locks
    .by(locks.city)
    .call(controllerApi.find, { controller: { id: credentials.controllerId } });
  expect(body).toMatchObject({ state: 'online', onlineSince: locks.app.time.now.toISOString() });
});

test('nobody else is let in', async () => {
  const credentials = await provisioned(locks, locks.berlin);
  const foreign = await provisioned(locks, locks.altona);
  const NOT_AUTHORIZED = 5;
  expect(await refusal({ ...credentials, password: 'wrong' })).toBe(NOT_AUTHORIZED);
  expect(await refusal({ ...credentials, username: foreign.username })).toBe(NOT_AUTHORIZED);
  expect(await refusal({ ...credentials, username: 'admin' })).toBe(NOT_AUTHORIZED);
  // With its own password under another client id it could disconnect another device.
  expect(await refusal(credentials, { clientId: foreign.controllerId })).toBe(NOT_AUTHORIZED);
});

test('whoever publishes to a foreign topic is cut off, and nothing is taken', async () => {
  const berlin = await device(locks.berlin);
  const altona = await provisioned(locks, locks.altona);
  const lock = await locks.lock(locks.altona);
  const event = { id: 'foreign-event', at: new Date(), lock: lock.channel, lockState: 'unlocked', doorState: 'open' };
  const closed = berlin.closed();
  berlin.client.publish(topicOf(altona.companyCode, altona.controllerId, 'event'), JSON.stringify(event), { qos: 1 });
  await closed;
  expect(await locks.stateOf(locks.hamburg.id, lock.id)).toMatchObject({ doorState: 'unknown' });
});

for (const topic of ['#', 'fw/#', '+/+/+/cmd', 'fw/+/+/ack', '$SYS/#']) {
  test(`a controller does not hear ${topic}`, async () => {
    const { client } = await device(locks.berlin);
    await expect(client.subscribeAsync(topic)).rejects.toThrow();
  });
}

test('a controller does not hear the commands of another one', async () => {
  const { client } = await device(locks.berlin);
  const { companyCode, controllerId } = await provisioned(locks, locks.altona);
  await expect(client.subscribeAsync(topicOf(companyCode, controllerId, 'cmd'))).rejects.toThrow();
});

test('a last will to a foreign topic reaches nobody', async () => {
  const altona = await device(locks.altona);
  const berlin = await device(locks.berlin, {
    will: { topic: altona.topic('presence'), payload: Buffer.from('{"online":false}'), qos: 1, retain: true },
  });
  berlin.tear();
  await expect.poll(() => stateOf(locks.berlin.controllerId)).toBe('offline');
  expect(await stateOf(locks.altona.controllerId)).toBe('online');
});

test('new credentials cut off whoever is connected with the old ones, and the old ones no longer open', async () => {
  const before = await device(locks.berlin);
  const closed = before.closed();
  const credentials = await provisioned(locks, locks.berlin);
  await closed;
  expect(await refusal(before.credentials)).toBe(5);
  open.push(await connectDevice(credentials));
  expect(await stateOf(locks.berlin.controllerId)).toBe('online');
});

test('what is said with replaced credentials is not taken, even before the line is cut', async () => {
  const before = await device(locks.berlin);
  const lock = await locks.lock(locks.berlin);
  await locks.by(locks.city).call(controllerApi.renewToken, { controller: { id: locks.berlin.controllerId } });
  const closed = before.closed();
  before.client.publish(
    before.topic('telemetry'),
    JSON.stringify(locks.telemetry({ locks: [reading({ lock: lock.channel, battery: 7 })] })),
    { qos: 1 },
  );
  await closed;
  expect(await locks.stateOf(locks.city.id, lock.id)).toMatchObject({ battery: null });
});

test('an archived controller is refused', async () => {
  const at = await locks.location(locks.city, 'Kurz');
  const one = await device(at);
  const closed = one.closed();
  await locks.by(locks.city).call(controllerApi.archive, { controller: { id: at.controllerId } });
  await locks.app.runJobs();
  await closed;
  expect(await refusal(one.credentials)).toBe(5);
});

test('an acknowledged report is in the database', async () => {
  const one = await device(locks.berlin);
  const lock = await locks.lock(locks.berlin);
  await one.t('telemetry', locks.telemetry({ locks: [reading({ lock: lock.channel, battery: 61 })] }));
  expect(await locks.stateOf(locks.city.id, lock.id)).toMatchObject({ battery: 61 });
});

test('what cannot be read is acknowledged and dropped, and what comes after it is taken', async () => {
  const one = await device(locks.berlin);
  const lock = await locks.lock(locks.berlin);
  await Promise.all([
    one.t('telemetry', 'not json'),
    one.t('telemetry', { id: 'x', locks: 'none' }),
    one.t('ack', '[]'),
    one.t('event', ''),
    one.t('telemetry', locks.telemetry({ locks: [reading({ lock: lock.channel, battery: 62 })] })),
  ]);
  expect(await locks.stateOf(locks.city.id, lock.id)).toMatchObject({ battery: 62 });
});

test('whoever says too much at once is cut off', async () => {
  const one = await device(locks.berlin);
  const closed = one.closed();
  one.client.publish(one.topic('telemetry'), 'x'.repeat(70 * 1024), { qos: 0 });
  await closed;
});

test('a packet that announces 200 MB is cut off before it is collected', async () => {
  const one = await device(locks.berlin);
  const closed = one.closed();
  // Fixed header of a PUBLISH with a remaining length of 200 MB, and its first bytes.
  one.client.stream.write(Buffer.concat([Buffer.from([0x30, 0x80, 0xc0, 0xaf, 0x5f]), Buffer.alloc(1000)]));
  await closed;
});

test('commands are never kept for later, also not for a device that asks for a session', async () => {
  const one = await device(locks.berlin, { clean: false });
  const { credentials } = one;
  await one.client.endAsync();
  await expect.poll(() => stateOf(credentials.controllerId)).toBe('offline');
  await expect(linkOf(locks.app.app).publish(one.topic('cmd'), '{}')).rejects.toThrow('not_connected');
  const again = await connectDevice(credentials, { clean: false });
  open.push(again);
  await again.t('presence', { online: true, at: new Date() });
  expect(again.unheard()).toEqual([]);
});

test('a torn line is noticed without a word from the device', async () => {
  const one = await device(locks.berlin);
  one.tear();
  await expect.poll(() => stateOf(one.credentials.controllerId)).toBe('offline');
});

test('a device that comes back before its old line is noticed was never away', async () => {
  const first = await device(locks.berlin);
  const { controllerId } = first.credentials;
  const before = await transitions(controllerId);
  const second = await connectDevice(first.credentials);
  open.push(second);
  await second.t('presence', { online: true, at: new Date() });
  expect(await stateOf(controllerId)).toBe('online');
  expect(await transitions(controllerId)).toEqual(before);
});

test('when the house goes and comes back, nobody is called offline', async () => {
  const one = await device(locks.berlin);
  const { controllerId } = one.credentials;
  await locks.app.stopServices();
  expect(await stateOf(controllerId)).toBe('online');
  expect(linkOf(locks.app.app).isUp()).toBe(false);
  await locks.app.start();
  expect(linkOf(locks.app.app).isUp()).toBe(true);
  expect(await stateOf(controllerId)).toBe('online');
});

test('a port that is taken is named with the variable to change', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const world = locks.world();
  const app = { ...world.app, broker: { host: '127.0.0.1', port } };
  await expect(brokerService.start({ ...world, app })).rejects.toThrow(CannotStart);
  await expect(brokerService.start({ ...world, app })).rejects.toThrow('MQTT_PORT');
  const easyGoing = { ...app, broker: { ...app.broker, mayUseOtherPort: true } };
  const elsewhere = await brokerService.start({ ...world, app: easyGoing });
  expect(linkOf(easyGoing).brokerUrl).not.toContain(`:${port}`);
  await elsewhere.stop();
  other.close();
});

test('whoever connects and says nothing sensible is hung up on', async () => {
  const { hostname, port } = new URL(linkOf(locks.app.app).brokerUrl);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\n\r\n');
  await once(socket, 'close');
});

async function stateOf(id: string): Promise<string> {
  const { controllers } = (await locks.by(locks.city).call(controllerApi.list, {})).body;
  return controllers.find((controller) => controller.id === id)!.state;
}

async function transitions(id: string): Promise<string[]> {
  const { db, sql } = locks.app;
  const rows = await db.rows<{ type: string }>(sql`
    select type from logs.log_entry where company_id = ${locks.city.id} and controller_id = ${id} and type like 'controller.o%' order by at, id`);
  return rows.map(({ type }) => type);
}
