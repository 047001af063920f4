import { addMinutes } from '@fachwerk/base/time';
import { saveWatchStart } from '@fachwerk/devices/testing';
import { later, openLocks, type TestLocks } from '@fachwerk/maintenance/testing';
import { sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findUnseenLocks } from './find-unseen-locks.job.ts';

let locks: TestLocks;
beforeAll(async () => {
  locks = await openLocks();
});
afterAll(() => locks.app.close());
beforeEach(async () => {
  await saveWatchStart(locks.app.db, addMinutes(locks.app.time.now, -60));
});

const look = () => locks.app.db.transaction((db) => findUnseenLocks.run({ ...locks.app.work(), db }, {} as never));
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
  await saveWatchStart(locks.app.db, addMinutes(locks.app.time.now, -14));
  await look();
  expect(await open(lock.id)).toEqual([]);
  await saveWatchStart(locks.app.db, addMinutes(locks.app.time.now, -15));
  await look();
  expect(await open(lock.id)).toEqual(['lock_unseen']);
});

test('locks of a controller that is gone, or just came back, need no alert of their own', async () => {
  const lock = await locks.lock(locks.berlin);
  later(locks, 60);
  const controller = (isOnline: boolean, since: Date) =>
    locks.app.db.rows(sql`
      update devices.controller set is_online = ${isOnline}, online_since = ${since}
      where company_id = ${locks.city.id} and id = ${locks.berlin.controllerId}`);
  await controller(false, locks.app.time.now);
  await look();
  await controller(true, addMinutes(locks.app.time.now, -5));
  await look();
  expect(await open(lock.id)).toEqual([]);
  await controller(true, addMinutes(locks.app.time.now, -16));
  await look();
  expect(await open(lock.id)).toEqual(['lock_unseen']);
});
