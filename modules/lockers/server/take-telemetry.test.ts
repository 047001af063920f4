import { afterAll, beforeAll, expect, test } from 'vitest';
import { later, openLocks, reading, type TestLocks } from './locks.for-tests.ts';
import { takeTelemetry } from './take-telemetry.ts';

let locks: TestLocks;
beforeAll(async () => {
  locks = await openLocks();
});
afterAll(() => locks.house.close());

const readings = (lockId: string) =>
  locks.house.db.rows(locks.house.sql`
    select at, battery from lockers.telemetry where company_id = ${locks.city.id} and lock_id = ${lockId} order by at`);

test('the newest value of a lock is one row, and every reading is kept', async () => {
  const { berlin } = locks;
  const lock = await locks.lock(berlin);
  await locks.report(berlin, { lock: lock.channel, battery: 81, signal: 60 });
  later(locks, 1);
  await locks.report(berlin, { lock: lock.channel, battery: 80, signal: 55 });
  expect(await locks.stateOf(locks.city.id, lock.id)).toMatchObject({
    battery: 80,
    signal: 55,
    lockState: 'locked',
    doorState: 'closed',
    lastSeenAt: locks.house.time.now,
    isOnline: true,
  });
  expect(await readings(lock.id)).toHaveLength(2);
});

test('a message that comes twice is one reading, in one batch and in the next', async () => {
  const { berlin } = locks;
  const lock = await locks.lock(berlin);
  const twice = locks.message(berlin, locks.telemetry({ locks: [reading({ lock: lock.channel, battery: 25 })] }));
  await takeTelemetry(locks.world(), [twice, twice]);
  await takeTelemetry(locks.world(), [twice]);
  expect(await readings(lock.id)).toHaveLength(1);
  expect(await locks.openAlerts(locks.city.id, lock.id)).toEqual([]);
});
