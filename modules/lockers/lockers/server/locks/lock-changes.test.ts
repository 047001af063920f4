import type { Input } from '@fachwerk/base/contract';
import { maintenanceApi } from '@fachwerk/maintenance/contract';
import { openLocks, PAGE, type TestLocation, type TestLocks } from '@fachwerk/maintenance/testing';
import { listAudit } from '@fachwerk/server/audit';
import { newId } from '@fachwerk/server/ids';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LockData, lockApi } from '../../contract-lock.ts';
import { changeOccupancy, occupy, release } from '../occupancy/occupancy-store.ts';

let locks: TestLocks;
beforeAll(async () => {
  locks = await openLocks();
});
afterAll(() => locks.app.close());

let row = 2;
/** Somewhere nobody is yet. */
const data = (given: Partial<LockData> = {}): LockData => ({
  number: `N${row}`,
  sizeCode: 'S',
  controllerId: null,
  channel: null,
  place: { column: 1, row: row++, columnSpan: 1, rowSpan: 1 },
  priceGroupId: null,
  ...given,
});
const city = () => locks.by(locks.city);
const add = (at: TestLocation, item: LockData) => city().call(lockApi.add, { item: { ...item, locationId: at.id } });
const edit = (item: Input<typeof lockApi.edit>['item']) => city().call(lockApi.edit, { item });
const nobody = '01890000-0000-7000-8000-000000000000';
const order = (lockId: string) => ({
  lockId,
  kind: 'rented' as const,
  startsAt: locks.app.time.now,
  endsAt: null,
  orderNumber: 'B-1',
  customerName: 'Anna',
  revenueCents: 900,
});
const trailOf = (id: string, companyId = locks.city.id) =>
  listAudit(locks.inCompany(companyId), 'lock', id, { before: null, limit: 9 });

test('a new lock is not sold before somebody has opened it, has a code nobody guesses, and its wall is told', async () => {
  const item = data({ controllerId: locks.berlin.controllerId, channel: 500 });
  const { status, body } = await add(locks.berlin, item);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...item,
    state: 'not_on_sale',
    gaps: ['unproven'],
    locationName: 'Berlin',
    companyId: locks.city.id,
    version: 1,
  });
  expect(body.qrCode.length).toBeGreaterThanOrEqual(20);
  expect(await trailOf(body.id)).toMatchObject([{ action: 'lock.added', after: { number: item.number } }]);
  const [entry] = await locks.app.db.rows(sql`
    select type, lock_name, location_name from logs.log_entry where company_id = ${locks.city.id} and lock_id = ${body.id}`);
  expect(entry).toEqual({ type: 'lock.added', lockName: item.number, locationName: 'Berlin' });
  expect((await locks.hints(locks.city)).at(-1)).toEqual({ type: 'wall', locationId: locks.berlin.id });
});

test('the franchisor adds at its franchisee; the lock is the franchisee’s', async () => {
  const { body } = await add(locks.altona, data());
  expect(body.companyId).toBe(locks.hamburg.id);
  expect((await locks.by(locks.hamburg).call(lockApi.find, { id: body.id })).status).toBe(200);
  expect(await trailOf(body.id, locks.hamburg.id)).toHaveLength(1);
  expect((await locks.hints(locks.hamburg)).at(-1)).toEqual({ type: 'wall', locationId: locks.altona.id });
});

test('number, channel and place are taken once; sizes, controllers and locations must be known', async () => {
  const { berlin, altona } = locks;
  const first = data({ controllerId: berlin.controllerId, channel: 501 });
  await add(berlin, first);
  const refused: [LockData, string][] = [
    [data({ number: first.number }), 'lock.number_taken'],
    [data({ controllerId: berlin.controllerId, channel: 501 }), 'lock.channel_taken'],
    [data({ place: { ...first.place, columnSpan: 3 } }), 'lock.place_taken'],
    [data({ sizeCode: 'XXL' }), 'lock.size_unknown'],
    [data({ priceGroupId: nobody }), 'price_group.unknown'],
    [data({ controllerId: altona.controllerId, channel: 1 }), 'controller.unknown'],
    [data({ controllerId: nobody, channel: 1 }), 'controller.unknown'],
    [data({ channel: 1 }), 'lock.half_wired'],
  ];
  for (const [item, code] of refused) expect((await add(berlin, item)).body.code).toBe(code);
  const elsewhere = {
    ...locks.berlin,
    controllerId: await locks.controller(locks.city.id, (await locks.location(locks.city, 'Ulm')).id),
  };
  expect((await add(berlin, data({ controllerId: elsewhere.controllerId, channel: 1 }))).body.code).toBe(
    'controller.of_other_location',
  );
  for (const id of [locks.abroad.id, nobody]) {
    expect((await add({ ...berlin, id }, data())).body.code).toBe('location.unknown');
  }
});

