import { presenceChanged } from '@fachwerk/devices/facade-hooks';
import { lockApi, type Occupancy } from '@fachwerk/lockers/contract-lock';
import { changeOccupancy, occupy, release } from '@fachwerk/lockers/facade';
import { later, openLocks, type TestLocks } from '@fachwerk/maintenance/testing';
import { newId } from '@fachwerk/server/ids';
import { sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wallApi } from '../../contract.ts';
import { shortestWalls } from '../../rules/shortest-walls.ts';
import { forgetHistory } from '../replay/forget-history.job.ts';

let locks: TestLocks;
beforeAll(async () => {
  locks = await openLocks();
});
afterAll(() => locks.app.close());

const city = () => locks.by(locks.city);
const inCity = () => locks.inCompany(locks.city.id);
const order = (lockId: string, kind: Occupancy['kind'] = 'rented') => ({
  lockId,
  kind,
  startsAt: locks.app.time.now,
  endsAt: null,
  orderNumber: '',
  customerName: '',
  revenueCents: 0,
});

test('a wall of another company is as unknown as one of nobody; a franchisor sees its franchisee’s', async () => {
  for (const locationId of [locks.abroad.id, newId()]) {
    const span = { from: locks.app.time.now, to: locks.app.time.now };
    for (const answer of [
      await city().call(wallApi.wall, { locationId }),
      await city().call(wallApi.history, { locationId, ...span }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'location.unknown']);
    }
  }
  const { id } = await locks.lock(locks.altona);
  const { body } = await city().call(wallApi.wall, { locationId: locks.altona.id });
  expect(body).toMatchObject({
    companyId: locks.hamburg.id,
    companyName: 'Hamburg',
    controllers: { online: 1, all: 1 },
    boxes: [{ id, state: 'free' }],
  });
  expect((await locks.by(locks.hamburg).call(wallApi.wall, { locationId: locks.berlin.id })).status).toBe(404);
});

test('summaries count what the walls show', async () => {
  const { id } = await locks.location(locks.city, 'Bonn').then((bonn) => locks.lock(bonn));
  await occupy(inCity(), order(id, 'reserved'));
  const { walls } = (await city().call(wallApi.summaries, {})).body;
  expect((await city().call(wallApi.summaries, { shortest: 1 })).body.walls).toEqual(shortestWalls(walls, 1));
  expect((await city().call(wallApi.summaries, { shortest: 0 })).status).toBe(422);
  expect(walls.map(({ locationName }) => locationName)).toEqual(['Altona', 'Berlin', 'Bonn']);
  expect(walls[2]).toMatchObject({
    counts: { reserved: 1 },
    total: 1,
    openDoors: 0,
    controllers: { online: 1, all: 1 },
  });
  const berlin = await city().call(wallApi.wall, { locationId: locks.berlin.id });
  const counted = Object.entries(walls[1]!.counts).map(([state, boxes]) => [state, boxes]);
  const shown = [...Map.groupBy(berlin.body.boxes, ({ state }) => state)].map(([state, boxes]) => [
    state,
    boxes.length,
  ]);
  expect(counted.toSorted()).toEqual(shown.toSorted());
});

test('the history has the wall at the beginning and every change after it', async () => {
  const place = await locks.location(locks.city, 'Gera');
  const lock = await locks.lock(place);
  const begin = locks.app.time.now;
  const { id, channel } = lock;
  await locks.happen(place, { lock: channel });
  later(locks, 10);
  const occupancy = await occupy(inCity(), order(id, 'reserved'));
  later(locks, 10);
  await changeOccupancy(inCity(), occupancy, { kind: 'rented' });
  later(locks, 10);
  await city().call(lockApi.setService, { ids: [id], isInService: false, reason: 'Test' });
  later(locks, 10);
  await city().call(lockApi.setService, { ids: [id], isInService: true, reason: 'Test' });
  later(locks, 10);
  await locks.happen(place, { lock: channel, doorState: 'open' });
  later(locks, 10);
  await locks.happen(place, { lock: channel });
  later(locks, 10);
  await release(inCity(), occupancy);
  later(locks, 10);
  await locks.app.db.rows(sql`
    update devices.controller set is_online = false where company_id = ${place.companyId} and id = ${place.controllerId}`);
  await locks.app.app.hooks.get(presenceChanged)(inCity(), [place.controllerId]);
  await locks.app.app.hooks.get(presenceChanged)(inCity(), [place.controllerId]);

  const { body } = await city().call(wallApi.history, { locationId: place.id, from: begin, to: locks.app.time.now });
  expect(body.start).toMatchObject([{ boxId: id, state: 'free', doorState: 'closed', isOnline: true }]);
  expect(body.changes.map(({ state, doorState, isOnline }) => [state, doorState, isOnline])).toEqual([
    ['reserved', 'closed', true],
    ['rented', 'closed', true],
    ['out_of_service', 'closed', true],
    ['rented', 'closed', true],
    ['alarm', 'open', true],
    ['rented', 'closed', true],
    ['free', 'closed', true],
    ['free', 'closed', false],
  ]);
});

test('a door and a rental at the same moment: the last note knows of both', async () => {
  const lock = await locks.lock(locks.berlin);
  await locks.happen(locks.berlin, { lock: lock.channel });
  later(locks, 5);
  const held = sql`select from lockers.lock_state where company_id = ${locks.city.id} and lock_id = ${lock.id} for update`;
  await locks.app.race<unknown>(held, () => [
    locks.happen(locks.berlin, { lock: lock.channel, lockState: 'unlocked' }),
    locks.app.db.transaction((db) => occupy({ ...inCity(), db }, order(lock.id))),
    locks.app.db.transaction((db) =>
      locks.app.app.hooks.get(presenceChanged)({ ...inCity(), db }, [locks.berlin.controllerId]),
    ),
  ]);
  const last = await locks.app.db.first(sql`
    select state, lock_state from walls.box_history where company_id = ${locks.city.id} and lock_id = ${lock.id} order by at desc limit 1`);
  expect(last).toEqual({ state: 'rented', lockState: 'unlocked' });
});

test('too long and too old stretches are refused', async () => {
  const { now } = locks.app.time;
  const ask = (fromHours: number, toHours: number) =>
    city().call(wallApi.history, {
      locationId: locks.berlin.id,
      from: new Date(now.getTime() - fromHours * 3_600_000),
      to: new Date(now.getTime() - toHours * 3_600_000),
    });
  expect((await ask(25, 0)).body.code).toBe('wall.span_too_long');
  expect((await ask(24 * 8, 24 * 7)).body.code).toBe('wall.span_too_old');
  expect((await ask(24 * 7, 24 * 6)).status).toBe(200);
});

test('the history is forgotten after its days, but for the last look before them', async () => {
  const { id } = await locks.lock(locks.berlin);
  const { now } = locks.app.time;
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  for (const days of [20, 12, 9, 3]) {
    await locks.app.db.rows(sql`
      insert into walls.box_history (company_id, lock_id, at, state, lock_state, door_state, is_online)
      values (${locks.city.id}, ${id}, ${daysAgo(days)}, 'free', 'locked', 'closed', true)`);
  }
  await forgetHistory.run(locks.app.work(), {} as never);
  const kept = await locks.app.db.rows<{ at: Date }>(
    sql`select at from walls.box_history where company_id = ${locks.city.id} and lock_id = ${id} order by at`,
  );
  expect(kept.map(({ at }) => at)).toEqual([daysAgo(9), daysAgo(3)]);
});
