import { openAccountsWith, type TestAccounts } from '@fachwerk/customer-accounts/testing';
import { newId } from '@fachwerk/server/ids';
import { work } from '@fachwerk/server/job-work';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MOST_DEVICES, pushApi } from '../contract.ts';
import { deliverPush } from './deliver-push.job.ts';
import { saveDevice } from './device-store.ts';
import { countPushed, removeDevicesOf, sendPushes } from './facade.ts';
import { push } from './module.ts';
import { openPushService } from './push-service.for-tests.ts';

let world: TestAccounts;
let service: ReturnType<typeof openPushService>;
beforeAll(async () => {
  world = await openAccountsWith({}, push);
});
afterAll(() => world.app.close());
beforeEach(() => {
  service = openPushService(world.app.app);
  // Tries are counted by the minute.
  world.app.time.now = new Date(world.app.time.now.getTime() + 120_000);
});

let people = 0;
/** Signed in at the site of a franchisee; customers are the network's. */
async function visitor(company = world.nord) {
  const email = `gast${++people}@example.org`;
  const { id } = await world.known(company, { email });
  const at = world.at(company, await world.signIn(company, email));
  return {
    id,
    start: (device: ReturnType<typeof service.browser>['device']) => world.app.call(pushApi.start, device, at),
    end: (endpoint?: string) => world.app.call(pushApi.end, { ...(endpoint && { endpoint }) }, at),
    key: async () => (await world.app.call(pushApi.key, {}, at)).body.publicKey,
    devices: async () => (await world.app.call(pushApi.mine, {}, at)).body.devices,
  };
}
const content = (title = 'Neues') => ({
  title,
  text: 'Trüffel',
  to: '/newsletter/weiter/1/2',
  picture: null,
  end: { path: '/newsletter/abmelden/geheim', label: 'Ausschalten' },
});
const inNetwork = () => world.in_(world.network);
async function send(...customerIds: string[]) {
  const mailingId = newId();
  const to = customerIds.map((customerId) => ({ customerId, content: content() }));
  await world.app.db.transaction((db) => sendPushes({ ...inNetwork(), db }, mailingId, to));
  return mailingId;
}

test('a device is switched on by its owner and reads what nobody between us can; twice is once', async () => {
  const anna = await visitor();
  const phone = service.browser();
  const key = await anna.key();
  expect([await anna.key(), await (await visitor(world.sued)).key()]).toEqual([key, key]);
  expect(await (await visitor(world.stranger)).key()).not.toBe(key);
  expect((await anna.start(phone.device)).status).toBe(200);
  expect((await anna.start(phone.device)).status).toBe(200);
  expect(await anna.devices()).toBe(1);

  const mailingId = await send(anna.id);
  await world.app.runJobs();
  expect(phone.shown()).toEqual([{ ...content(), tag: mailingId }]);
  const { headers, body } = service.got[0]!;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(headers.authorization).toContain(`k=${key}`);
  expect(Buffer.from(body).toString('latin1')).not.toContain('Trüffel');
  expect(await countPushed(inNetwork(), mailingId)).toEqual({ sent: 1, refused: 0 });
  // Neither the address nor what was said lies open in the database.
  const { db, sql } = world.app;
  const rows = [
    ...(await db.rows(sql`select * from push.device where company_id = ${world.network.id}`)),
    ...(await db.rows(sql`select * from push.key where company_id = ${world.network.id}`)),
    ...(await db.rows(sql`select * from push.delivery where company_id = ${world.network.id}`)),
  ];
  expect(JSON.stringify(rows)).not.toContain(phone.device.endpoint);
  expect(JSON.stringify(rows)).not.toContain('geheim');
});

