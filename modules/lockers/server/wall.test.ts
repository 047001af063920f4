import { raiseAlert, settleAlert } from '@fachwerk/alerts/facade';
import { newId } from '@fachwerk/server/ids';
import { sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockApi, Occupancy } from '../contract-lock.ts';
import { wallApi } from '../contract-wall.ts';
import { boxState } from '../rules/box-state.ts';
import { noteBoxesOf } from './box-history.ts';
import { forgetHistory, noteAlarms } from './box-jobs.ts';
import { later, openLocks, type TestLocks } from './locks.for-tests.ts';
import { changeOccupancy, occupy, release } from './occupancy-store.ts';

let locks: TestLocks;
beforeAll(async () => {
  locks = await openLocks();
});
afterAll(() => locks.house.close());

const city = () => locks.by(locks.city);
const inCity = () => locks.inCompany(locks.city.id);
const order = (lockId: string, kind: Occupancy['kind'] = 'rented') => ({
  lockId,
  kind,
  startsAt: locks.house.time.now,
  endsAt: null,
  orderNumber: '',
  customerName: '',
  revenueCents: 0,
});
const alarm = (lockId: string, kind: 'jam' | 'uncommanded_open' | 'battery_low') =>
  raiseAlert(inCity(), {
    kind,
    subject: { kind: 'lock', id: lockId, name: '1' },
    location: { id: locks.berlin.id, name: 'Berlin' },
  });

test('the view and the rule agree on every combination of facts', async () => {
  const kinds = [null, ...Occupancy.def.shape.kind.options];
  for (const occupied of kinds) {
    for (const isOutOfService of [false, true]) {
      for (const alerts of [[], ['battery_low'], ['jam'], ['uncommanded_open', 'battery_low']] as const) {
        const { id } = await locks.lock(locks.berlin);
        for (const kind of alerts) await alarm(id, kind);
        if (occupied) await occupy(inCity(), order(id, occupied));
        if (isOutOfService) await city().call(lockApi.setService, { ids: [id], isInService: false, reason: 'Test' });
        const { state } = await locks.stateOf(locks.city.id, id);
        expect(state).toBe(boxState({ alerts, isOutOfService, occupied }));
      }
    }
  }
});

test('a wall of another company is as unknown as one of nobody; a franchisor sees its franchisee’s', async () => {
  for (const locationId of [locks.abroad.id, newId()]) {
    const span = { from: locks.house.time.now, to: locks.house.time.now };
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
  const begin = locks.house.time.now;
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
  await locks.house.db.rows(sql`
    update lockers.controller set is_online = false where company_id = ${place.companyId} and id = ${place.controllerId}`);
  await noteBoxesOf(inCity(), [place.controllerId]);
  await noteBoxesOf(inCity(), [place.controllerId]);

  const { body } = await city().call(wallApi.history, { locationId: place.id, from: begin, to: locks.house.time.now });
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
  await locks.house.race<unknown>(held, () => [
    locks.happen(locks.berlin, { lock: lock.channel, lockState: 'unlocked' }),
    locks.house.db.transaction((db) => occupy({ ...inCity(), db }, order(lock.id))),
    locks.house.db.transaction((db) => noteBoxesOf({ ...inCity(), db }, [locks.berlin.controllerId])),
  ]);
  const last = await locks.house.db.first(sql`
    select state, lock_state from lockers.box_history where company_id = ${locks.city.id} and lock_id = ${lock.id} order by at desc limit 1`);
  expect(last).toEqual({ state: 'rented', lockState: 'unlocked' });
});

test('too long and too old stretches are refused', async () => {
  const { now } = locks.house.time;
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

test('an alarm that somebody ended elsewhere is noted soon after', async () => {
  const { id } = await locks.lock(locks.berlin);
  const notes = async () =>
    (
      await locks.house.db.rows<{ state: string }>(
        sql`select state from lockers.box_history where company_id = ${locks.city.id} and lock_id = ${id} order by at`,
      )
    ).map(({ state }) => state);
  const look = () => locks.house.db.transaction((db) => noteAlarms.run({ ...locks.house.work(), db }, {} as never));
  await alarm(id, 'jam');
  later(locks, 1);
  await look();
  later(locks, 1);
  await look();
  expect(await notes()).toEqual(['alarm']);
  await settleAlert(inCity(), 'jam', id);
  later(locks, 1);
  await look();
  expect(await notes()).toEqual(['alarm', 'free']);
});

test('the history is forgotten after its days, but for the last look before them', async () => {
  const { id } = await locks.lock(locks.berlin);
  const { now } = locks.house.time;
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  for (const days of [20, 12, 9, 3]) {
    await locks.house.db.rows(sql`
      insert into lockers.box_history (company_id, lock_id, at, state, lock_state, door_state, is_online)
      values (${locks.city.id}, ${id}, ${daysAgo(days)}, 'free', 'locked', 'closed', true)`);
  }
  await forgetHistory.run(locks.house.work(), {} as never);
  const kept = await locks.house.db.rows<{ at: Date }>(
    sql`select at from lockers.box_history where company_id = ${locks.city.id} and lock_id = ${id} order by at`,
  );
  expect(kept.map(({ at }) => at)).toEqual([daysAgo(9), daysAgo(3)]);
});

test('batteries that need a visit: the low ones first, then by the day they will be', async () => {
  const { db, time } = locks.house;
  const falling = await locks.lock(locks.berlin, { number: 'falls' });
  const low = await locks.lock(locks.altona, { number: 'low' });
  const steady = await locks.lock(locks.berlin, { number: 'steady' });
  for (const [companyId, { id }, battery, perDay] of [
    [locks.city.id, falling, 40, 1],
    [locks.hamburg.id, low, 20, 0],
    [locks.city.id, steady, 60, 0],
  ] as const) {
    await db.rows(
      sql`update lockers.lock_state set battery = ${battery} where company_id = ${companyId} and lock_id = ${id}`,
    );
    await db.rows(sql`
      insert into lockers.telemetry_day (company_id, lock_id, on_day, readings, battery)
      select ${companyId}, ${id}, ${time.now}::timestamptz::date - n, 1, ${battery}::int + n * ${perDay}::int from generate_series(1, 10) as n`);
  }
  const { locks: visits, total } = (await city().call(wallApi.batteries, {})).body;
  expect(total).toBe(2);
  const on = (days: number) => new Date(time.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  expect(visits.map(({ number, lowOn }) => [number, lowOn])).toEqual([
    ['low', on(0)],
    ['falls', on(11)],
  ]);
});
