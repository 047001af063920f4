import { addMinutes, addSeconds } from '@fachwerk/base/time';
import { controllerApi } from '@fachwerk/devices/contract-controller';
import { linkOf } from '@fachwerk/devices/facade';
import {
  type ExternalBroker,
  externalBroker,
  findWatchStart,
  keepWatching,
  saveWatchStart,
} from '@fachwerk/devices/testing';
import { openApi, openingStream } from '@fachwerk/openings/contract';
import { CannotStart } from '@fachwerk/server/cannot-start';
import { newId } from '@fachwerk/server/ids';
import { type JobRunner, startJobs } from '@fachwerk/server/job-runner';
import { openSecondServer, type TestApp } from '@fachwerk/testing/app';
import { refusingBroker } from '@fachwerk/testing/refusing-broker';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connectDevice, provisioned, type TestDevice } from './device.for-tests.ts';
import { openLocks, reading, type TestLocks } from './testing.ts';

const WAITING = { timeout: 120_000 };
let broker: ExternalBroker;
let locks: TestLocks;
const others: TestApp[] = [];
const devices: TestDevice[] = [];
const runners: JobRunner[] = [];

beforeAll(async () => {
  broker = await externalBroker();
  await broker.start();
  locks = await openLocks();
  toldOf(locks.app, broker.url);
});
afterEach(async () => {
  await Promise.all(devices.splice(0).map(({ client }) => client.endAsync(true)));
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  await Promise.all(others.splice(0).map((other) => other.close()));
  await locks.app.stopServices();
});
afterAll(async () => {
  await locks.app.close();
  await broker.remove();
});

function toldOf({ app }: TestApp, url: string | undefined): void {
  Object.assign(app, { broker: { ...app.broker, url } });
}

/** One more server on the same database, which knows the broker by this address. */
async function nextDoor(url: string | null = broker.url): Promise<TestApp> {
  const other = await openSecondServer(locks.app);
  toldOf(other, url ?? undefined);
  others.push(other);
  return other;
}

async function bothRun(): Promise<TestApp> {
  const other = await nextDoor();
  await locks.app.start();
  await other.start();
  return other;
}

async function device(): Promise<TestDevice> {
  const credentials = await provisioned(locks, locks.berlin);
  await broker.letIn(credentials.username, credentials.password);
  const one = await connectDevice(credentials, { reconnectPeriod: 100 });
  devices.push(one);
  const stateNow = async () => {
    const find = { controller: { id: locks.berlin.controllerId } };
    return (await locks.by(locks.city).call(controllerApi.find, find)).body.state;
  };
  await expect.poll(stateNow, WAITING).toBe('online');
  return one;
}

const hearing = (...apps: TestApp[]) => apps.filter(({ app }) => linkOf(app).hears());
const stored = async (lockId: string) => {
  const { db, sql } = locks.app;
  const rows = await db.rows<{ battery: number }>(sql`
    select battery from lockers.telemetry where company_id = ${locks.city.id} and lock_id = ${lockId} order by at, message_id`);
  return rows.map(({ battery }) => battery);
};

test('of two servers one hears the controllers, both can speak to them, and both are ready', async () => {
  const other = await bothRun();
  expect(hearing(locks.app, other)).toEqual([locks.app]);
  for (const { app } of [locks.app, other]) expect(linkOf(app).isUp()).toBe(true);
  const one = await device();
  for (const { app } of [locks.app, other]) {
    await linkOf(app).publish(one.topic('cmd'), JSON.stringify({ id: newId() }));
  }
  await one.command();
  await one.command();
});

