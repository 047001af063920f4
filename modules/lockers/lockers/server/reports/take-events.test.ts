import { later, openLocks, type TestLocks } from '@fachwerk/maintenance/testing';
import { sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';

let locks: TestLocks;
beforeAll(async () => {
  locks = await openLocks();
});
afterAll(() => locks.app.close());

const doors = async (lockId: string) =>
  (await locks.logOf(locks.city.id, lockId)).filter((type) => type.startsWith('door.'));
const open = (lockId: string) => locks.openAlerts(locks.city.id, lockId);

/** A lock whose door is known to be closed. */
async function closedLock() {
  const lock = await locks.lock(locks.berlin);
  await locks.happen(locks.berlin, { lock: lock.channel });
  later(locks, 5);
  return lock;
}

async function attempt(lockId: string, state = 'opened'): Promise<string> {
  const { now } = locks.app.time;
  const id = locks.app.work().newId();
  await locks.app.db.rows(sql`
    insert into openings.attempt (company_id, id, lock_id, location_id, controller_id, type, send_alt_signal, state, requested_at, sent_at,
      ended_at, expires_at)
    values (${locks.city.id}, ${id}, ${lockId}, ${locks.berlin.id}, ${locks.berlin.controllerId}, 'operator', false,
      ${state}, ${now}, ${now}, ${now}, ${now})`);
  return id;
}

test('a door that nobody asked to open is an alert and an alarm; closing it settles both', async () => {
  const lock = await closedLock();
  await locks.happen(locks.berlin, { lock: lock.channel, doorState: 'open' });
  expect(await open(lock.id)).toEqual(['uncommanded_open']);
  expect(await locks.stateOf(locks.city.id, lock.id)).toMatchObject({ state: 'alarm', doorState: 'open' });
  later(locks, 3);
  await locks.happen(locks.berlin, { lock: lock.channel });
  expect(await open(lock.id)).toEqual([]);
  expect(await doors(lock.id)).toEqual(['door.uncommanded', 'door.closed']);
});

test('a door that opens within a minute of a command was opened by it', async () => {
  const lock = await closedLock();
  await attempt(lock.id);
  later(locks, 0.9);
  await locks.happen(locks.berlin, { lock: lock.channel, doorState: 'open', lockState: 'unlocked' });
  expect(await open(lock.id)).toEqual([]);
  expect(await doors(lock.id)).toEqual(['door.opened']);
});

test('a command of long ago opens no door', async () => {
  const lock = await closedLock();
  await attempt(lock.id);
  later(locks, 2);
  await locks.happen(locks.berlin, { lock: lock.channel, doorState: 'open' });
  expect(await open(lock.id)).toEqual(['uncommanded_open']);
});

test('one command opens a door once: who opens it again within the minute was not asked to', async () => {
  const lock = await closedLock();
  const id = await attempt(lock.id);
  await locks.happen(locks.berlin, { lock: lock.channel, doorState: 'open', command: id });
  later(locks, 0.2);
  await locks.happen(locks.berlin, { lock: lock.channel });
  later(locks, 0.2);
  await locks.happen(locks.berlin, { lock: lock.channel, doorState: 'open' });
  expect(await open(lock.id)).toEqual(['uncommanded_open']);
});

test('a command that the controller refused opens no door, nor does one that came after it', async () => {
  const refused = await closedLock();
  await attempt(refused.id, 'denied');
  await locks.happen(locks.berlin, { lock: refused.channel, doorState: 'open' });
  expect(await open(refused.id)).toEqual(['uncommanded_open']);

  const early = await closedLock();
  const at = locks.app.time.now;
  later(locks, 0.5);
  const id = await attempt(early.id);
  await locks.happen(locks.berlin, { lock: early.channel, doorState: 'open', at, command: id });
  expect(await open(early.id)).toEqual(['uncommanded_open']);
});

test('the command of another box is no excuse', async () => {
  const [lock, other] = [await closedLock(), await closedLock()];
  await attempt(other.id);
  await locks.happen(locks.berlin, { lock: lock.channel, doorState: 'open' });
  expect(await open(lock.id)).toEqual(['uncommanded_open']);
});

test('a new lock that begins with an open door is no break-in', async () => {
  const lock = await locks.lock(locks.berlin);
  await locks.happen(locks.berlin, { lock: lock.channel, doorState: 'open' });
  expect(await open(lock.id)).toEqual([]);
});

test('telemetry that finds a door open tells the same as an event', async () => {
  const lock = await closedLock();
  await locks.report(locks.berlin, { lock: lock.channel, doorState: 'open' });
  expect(await open(lock.id)).toEqual(['uncommanded_open']);
});

test('opened and closed within one batch: told, alerted, settled', async () => {
  const lock = await closedLock();
  const at = new Date(locks.app.time.now.getTime() - 20_000);
  await locks.happen(locks.berlin, { lock: lock.channel, doorState: 'open', at }, { lock: lock.channel });
  expect(await open(lock.id)).toEqual([]);
  expect(await doors(lock.id)).toEqual(['door.uncommanded', 'door.closed']);
});

test('an event that comes again, or late, tells nothing', async () => {
  const lock = await closedLock();
  await attempt(lock.id);
  const opened = { lock: lock.channel, doorState: 'open' as const, at: locks.app.time.now };
  await locks.happen(locks.berlin, opened);
  await locks.happen(locks.berlin, opened);
  later(locks, 1);
  await locks.happen(locks.berlin, { lock: lock.channel });
  later(locks, 5);
  await locks.happen(locks.berlin, opened);
  expect(await doors(lock.id)).toEqual(['door.opened', 'door.closed']);
  expect(await locks.stateOf(locks.city.id, lock.id)).toMatchObject({ doorState: 'closed' });
});

test('the last opening of a box stays when its door closes, and an older report does not move it back', async () => {
  const lock = await closedLock();
  const openedAt = async () => (await locks.stateOf(locks.city.id, lock.id)).openedAt;
  expect(await openedAt()).toBeNull();
  await attempt(lock.id);
  later(locks, 0.5);
  const at = locks.app.time.now;
  await locks.happen(locks.berlin, { lock: lock.channel, doorState: 'open' });
  later(locks, 3);
  await locks.happen(locks.berlin, { lock: lock.channel });
  expect(await openedAt()).toEqual(at);
});