test('an address that is no push service is refused, and so is whoever is not signed in', async () => {
  const anna = await visitor();
  const { device } = service.browser();
  const refused = await anna.start({ ...device, endpoint: 'https://intern.example/hook' });
  expect([refused.status, refused.body.code]).toEqual([422, 'push.endpoint_refused']);
  expect((await anna.start({ ...device, keys: { p256dh: 'x', auth: 'y' } })).status).toBe(422);
  expect((await world.app.call(pushApi.start, device, { siteOf: world.nord.id })).status).toBe(401);
  expect(await anna.devices()).toBe(0);
});

test('a browser belongs to whoever switched it on last; each ends their own', async () => {
  const [anna, ben] = [await visitor(), await visitor()];
  const [shared, own] = [service.browser(), service.browser()];
  await anna.start(shared.device);
  await ben.start(shared.device);
  await ben.start(own.device);
  expect([await anna.devices(), await ben.devices()]).toEqual([0, 2]);
  await anna.end(own.device.endpoint);
  await anna.end();
  expect(await ben.devices()).toBe(2);
  await ben.end(own.device.endpoint);
  expect(await ben.devices()).toBe(1);
  await send(anna.id, ben.id);
  await world.app.runJobs();
  expect([shared.shown().length, own.shown().length]).toEqual([1, 0]);
});

test('nobody has more devices than they could hold', async () => {
  const anna = await visitor();
  for (let n = 0; n < MOST_DEVICES; n++) await saveDevice(inNetwork(), anna.id, service.browser().device);
  expect((await anna.start(service.browser().device)).body.code).toBe('push.too_many_devices');
  expect(await anna.devices()).toBe(MOST_DEVICES);
});

for (const status of [404, 410]) {
  test(`a device that is gone (${status}) is forgotten, with what waits for it`, async () => {
    const anna = await visitor();
    await anna.start(service.browser().device);
    service.state.status = status;
    const first = await send(anna.id);
    const second = await send(anna.id);
    await world.app.runJobs();
    expect(await anna.devices()).toBe(0);
    expect(service.got).toHaveLength(1);
    expect(await countPushed(inNetwork(), first)).toEqual({ sent: 0, refused: 1 });
    expect(await countPushed(inNetwork(), second)).toEqual({ sent: 0, refused: 0 });
  });
}

test('a push service in trouble is asked again, and one that says no is not', async () => {
  const anna = await visitor();
  const phone = service.browser();
  await anna.start(phone.device);
  const mailingId = await send(anna.id);
  const { db, sql } = world.app;
  const [{ id: deliveryId }] = (await db.rows<{ id: string }>(
    sql`select id from push.delivery where company_id = ${world.network.id} and mailing_id = ${mailingId}`,
  )) as [{ id: string }];
  const deliver = () =>
    work({ ...world.app, now: () => world.app.time.now }, deliverPush, { companyId: world.network.id, deliveryId });
  service.state.status = 503;
  await expect(deliver()).rejects.toThrow();
  expect(await countPushed(inNetwork(), mailingId)).toEqual({ sent: 0, refused: 0 });
  service.state.status = 201;
  await deliver();
  await deliver();
  expect(service.got).toHaveLength(2);
  // Had the worker died before it wrote that down, the same would be shown once: one topic, one tag.
  expect(new Set(service.got.map(({ headers }) => headers.topic)).size).toBe(1);
  expect(new Set(phone.shown().map(({ tag }) => tag))).toEqual(new Set([mailingId]));
  expect(await countPushed(inNetwork(), mailingId)).toEqual({ sent: 1, refused: 0 });
  service.state.status = 400;
  const refused = await send(anna.id);
  await world.app.runJobs();
  expect(await countPushed(inNetwork(), refused)).toEqual({ sent: 0, refused: 1 });
  expect(await anna.devices()).toBe(1);
});

test('what was written and has not left is withdrawn from whoever switches it off', async () => {
  const anna = await visitor();
  await anna.start(service.browser().device);
  await send(anna.id);
  await world.app.db.transaction((db) => removeDevicesOf({ ...inNetwork(), db }, anna.id));
  await world.app.runJobs();
  expect(service.got).toEqual([]);
});