test('who hears stops, or is cut off from the database: the other one goes on, and nothing that was said is missing', async () => {
  const other = await bothRun();
  const one = await device();
  const lock = await locks.lock(locks.berlin);
  const said: number[] = [];
  const t = async (count: number) => {
    for (let i = 0; i < count; i++) {
      said.push(100 - said.length);
      const at = addSeconds(locks.app.time.now, said.length - 100);
      await one.t(
        'telemetry',
        locks.telemetry({ at, locks: [reading({ lock: lock.channel, battery: said.at(-1)! })] }),
      );
    }
  };
  await t(10);
  const stopping = locks.app.stopServices();
  await t(10);
  await stopping;
  await expect.poll(() => hearing(locks.app, other), WAITING).toEqual([other]);
  await locks.app.start();
  const { db, sql } = locks.app;
  await db.rows(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'fachwerk intake'`);
  await t(10);
  await expect.poll(() => stored(lock.id), WAITING).toEqual(said);
  await expect.poll(() => hearing(locks.app, other).length, WAITING).toBe(1);
});

test('what one server hears is seen at a socket of the other, and what one is asked for is sent once, by whoever comes first', async () => {
  const other = await bothRun();
  const one = await device();
  const lock = await locks.lock(locks.berlin);
  const staff = locks.by(locks.city);
  const socket = await other.socket({ token: staff.token });
  await socket.subscribe(openingStream.name);
  for (const server of [locks.app, other]) {
    const { db, app, url, modules } = server;
    runners.push(startJobs({ db, app, url, modules, now: () => locks.app.time.now }));
  }
  const item = { id: lock.id, transactionId: newId() };
  const asked = await staff.call(openApi.open, { item, type: 'operator', sendAltSignal: false });
  expect(asked.status).toBe(200);
  expect((await one.command()).id).toBe(item.transactionId);
  await one.done(item.transactionId);
  const states: string[] = [];
  while (states.at(-1) !== 'opened') {
    const heard = await socket.next();
    if (heard.type !== 'event') continue;
    const payload = heard.payload as { type: string; attemptId?: string; state?: string };
    if (payload.attemptId === item.transactionId) states.push(payload.state!);
  }
  expect(states.at(-1)).toBe('opened');
  expect(one.unheard()).toEqual([]);
  await socket.close();
});

test('a second server begins no quiet time; after a gap in which nobody watched there is one', async () => {
  const { db, time } = locks.app;
  await saveWatchStart(db, time.now);
  time.now = addMinutes(time.now, 20);
  await keepWatching(db, time.now, time.now);
  await (await nextDoor()).start();
  expect(await findWatchStart(db, time.now)).toEqual(addMinutes(time.now, -20));
  time.now = addSeconds(time.now, 31);
  await (await nextDoor()).start();
  expect(await findWatchStart(db, time.now)).toEqual(time.now);
});

test('of several who watch, one looks at a time', async () => {
  const { db, time } = locks.app;
  await saveWatchStart(db, time.now);
  const next = addSeconds(time.now, 5);
  const looks = [1, 2, 3].map(() => keepWatching(db, next, addSeconds(next, -4)));
  expect((await Promise.all(looks)).filter(Boolean)).toHaveLength(1);
});

test('beside a server that is the broker itself no other starts, with MQTT_URL or without', async () => {
  toldOf(locks.app, undefined);
  const since = locks.app.time.now;
  await locks.app.start();
  locks.app.time.now = addMinutes(since, 20);
  const { db, time } = locks.app;
  await expect((await nextDoor(null)).start()).rejects.toThrow(
    new CannotStart(
      'Another server already uses this database. Several servers need an MQTT broker of their own: set MQTT_URL, the same for each of them.',
    ),
  );
  await expect((await nextDoor()).start()).rejects.toThrow('start that server with the same MQTT_URL');
  // Nor has their attempt made the first one deaf.
  expect(await findWatchStart(db, time.now)).toEqual(since);
  toldOf(locks.app, broker.url);
});

test('an account that the broker refuses is said, keeps the link down, and is tried again', async () => {
  if (broker.name !== 'mosquitto') return;
  const address = Object.assign(new URL(broker.url), { username: 'late', password: 'wrong for now' });
  const other = await nextDoor(address.toString());
  await other.start();
  const link = linkOf(other.app);
  expect([link.isUp(), link.problem!()]).toEqual([false, 'refuses the account']);
  await broker.letIn('late', 'wrong for now');
  await expect.poll(() => link.isUp(), WAITING).toBe(true);
});

test('one that is refused for good is said at the start, and keeps the server from being ready', async () => {
  const refusing = await refusingBroker(Number.POSITIVE_INFINITY);
  const other = await nextDoor(refusing.url);
  await other.start();
  const link = linkOf(other.app);
  expect([link.isUp(), link.problem!()]).toEqual([false, 'refuses the account']);
  await expect(other.checks().broker!()).rejects.toThrow('the broker does not answer');
  await others.pop()!.close();
  await refusing.close();
});
