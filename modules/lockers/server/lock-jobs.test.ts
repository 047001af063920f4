import { addMinutes } from '@fachwerk/base/time';
import { sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sealCommandKey } from './command-sign.ts';
import { setLink } from './controllers-link.ts';
import { keepWarmJob } from './keep-warm.job.ts';
import { findUnseenLocks } from './lock-unseen.job.ts';
import { later, openLocks, type TestLocks } from './locks.for-tests.ts';
import { saveWatchStart } from './presence-store.ts';
import { keepTelemetry, TELEMETRY_DAYS } from './telemetry-keep.ts';

let locks: TestLocks;
beforeAll(async () => {
  locks = await openLocks();
});
afterAll(() => locks.house.close());
beforeEach(async () => {
  await saveWatchStart(locks.house.db, addMinutes(locks.house.time.now, -60));
});

const look = () => locks.house.db.transaction((db) => findUnseenLocks.run({ ...locks.house.work(), db }, {} as never));
const open = (lockId: string) => locks.openAlerts(locks.city.id, lockId);

test('a lock that its controller no longer hears is told of once, and settled when it is heard again', async () => {
  const lock = await locks.lock(locks.berlin);
  await locks.report(locks.berlin, { lock: lock.channel });
  later(locks, 15);
  await look();
  expect(await open(lock.id)).toEqual([]);
  later(locks, 1);
  await look();
  await look();
  expect(await open(lock.id)).toEqual(['lock_unseen']);
  expect(await locks.stateOf(locks.city.id, lock.id)).toMatchObject({ isOnline: false });
  await locks.report(locks.berlin, { lock: lock.channel });
  expect(await open(lock.id)).toEqual([]);
  expect(await locks.stateOf(locks.city.id, lock.id)).toMatchObject({ isOnline: true });
  const log = await locks.logOf(locks.city.id, lock.id);
  expect(log.filter((type) => type.startsWith('lock.'))).toEqual(['lock.unseen', 'lock.seen_again']);
});

test('after a start nothing is called unseen for a quarter of an hour', async () => {
  const lock = await locks.lock(locks.berlin);
  later(locks, 60);
  await saveWatchStart(locks.house.db, addMinutes(locks.house.time.now, -14));
  await look();
  expect(await open(lock.id)).toEqual([]);
  await saveWatchStart(locks.house.db, addMinutes(locks.house.time.now, -15));
  await look();
  expect(await open(lock.id)).toEqual(['lock_unseen']);
});

test('locks of a controller that is gone, or just came back, need no alert of their own', async () => {
  const lock = await locks.lock(locks.berlin);
  later(locks, 60);
  const controller = (isOnline: boolean, since: Date) =>
    locks.house.db.rows(sql`
      update lockers.controller set is_online = ${isOnline}, online_since = ${since}
      where company_id = ${locks.city.id} and id = ${locks.berlin.controllerId}`);
  await controller(false, locks.house.time.now);
  await look();
  await controller(true, addMinutes(locks.house.time.now, -5));
  await look();
  expect(await open(lock.id)).toEqual([]);
  await controller(true, addMinutes(locks.house.time.now, -16));
  await look();
  expect(await open(lock.id)).toEqual(['lock_unseen']);
});

test('days that are over become one row each, and old readings go', async () => {
  const lock = await locks.lock(locks.berlin);
  locks.house.time.now = new Date('2026-05-10T00:20:00Z');
  const add = (at: string, battery: number) =>
    locks.house.db.rows(sql`
      insert into lockers.telemetry (company_id, lock_id, at, received_at, message_id, battery)
      values (${locks.city.id}, ${lock.id}, ${at}, ${at}, 'm', ${battery})`);
  await add('2026-05-08T10:00:00Z', 60);
  await add('2026-05-09T10:00:00Z', 58);
  await add('2026-05-09T20:00:00Z', 56);
  await add('2026-05-10T00:10:00Z', 55);
  await keepTelemetry.run(locks.house.work(), {} as never);
  const days = () =>
    locks.house.db.rows(sql`
      select on_day, readings, battery from lockers.telemetry_day where company_id = ${locks.city.id} and lock_id = ${lock.id} order by on_day`);
  expect(await days()).toEqual([
    { onDay: '2026-05-08', readings: 1, battery: 60 },
    { onDay: '2026-05-09', readings: 2, battery: 57 },
  ]);
  // Something came late for the last day that was done.
  await add('2026-05-09T21:00:00Z', 54);
  locks.house.time.now = new Date('2026-05-11T00:20:00Z');
  await keepTelemetry.run(locks.house.work(), {} as never);
  expect((await days()).slice(1)).toEqual([
    { onDay: '2026-05-09', readings: 3, battery: 56 },
    { onDay: '2026-05-10', readings: 1, battery: 55 },
  ]);
  locks.house.time.now = new Date(Date.parse('2026-05-10T00:20:00Z') + TELEMETRY_DAYS * 86_400_000);
  await keepTelemetry.run(locks.house.work(), {} as never);
  const kept = await locks.house.db.rows<{ at: Date }>(
    sql`select at from lockers.telemetry where company_id = ${locks.city.id} and lock_id = ${lock.id}`,
  );
  expect(kept.map(({ at }) => at.toISOString())).toEqual(['2026-05-10T00:10:00.000Z']);
  expect(await days()).toHaveLength(3);
});

test('locks are kept warm inside the window, once a round, and never those of a controller that is gone', async () => {
  const { house } = locks;
  const said: string[] = [];
  setLink(house.house, {
    publish: async (topic, payload) =>
      void said.push(`${topic.split('/').at(-2)} ${JSON.parse(payload).kind} ${JSON.parse(payload).lock}`),
    isUp: () => true,
    hears: () => true,
    disconnect: () => {},
    brokerUrl: 'mqtt://localhost',
  });
  house.time.now = new Date('2026-06-01T10:00:00Z');
  const place = await locks.location(locks.city, 'Warm', { isOn: true, everyMinutes: 30 });
  const gone = await locks.controller(locks.city.id, place.id);
  const lock = await locks.lock(place);
  await locks.lock({ ...place, controllerId: gone });
  await house.db.rows(
    sql`update lockers.controller set is_online = false where company_id = ${locks.city.id} and id = ${gone}`,
  );
  await house.db.rows(sql`
    update lockers.controller set command_key_sealed = ${sealCommandKey(house.house, 'a key for tests')}
    where company_id = ${locks.city.id} and id = ${place.controllerId}`);
  const warm = () => keepWarmJob.run(house.work(), {} as never);
  await warm();
  expect(said).toEqual([`${place.controllerId} warm ${lock.channel}`]);
  later(locks, 29);
  await warm();
  expect(said).toHaveLength(1);
  later(locks, 1);
  // Two processes that begin the same round at the same moment.
  const round = sql`select from lockers.keep_warm where company_id = ${locks.city.id} and location_id = ${place.id} for update`;
  await house.race(round, () => [warm(), warm()]);
  expect(said).toHaveLength(2);
  house.time.now = new Date('2026-06-01T20:30:00Z');
  await warm();
  expect(said).toHaveLength(2);
  setLink(house.house, undefined);
});
