import { addMinutes } from '@fachwerk/base/time';
import { EVERYTHING, openDevice, openLocks, type TestLocks } from '@fachwerk/maintenance/testing';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Controller, controllerApi } from '../../contract-controller.ts';

let locks: TestLocks;
beforeAll(async () => {
  locks = await openLocks();
  await locks.app.start();
});
afterAll(() => locks.app.close());

const data = (given: object = {}) => ({
  name: 'Wand 1',
  kind: 'controller' as const,
  locationId: locks.berlin.id,
  serial: 'SN-1',
  note: '',
  ...given,
});

async function added(given: object = {}) {
  const { status, body } = await locks.by(locks.city).call(controllerApi.add, { controller: data(given) });
  expect(status, body.error).toBe(200);
  return body;
}

const found = async (id: string): Promise<Controller> =>
  (await locks.by(locks.city).call(controllerApi.find, { controller: { id } })).body;

test('a new controller gets a token for 24 hours, of which only the hash stays', async () => {
  const { controller, provisioning } = await added();
  expect(controller).toMatchObject({
    ...data(),
    state: 'new',
    companyId: locks.city.id,
    locationName: 'Berlin',
    locks: 0,
  });
  expect(provisioning).toMatchObject({
    expiresAt: addMinutes(locks.app.time.now, 24 * 60).toISOString(),
    provisionUrl: 'http://localhost:3000/api/location/controllers/provision',
  });
  const { db, sql } = locks.app;
  const row = await db.first(
    sql`select * from devices.controller where company_id = ${locks.city.id} and id = ${controller.id}`,
  );
  expect(JSON.stringify(row)).not.toContain(provisioning.token);
});

test('a token is exchanged once', async () => {
  const { controller, provisioning } = await added();
  const first = await locks.app.call(controllerApi.provision, { token: provisioning.token });
  expect(first.body).toMatchObject({
    companyCode: locks.city.code,
    controllerId: controller.id,
    username: controller.id,
    heartbeatSeconds: 30,
    brokerUrl: expect.stringMatching(/^mqtt:\/\/localhost:\d+$/),
  });
  expect((await found(controller.id)).state).toBe('waiting');
  const second = await locks.app.call(controllerApi.provision, { token: provisioning.token });
  expect([second.status, second.body.code]).toEqual([404, 'provisioning.token_unknown']);
});

test('an external broker learns who may connect', async () => {
  const { controller, provisioning } = await added();
  const { username, password } = (await locks.app.call(controllerApi.provision, { token: provisioning.token })).body;
  const check = async (given: object) =>
    (await locks.app.call(controllerApi.checkDevice, { username, password, ...given })).body;
  const [allowed, denied] = [
    { result: 'allow', ok: true },
    { result: 'deny', ok: false },
  ];
  expect(await check({})).toEqual(allowed);
  expect(await check({ clientid: username })).toEqual(allowed);
  expect(await check({ clientid: 'of another one' })).toEqual(denied);
  expect(await check({ password: 'wrong' })).toEqual(denied);
  expect(await check({ username: newId() })).toEqual(denied);
  expect(await check({ username: 'admin' })).toEqual(denied);
  await locks.by(locks.city).call(controllerApi.renewToken, { controller: { id: controller.id } });
  expect(await check({})).toEqual(denied);
});

