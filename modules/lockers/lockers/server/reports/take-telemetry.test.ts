import { later, openLocks, reading, type TestLocks } from '@fachwerk/maintenance/testing';
import { sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockApi } from '../../contract-lock.ts';
import { takeTelemetry } from './take-telemetry.ts';

let locks: TestLocks;
beforeAll(async () => {
  locks = await openLocks();
});
afterAll(() => locks.app.close());

const readings = (lockId: string) =>
  locks.app.db.rows(
    sql`select at, battery from lockers.telemetry where company_id = ${locks.city.id} and lock_id = ${lockId} order by at`,
  );
const shown = (lockId: string) => locks.stateOf(locks.city.id, lockId);
const open = (lockId: string) => locks.openAlerts(locks.city.id, lockId);

test('the newest value of a lock is one row, and every reading is kept', async () => {
  const { berlin } = locks;
  const lock = await locks.lock(berlin);
  await locks.report(berlin, { lock: lock.channel, battery: 81, signal: 60 });
  later(locks, 1);
  await locks.report(berlin, { lock: lock.channel, battery: 80, signal: 55 });
  expect(await shown(lock.id)).toMatchObject({
    battery: 80,
    signal: 55,
    lockState: 'locked',
    doorState: 'closed',
    lastSeenAt: locks.app.time.now,
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
  expect(await open(lock.id)).toEqual([]);
});

test('older reports are kept, but never overwrite newer ones', async () => {
  const { berlin } = locks;
  const lock = await locks.lock(berlin);
  await locks.report(berlin, { lock: lock.channel, battery: 60 });
  const old = new Date(locks.app.time.now.getTime() - 3_600_000);
  const late = locks.telemetry({ at: old, locks: [reading({ lock: lock.channel, battery: 90, doorState: 'open' })] });
  await takeTelemetry(locks.world(), [locks.message(berlin, late)]);
  expect(await shown(lock.id)).toMatchObject({ battery: 60, doorState: 'closed' });
  expect(await readings(lock.id)).toHaveLength(2);
  expect(await open(lock.id)).toEqual([]);
});

test('a report of the very instant in which the door moved does not move it back', async () => {
  const { berlin } = locks;
  const lock = await locks.lock(berlin);
  later(locks, 1);
  await locks.report(berlin, { lock: lock.channel });
  later(locks, 1);
  await locks.happen(berlin, { lock: lock.channel, lockState: 'unlocked', doorState: 'open' });
  await locks.report(berlin, { lock: lock.channel, battery: 79 });
  expect(await shown(lock.id)).toMatchObject({ doorState: 'open', battery: 79 });
  later(locks, 1);
  await locks.report(berlin, { lock: lock.channel, lockState: 'unlocked', doorState: 'open' });
  const doors = (await locks.logOf(locks.city.id, lock.id)).filter((type) => type.startsWith('door.'));
  expect(doors).toEqual(['door.uncommanded']);
});

test('a clock that is ahead or was never set is not believed', async () => {
  const { berlin } = locks;
  const lock = await locks.lock(berlin);
  for (const at of [new Date('2031-01-01'), new Date('1970-01-01')]) {
    later(locks, 1);
    const message = locks.telemetry({ at, locks: [reading({ lock: lock.channel })] });
    await takeTelemetry(locks.world(), [locks.message(berlin, message)]);
    expect(await readings(lock.id)).toContainEqual({ at: locks.app.time.now, battery: 80 });
  }
});

test('a controller speaks for its own locks alone, and for none of another company', async () => {
  const { berlin, altona } = locks;
  const mine = await locks.lock(berlin);
  const theirs = await locks.lock(altona);
  await locks.report(berlin, { lock: theirs.channel, battery: 1 }, { lock: 999, battery: 1 });
  await takeTelemetry(locks.world(), [
    {
      ...locks.message(berlin, locks.telemetry({ locks: [reading({ lock: mine.channel })] })),
      companyId: locks.other.id,
    },
  ]);
  expect(await locks.stateOf(locks.hamburg.id, theirs.id)).toMatchObject({ battery: null });
  expect(await shown(mine.id)).toMatchObject({ battery: null });
});

test('a low battery: out on the second report, one alert, back at 40 %, and the log tells it all', async () => {
  const { berlin } = locks;
  const lock = await locks.lock(berlin);
  const after = async (battery: number) => {
    later(locks, 1);
    await locks.report(berlin, { lock: lock.channel, battery });
    return { state: (await shown(lock.id)).state, alerts: await open(lock.id) };
  };
  expect(await after(29)).toEqual({ state: 'free', alerts: [] });
  expect(await after(28)).toEqual({ state: 'out_of_service', alerts: ['battery_low'] });
  expect(await after(35)).toEqual({ state: 'out_of_service', alerts: ['battery_low'] });
  expect(await after(29)).toEqual({ state: 'out_of_service', alerts: ['battery_low'] });
  expect(await after(41)).toEqual({ state: 'free', alerts: [] });
  const types = await locks.logOf(locks.city.id, lock.id);
  expect(types.filter((type) => !type.startsWith('alert.'))).toEqual([
    'battery.low',
    'lock.out_by_battery',
    'battery.well',
    'lock.back_by_itself',
  ]);
});

test('no signal takes a lock out at once; a running rental keeps its box', async () => {
  const { berlin } = locks;
  const lock = await locks.lock(berlin);
  await locks.app.db.rows(sql`
    insert into lockers.occupancy (company_id, id, lock_id, kind, starts_at)
    values (${locks.city.id}, ${lock.id}, ${lock.id}, 'rented', ${locks.app.time.now})`);
  await locks.report(berlin, { lock: lock.channel, signal: 0 });
  expect(await shown(lock.id)).toMatchObject({ state: 'out_of_service', outCause: 'signal', occupiedKind: 'rented' });
  expect(await open(lock.id)).toEqual(['signal_lost']);
  later(locks, 1);
  await locks.report(berlin, { lock: lock.channel, signal: 3 });
  expect(await shown(lock.id)).toMatchObject({ state: 'rented', outCause: null });
  expect(await open(lock.id)).toEqual([]);
});

test('a queue of reports in one batch is gone through in order', async () => {
  const { berlin } = locks;
  const lock = await locks.lock(berlin);
  const at = (minutes: number) => new Date(locks.app.time.now.getTime() - minutes * 60_000);
  const queue = [35, 20, 20].map((battery, index) =>
    locks.message(berlin, locks.telemetry({ at: at(index), locks: [reading({ lock: lock.channel, battery })] })),
  );
  await takeTelemetry(locks.world(), queue);
  expect(await shown(lock.id)).toMatchObject({ battery: 35, outCause: 'battery' });
});

test('brought back by hand it stays in while it is low, and is taken out anew after it was well', async () => {
  const { berlin, city } = locks;
  const lock = await locks.lock(berlin);
  const t = async (battery: number) => {
    later(locks, 1);
    await locks.report(berlin, { lock: lock.channel, battery });
    return (await shown(lock.id)).outCause;
  };
  await t(20);
  expect(await t(20)).toBe('battery');
  const service = { ids: [lock.id], isInService: true, reason: 'Batterie wird heute getauscht' };
  expect((await locks.by(city).call(lockApi.setService, service)).body).toEqual({ changed: 1 });
  expect(await t(19)).toBeNull();
  expect(await t(18)).toBeNull();
  await t(90);
  await t(20);
  expect(await t(20)).toBe('battery');
});

test('staff and battery at the same moment: what staff took out stays theirs', async () => {
  const { berlin, city } = locks;
  const lock = await locks.lock(berlin);
  await locks.report(berlin, { lock: lock.channel, battery: 20 });
  later(locks, 1);
  const row = sql`select from lockers.lock_state where company_id = ${city.id} and lock_id = ${lock.id} for update`;
  await locks.app.race<unknown>(row, () => [
    locks.by(city).call(lockApi.setService, { ids: [lock.id], isInService: false, reason: 'Scharnier gebrochen' }),
    locks.report(berlin, { lock: lock.channel, battery: 20 }),
  ]);
  expect(await shown(lock.id)).toMatchObject({ outCause: 'staff', outReason: 'Scharnier gebrochen' });
  later(locks, 1);
  await locks.report(berlin, { lock: lock.channel, battery: 90 });
  expect(await shown(lock.id)).toMatchObject({ outCause: 'staff' });
});

test('screens are told once per location, the franchisor too, and not of what they do not show', async () => {
  const { altona, hamburg, city } = locks;
  const [one, two] = [await locks.lock(altona), await locks.lock(altona)];
  const both = (given: object) => [
    { lock: one.channel, ...given },
    { lock: two.channel, ...given },
  ];
  await locks.report(altona, ...both({}));
  const before = { hamburg: (await locks.hints(hamburg)).length, city: (await locks.hints(city)).length };
  later(locks, 1);
  await locks.report(altona, ...both({ temperature: 20, signal: 71 }));
  expect((await locks.hints(hamburg)).length).toBe(before.hamburg);
  later(locks, 1);
  await locks.report(altona, ...both({ battery: 79 }));
  const hint = { type: 'locks', locationId: altona.id, lockIds: [one.id, two.id].toSorted() };
  expect((await locks.hints(hamburg)).slice(before.hamburg)).toEqual([hint]);
  expect((await locks.hints(city)).slice(before.city)).toEqual([hint]);
});

test('five hundred messages take as many statements as five', async () => {
  const { berlin } = locks;
  const channels: number[] = [];
  for (let i = 0; i < 5; i++) channels.push((await locks.lock(berlin)).channel);
  const batch = (size: number) =>
    Array.from({ length: size }, (_, i) => {
      const at = new Date(locks.app.time.now.getTime() - i);
      return locks.message(berlin, locks.telemetry({ at, locks: [reading({ lock: channels[i % 5]! })] }));
    });
  const count = async (size: number) => {
    let statements = 0;
    const { db } = locks.app;
    const counting = {
      ...locks.world(),
      db: {
        ...db,
        transaction: <T>(work: (tx: typeof db) => Promise<T>) =>
          db.transaction((tx) =>
            work({
              ...db,
              ...tx,
              rows: (query) => {
                statements++;
                return tx.rows(query);
              },
            }),
          ),
      },
    };
    await takeTelemetry(counting as never, batch(size));
    return statements;
  };
  await count(5);
  later(locks, 1);
  expect(await count(5)).toBe(1);
  later(locks, 1);
  expect(await count(500)).toBe(1);
});