test('a wall is added whole or not at all, and says which box does not fit', async () => {
  const before = (await city().call(lockApi.list, { filter: {}, ...PAGE })).body.total;
  const items = [data(), data(), data()];
  const broken = [...items, data({ place: items[1]!.place })];
  const refused = await city().call(lockApi.addWall, { locationId: locks.berlin.id, items: broken });
  expect(refused.body.code).toBe('lock.place_taken');
  expect(refused.body.fields).toMatchObject([{ path: 'items.3.place', code: 'lock.place_taken' }]);
  expect((await city().call(lockApi.list, { filter: {}, ...PAGE })).body.total).toBe(before);
  const added = await city().call(lockApi.addWall, { locationId: locks.berlin.id, items });
  expect(added.body).toEqual({ added: 3 });
  expect((await city().call(lockApi.list, { filter: {}, ...PAGE })).body.total).toBe(before + 3);
});

test('two people adding the same number at the same moment: one of them has it', async () => {
  const number = 'RACE';
  const block = acrossCompanies('both adds wait here', sql`lock table lockers.lock in share mode`);
  const answers = await locks.app.race(block, () => [
    add(locks.berlin, data({ number })),
    add(locks.berlin, data({ number })),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe('lock.number_taken');
});

test('an edit tells what changed; one that knows an older version is told what the other did', async () => {
  const item = data();
  const { body: lock } = await add(locks.berlin, item);
  const edited = await edit({ ...item, id: lock.id, version: 1, sizeCode: 'M' });
  expect(edited.body).toMatchObject({ sizeCode: 'M', version: 2 });
  const late = await edit({ ...item, id: lock.id, version: 1, sizeCode: 'L' });
  expect(late.body.code).toBe('lock.changed_meanwhile');
  expect(late.body.conflict).toMatchObject({
    current: { sizeCode: 'M', version: 2 },
    changed: [{ field: 'sizeCode', yours: 'L', theirs: 'M' }],
  });
  const same = await edit({ ...item, id: lock.id, version: 2, sizeCode: 'M' });
  expect(same.body.version).toBe(2);
  expect((await trailOf(lock.id))[0]).toMatchObject({
    action: 'lock.edited',
    before: { sizeCode: 'S' },
    after: { sizeCode: 'M' },
  });
});

test('wired anew a box is to be opened once more; another number changes nothing about it', async () => {
  const { id, channel } = await locks.lock(locks.berlin);
  const found = async () => (await city().call(lockApi.find, { id })).body;
  const edited = async (given: Partial<LockData>) => {
    const { number, sizeCode, controllerId, place, priceGroupId, version } = await found();
    const item = { id, version, number, sizeCode, controllerId, channel, place, priceGroupId, ...given };
    expect((await edit(item)).status).toBe(200);
    return (await found()).state;
  };
  expect(await edited({ number: 'Neu' })).toBe('free');
  expect(await edited({ channel: 777 })).toBe('not_on_sale');
  const looks = await locks.app.db.rows<{ state: string }>(sql`
    select state from walls.box_history where company_id = ${locks.city.id} and lock_id = ${id} order by at desc limit 1`);
  expect(looks).toEqual([{ state: 'not_on_sale' }]);
});

test('a lock moves within its company, with its history; not while somebody has it, and not to another company', async () => {
  const { berlin, altona, abroad, city: mine } = locks;
  const to = await locks.location(mine, 'Jena');
  const { body: lock } = await add(berlin, data({ controllerId: berlin.controllerId, channel: 502 }));
  const move = (locationId: string, given = {}) =>
    city().call(lockApi.move, {
      item: { id: lock.id, locationId, controllerId: null, channel: null, place: lock.place, ...given },
    });
  expect((await move(altona.id)).body.code).toBe('lock.other_company');
  expect((await move(abroad.id)).body.code).toBe('location.unknown');
  const occupancy = await occupy(locks.inCompany(mine.id), order(lock.id));
  expect((await move(to.id)).body.code).toBe('lock.rented');
  await release(locks.inCompany(mine.id), occupancy);

  const wrong = await move(to.id, { controllerId: berlin.controllerId, channel: 502 });
  expect(wrong.body.code).toBe('controller.of_other_location');
  const moved = await move(to.id, { controllerId: to.controllerId, channel: 1 });
  expect(moved.body).toMatchObject({
    locationId: to.id,
    locationName: 'Jena',
    controllerId: to.controllerId,
    qrCode: lock.qrCode,
  });
  expect((await trailOf(lock.id))[0]).toMatchObject({ action: 'lock.moved', after: { location: 'Jena' } });
  expect(
    (await locks.hints(mine))
      .slice(-2)
      .map(({ locationId }) => locationId)
      .toSorted(),
  ).toEqual([berlin.id, to.id].toSorted());
});

test('an archived lock leaves number, place and channel to others; its page stays', async () => {
  const item = data({ controllerId: locks.berlin.controllerId, channel: 503 });
  const { body: lock } = await add(locks.berlin, item);
  expect((await city().call(lockApi.remove, { item: { id: lock.id } })).status).toBe(200);
  expect((await city().call(lockApi.remove, { item: { id: lock.id } })).body.code).toBe('lock.archived');
  expect((await city().call(lockApi.find, { id: lock.id })).body.archivedAt).not.toBeNull();
  expect((await add(locks.berlin, item)).status).toBe(200);
  const listed = async (withArchived: boolean) =>
    (await city().call(lockApi.list, { filter: { search: item.number, withArchived }, ...PAGE })).body.total;
  expect([await listed(false), await listed(true)]).toEqual([1, 2]);
});

test('an archived lock comes back as it was, is opened once before it is sold, and a second time is the same', async () => {
  const { id } = await locks.lock(locks.berlin);
  const before = (await city().call(lockApi.find, { id })).body;
  await city().call(lockApi.remove, { item: { id } });
  const restore = (by = city()) => by.call(lockApi.restore, { item: { id } });
  expect((await restore(locks.by(locks.other))).status).toBe(404);
  const { status, body } = await restore();
  const { number, place, controllerId, channel, qrCode } = before;
  expect([status, body]).toMatchObject([200, { number, place, controllerId, channel, qrCode, archivedAt: null }]);
  expect(body).toMatchObject({ state: 'not_on_sale', gaps: ['unproven'] });
  expect((await restore()).body.version).toBe(body.version);
  expect((await trailOf(id)).map(({ action }) => action).slice(0, 2)).toEqual(['lock.restored', 'lock.archived']);
  expect((await locks.hints(locks.city)).at(-1)).toEqual({ type: 'wall', locationId: locks.berlin.id });
});

test('what was given away since is refused field by field, and another number, channel and place are the way out', async () => {
  const item = data({ controllerId: locks.berlin.controllerId, channel: 510 });
  const { body: lock } = await add(locks.berlin, item);
  await city().call(lockApi.remove, { item: { id: lock.id } });
  await add(locks.berlin, item);
  const restore = (given: object) => city().call(lockApi.restore, { item: { id: lock.id, ...given } });
  const refused = await restore({});
  expect(refused.status).toBe(409);
  expect(refused.body.fields?.map(({ path }) => path)).toEqual(['item.number', 'item.channel', 'item.place.column']);
  const { number, place } = data();
  expect((await restore({ number, place, controllerId: null })).body.code).toBe('lock.half_wired');
  expect((await restore({ number, place, channel: 511, controllerId: locks.altona.controllerId })).body.code).toBe(
    'lock.controller_gone',
  );
  expect((await restore({ number, place, channel: 511 })).body).toMatchObject({ number, channel: 511 });
});

test('restoring against adding the same number: one of them has it', async () => {
  const item = data();
  const { body: lock } = await add(locks.berlin, item);
  await city().call(lockApi.remove, { item: { id: lock.id } });
  const block = acrossCompanies('both wait here', sql`lock table lockers.lock in share mode`);
  const statuses = await locks.app.race(block, () => [
    city()
      .call(lockApi.restore, { item: { id: lock.id } })
      .then(({ status }) => status),
    add(locks.berlin, item).then(({ status }) => status),
  ]);
  expect(statuses.toSorted()).toEqual([200, 409]);
});

test('archiving against letting: only one of them happens', async () => {
  const { body: lock } = await add(locks.berlin, data());
  const held = sql`select from lockers.lock_state where company_id = ${locks.city.id} and lock_id = ${lock.id} for update`;
  const [archived, let_] = await locks.app.race<unknown>(held, () => [
    city()
      .call(lockApi.remove, { item: { id: lock.id } })
      .then(({ status }) => status === 200),
    locks.app.db
      .transaction((db) => occupy({ ...locks.inCompany(locks.city.id), db }, order(lock.id)))
      .then(
        () => true,
        () => false,
      ),
  ]);
  expect([archived, let_].filter(Boolean)).toHaveLength(1);
});

test('a box is let only while it is free, in service and there', async () => {
  const inCity = locks.inCompany(locks.city.id);
  const { body: lock } = await add(locks.berlin, data());
  const refusal = () =>
    occupy(inCity, order(lock.id)).then(
      () => null,
      ({ code }) => code,
    );
  const service = (isInService: boolean) =>
    city().call(lockApi.setService, { ids: [lock.id], isInService, reason: 'Test' });
  await service(false);
  expect(await refusal()).toBe('lock.out_of_service');
  await service(true);
  const first = await occupy(inCity, { ...order(lock.id), kind: 'reserved' });
  expect(await refusal()).toBe('lock.reserved');
  await changeOccupancy(inCity, first, { kind: 'rented', endsAt: locks.app.time.now });
  expect(await refusal()).toBe('lock.rented');
  const rented = await city().call(lockApi.find, { id: lock.id });
  expect(rented.body).toMatchObject({ state: 'rented', occupancy: { kind: 'rented', orderNumber: 'B-1' } });
  await release(inCity, first);
  await release(inCity, first);
  await expect(changeOccupancy(inCity, first, { kind: 'overrun' })).rejects.toMatchObject({
    code: 'lock.not_occupied',
  });
  expect((await city().call(lockApi.find, { id: lock.id })).body.occupancy).toBeNull();
  await city().call(lockApi.remove, { item: { id: lock.id } });
  expect(await refusal()).toBe('lock.archived');
  const countIndependent = locks.inCompany(locks.hamburg.id);
  await expect(occupy(countIndependent, order(lock.id))).rejects.toMatchObject({ code: 'lock.unknown' });
});

test('two rentals of one box at the same moment: one of them has it', async () => {
  const { body: lock } = await add(locks.berlin, data());
  const held = sql`select from lockers.lock_state where company_id = ${locks.city.id} and lock_id = ${lock.id} for update`;
  const won = await locks.app.race<boolean>(held, () =>
    [1, 2, 3].map(() =>
      locks.app.db
        .transaction((db) => occupy({ ...locks.inCompany(locks.city.id), db }, order(lock.id)))
        .then(
          () => true,
          () => false,
        ),
    ),
  );
  expect(won.filter(Boolean)).toHaveLength(1);
});

test('out of service with a reason, several at once, over companies; what is so already stays', async () => {
  const [{ body: one }, { body: two }] = [await add(locks.berlin, data()), await add(locks.altona, data())];
  const set = (ids: string[], isInService: boolean, reason = 'Wird gereinigt') =>
    city().call(lockApi.setService, { ids, isInService, reason });
  expect((await set([one.id], false)).body).toEqual({ changed: 1 });
  expect((await set([one.id, two.id], false)).body).toEqual({ changed: 1 });
  expect((await set([one.id, two.id], false)).body.code).toBe('lock.already_so');
  expect((await city().call(lockApi.find, { id: two.id })).body).toMatchObject({
    state: 'out_of_service',
    outOfService: { cause: 'staff', reason: 'Wird gereinigt', personName: 'Test Person' },
  });
  expect((await set([one.id, two.id], true)).body).toEqual({ changed: 2 });
  expect((await trailOf(two.id, locks.hamburg.id)).map(({ action }) => action)).toEqual([
    'lock.put_back',
    'lock.taken_out',
    'lock.added',
  ]);
  expect((await set([one.id, nobody], false)).body.code).toBe('lock.unknown');
  expect((await city().call(lockApi.find, { id: one.id })).body.outOfService).toBeNull();
});

test('notes are counted and can be taken away again', async () => {
  const { body: lock } = await add(locks.berlin, data());
  const { body: note } = await city().call(lockApi.addNote, { id: lock.id, text: 'Tür klemmt' });
  const found = await city().call(lockApi.find, { id: lock.id });
  expect(found.body).toMatchObject({ notes: 1, noteList: [{ text: 'Tür klemmt', personName: 'Test Person' }] });
  expect((await city().call(lockApi.removeNote, { id: lock.id, noteId: nobody })).body.code).toBe('lock_note.unknown');
  await city().call(lockApi.removeNote, { id: lock.id, noteId: note.id });
  expect((await city().call(lockApi.find, { id: lock.id })).body).toMatchObject({ notes: 0, noteList: [] });
});

test('a lock out of sight is as unknown as nobody, whatever is asked of it', async () => {
  const stranger = await locks.lock(locks.abroad);
  const mine = await locks.lock(locks.berlin);
  const item = data();
  for (const [caller, id] of [
    [locks.city, stranger.id],
    [locks.hamburg, mine.id],
    [locks.city, newId()],
  ] as const) {
    const call = locks.by(caller).call;
    const answers = [
      await call(lockApi.find, { id }),
      await call(lockApi.edit, { item: { ...item, id, version: 1 } }),
      await call(lockApi.move, {
        item: { id, locationId: locks.berlin.id, controllerId: null, channel: null, place: item.place },
      }),
      await call(lockApi.remove, { item: { id } }),
      await call(lockApi.setService, { ids: [id], isInService: false, reason: 'Test' }),
      await call(lockApi.addNote, { id, text: 'x' }),
      await call(lockApi.removeNote, { id, noteId: nobody }),
      await call(maintenanceApi.logs, { id }),
      await call(maintenanceApi.statistics, { id, days: 7 }),
      await call(maintenanceApi.telemetry, { id, days: 7 }),
      await call(maintenanceApi.stickers, { ids: [id] }),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'lock.unknown']);
  }
});

test('several locks are wired to a controller in the order of their numbers, and again it is the same', async () => {
  const { berlin, altona } = locks;
  const assign = (ids: string[], controllerId = berlin.controllerId, firstChannel = 700) =>
    city().call(lockApi.assignController, { ids, controllerId, firstChannel });
  const added: string[] = [];
  for (const number of ['W10', 'W9', 'W11']) added.push((await add(berlin, data({ number }))).body.id);
  await add(berlin, data({ controllerId: berlin.controllerId, channel: 701 }));
  expect((await assign(added)).body).toEqual({ changed: 3 });
  const channels = async () =>
    Promise.all(added.map(async (id) => (await city().call(lockApi.find, { id })).body.channel));
  expect(await channels()).toEqual([702, 700, 703]);
  expect((await assign(added)).body).toEqual({ changed: 0 });
  expect((await assign([added[0]!], berlin.controllerId, 700)).body).toEqual({ changed: 0 });
  expect(await trailOf(added[1]!)).toMatchObject([
    { action: 'lock.edited', after: { controllerId: berlin.controllerId, channel: 700 } },
    { action: 'lock.added' },
  ]);
  const elsewhere = (await add(altona, data())).body.id;
  const refused: [Promise<{ body: unknown }>, string][] = [
    [assign([...added, elsewhere]), 'controller.of_other_location'],
    [assign([elsewhere]), 'controller.unknown'],
    [assign([added[0]!, nobody]), 'lock.unknown'],
    [assign(added, nobody), 'controller.unknown'],
    [assign(added, berlin.controllerId, 998), 'lock.channels_used_up'],
  ];
  for (const [answer, code] of refused) expect((await answer).body).toMatchObject({ code });
  expect(
    (
      await locks
        .by(locks.hamburg)
        .call(lockApi.assignController, { ids: added, controllerId: berlin.controllerId, firstChannel: 1 })
    ).body,
  ).toMatchObject({ code: 'lock.unknown' });
});