test('two devices with one token: one gets credentials', async () => {
  const { controller, provisioning } = await added();
  const { sql } = locks.app;
  const row = sql`select from devices.controller where company_id = ${locks.city.id} and id = ${controller.id} for update`;
  const call = () => locks.app.call(controllerApi.provision, { token: provisioning.token });
  const answers = await locks.app.race(row, () => [call(), call(), call()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
});

test('a controller is edited by whoever has read its newest version', async () => {
  const { controller } = await added();
  const edit = (given: object) =>
    locks
      .by(locks.city)
      .call(controllerApi.edit, { controller: { ...data(), id: controller.id, version: 1, ...given } });
  expect((await edit({ name: 'Wand links' })).body).toMatchObject({ name: 'Wand links', version: 2 });
  const late = await edit({ name: 'Wand rechts' });
  expect([late.status, late.body.code]).toEqual([409, 'controller.changed_meanwhile']);
  const { db, sql } = locks.app;
  const notes = await db.rows(sql`
    select action, before, after from kit.audit_entry
    where company_id = ${locks.city.id} and subject_id = ${controller.id} order by at, id`);
  expect(notes).toMatchObject([
    { action: 'controller.added' },
    { action: 'controller.edited', before: { name: 'Wand 1' }, after: { name: 'Wand links' } },
  ]);
});

test('a controller with locks stays where it is, and in use', async () => {
  const at = await locks.location(locks.city, 'Ostbahnhof');
  await locks.lock(at);
  const current = await found(at.controllerId);
  const moved = { ...data(), id: current.id, version: current.version };
  expect((await locks.by(locks.city).call(controllerApi.edit, { controller: moved })).body.code).toBe(
    'controller.has_locks',
  );
  const archived = await locks.by(locks.city).call(controllerApi.archive, { controller: { id: current.id } });
  expect([archived.status, archived.body.code]).toEqual([409, 'controller.has_locks']);
});

test('a ping shows the round trip, and a second answer does not change it', async () => {
  const device = await openDevice(locks, locks.berlin);
  const technician = locks.by(locks.city, ['locks.service']);
  const controller = { id: locks.berlin.controllerId };
  expect((await technician.call(controllerApi.ping, { controller })).status).toBe(200);
  expect((await found(controller.id)).lastPing).toMatchObject({ milliseconds: null });
  await locks.app.runJobs();
  const command = await device.command();
  expect(command).toMatchObject({ kind: 'ping', lock: null });
  const { now } = locks.app.time;
  locks.app.time.now = new Date(now.getTime() + 42);
  await device.answer({ id: command.id, step: 'pong' });
  locks.app.time.now = new Date(now.getTime() + 99);
  await device.answer({ id: command.id, step: 'pong' });
  expect((await found(controller.id)).lastPing).toEqual({ at: now.toISOString(), milliseconds: 42 });
  await device.client.endAsync();
  await expect.poll(async () => (await found(controller.id)).state).toBe('offline');
  const away = await technician.call(controllerApi.ping, { controller });
  expect([away.status, away.body.code]).toEqual([409, 'controller.offline']);
});

test('the list is filtered by kind, words, place and state', async () => {
  const terminal = (await added({ name: 'Tablet am Eingang', kind: 'terminal', serial: '50%' })).controller;
  const list = async (input: object) =>
    (await locks.by(locks.city).call(controllerApi.list, input)).body.controllers.map(({ id }) => id);
  expect(await list({ kind: 'terminal' })).toEqual([terminal.id]);
  expect(await list({ search: 'eingang' })).toEqual([terminal.id]);
  expect(await list({ search: '0%' })).toEqual([terminal.id]);
  expect(await list({ search: '_' })).toEqual([]);
  expect(await list({ locationId: locks.altona.id })).toEqual([locks.altona.controllerId]);
  expect(await list({ state: 'new' })).toContain(terminal.id);
  expect(await list({ state: 'online', search: 'eingang' })).toEqual([]);
});

test('controllers without a connection come first, then by location and name', async () => {
  const { controller } = await added({ name: 'Wand 0' });
  await added({ name: 'Wand 9' });
  const { db, sql } = locks.app;
  await db.rows(sql`
    update devices.controller set is_online = true, password_hash = 'x' where company_id = ${locks.city.id} and id = ${controller.id}`);
  const { body } = await locks.by(locks.city).call(controllerApi.list, { kind: 'controller' });
  const isOnline = body.controllers.map(({ state }: Controller) => state === 'online');
  expect(isOnline).toContain(true);
  expect(isOnline.indexOf(true)).toBe(isOnline.lastIndexOf(false) + 1);
});

test('a franchisor manages the controllers of its franchisee, a stranger and the franchisee nobody else’s', async () => {
  const { controller } = await added({ locationId: locks.altona.id });
  expect(controller.companyId).toBe(locks.hamburg.id);
  expect((await locks.by(locks.hamburg).call(controllerApi.find, { controller: { id: controller.id } })).status).toBe(
    200,
  );

  const own = (await added()).controller;
  const everyCall = (id: string, company: typeof locks.city) => {
    const person = locks.by(company);
    return Promise.all([
      person.call(controllerApi.find, { controller: { id } }),
      person.call(controllerApi.ping, { controller: { id } }),
      person.call(controllerApi.edit, { controller: { ...data(), id, version: 1 } }),
      person.call(controllerApi.renewToken, { controller: { id } }),
      person.call(controllerApi.archive, { controller: { id } }),
      person.call(controllerApi.restore, { controller: { id } }),
    ]);
  };
  for (const company of [locks.hamburg, locks.other]) {
    const foreign = await everyCall(own.id, company);
    const nobody = await everyCall(newId(), company);
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(foreign.map(({ body }) => ({ ...body, requestId: '' }))).toEqual(
      nobody.map(({ body }) => ({ ...body, requestId: '' })),
    );
    const listed = (await locks.by(company).call(controllerApi.list, {})).body.controllers;
    expect(listed.map(({ id }) => id)).not.toContain(own.id);
    const there = await locks.by(company).call(controllerApi.add, { controller: data() });
    expect([there.status, there.body.code]).toEqual([404, 'location.unknown']);
  }
});

test('a technician sees controllers and pings them, but manages none', async () => {
  const technician = locks.by(
    locks.city,
    EVERYTHING.filter((name) => name !== 'controllers.manage'),
  );
  expect((await technician.call(controllerApi.list, {})).status).toBe(200);
  expect((await technician.call(controllerApi.add, { controller: data() })).status).toBe(403);
  expect((await technician.call(controllerApi.renewToken, { controller: { id: newId() } })).status).toBe(403);
});

test('a token that is expired, renewed or of an archived controller opens nothing', async () => {
  const [expired, renewed, archived] = [await added(), await added(), await added()];
  await locks.by(locks.city).call(controllerApi.renewToken, { controller: { id: renewed.controller.id } });
  await locks.by(locks.city).call(controllerApi.archive, { controller: { id: archived.controller.id } });
  const status = async ({ provisioning: { token } }: typeof expired) =>
    (await locks.app.call(controllerApi.provision, { token })).status;
  expect([await status(renewed), await status(archived)]).toEqual([404, 404]);
  locks.app.time.now = addMinutes(locks.app.time.now, 24 * 60);
  expect(await status(expired)).toBe(404);
});

test('a controller comes back from the archive without credentials, and a second time is the same', async () => {
  const { controller } = await added({ name: 'Wand 9' });
  const id = controller.id;
  const city = locks.by(locks.city);
  const listed = async (isArchived: boolean) =>
    (await city.call(controllerApi.list, isArchived ? { archived: 'only' } : {})).body.controllers.some(
      (each) => each.id === id,
    );
  await city.call(controllerApi.archive, { controller: { id } });
  expect([await listed(false), await listed(true)]).toEqual([false, true]);
  const { status, body } = await city.call(controllerApi.restore, { controller: { id } });
  expect([status, body]).toMatchObject([200, { archivedAt: null, state: 'new' }]);
  expect((await city.call(controllerApi.restore, { controller: { id } })).body.version).toBe(body.version);
  expect([await listed(false), await listed(true)]).toEqual([true, false]);
  const { db, sql } = locks.app;
  const trail = await db.rows<{ action: string }>(sql`
    select action from kit.audit_entry where company_id = ${locks.city.id} and subject_id = ${id} order by at, id`);
  expect(trail.map(({ action }) => action)).toEqual(['controller.added', 'controller.archived', 'controller.restored']);
});

test('the token of a terminal pairs a tablet, and is no way to the broker', async () => {
  const { provisioning } = await added({ kind: 'terminal', name: 'Tablet' });
  const { status, body } = await locks.app.call(controllerApi.provision, { token: provisioning.token });
  expect([status, body.code]).toEqual([404, 'provisioning.token_unknown']);
});
