import { customerApi } from '@fachwerk/customers/contract-staff';
import { mediaApi } from '@fachwerk/media/contract';
import { openPushService } from '@fachwerk/push/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messageApi } from '../contract.ts';
import { messageLinkApi, subscriptionApi } from '../contract-site.ts';
import { openMessaging, type TestMessaging, type TestShop } from './messaging.for-tests.ts';

let world: TestMessaging;
let shop: TestShop;
let service: ReturnType<typeof openPushService>;
beforeAll(async () => {
  world = await openMessaging();
});
afterAll(() => world.app.close());
beforeEach(async () => {
  world.app.time.now = new Date('2026-03-02T10:00:00Z');
  service = openPushService(world.app.app);
  shop = await world.shop();
});

async function runAll() {
  for (let done = 1; done > 0; world.later(3)) done = await world.app.runJobs();
}
async function withDevice(given: Parameters<TestShop['customer']>[0] = {}) {
  const customer = await shop.customer(given);
  const browser = service.browser();
  await shop.device(customer.id, browser.device);
  return { ...customer, browser };
}
const BUTTON = { label: 'Zur Karte', url: 'https://bella.example/karte?w=47' };
const followed = (path: string, at = shop) => {
  const [, , , id, mark] = path.split('/');
  return world.app.call(messageLinkApi.follow, { id: id!, mark: mark! }, { siteOf: at.companyId });
};

test('on devices whoever has switched them on is reached, newsletter or not, and each device once', async () => {
  const anna = await withDevice({ newsletter: 'none' });
  const second = service.browser();
  await shop.device(anna.id, second.device);
  await shop.customer();
  await withDevice({ isBlocked: true });
  const counted = await shop.staff.call(messageApi.count, { recipients: { kind: 'all' }, channel: 'push' });
  expect(counted.body.count).toBe(1);
  expect(counted.body.leftOut.map(({ reason }) => reason).sort()).toEqual(['blocked', 'no_device']);

  const { id } = (await shop.send({ channel: 'push', button: BUTTON })).body;
  await runAll();
  const [shown] = anna.browser.shown();
  expect(shown).toMatchObject({ title: expect.stringMatching(/^Neues von Bella/), tag: id });
  expect(shown!.text).toBe('Guten Tag Anna,\nwir haben Trüffel.');
  expect(second.shown()).toHaveLength(1);
  expect(await shop.mails()).toEqual([]);
  expect(await shop.find(id)).toMatchObject({ channel: 'push', state: 'done', sentCount: 1, deliveredCount: 2 });
});

test('the way out of a channel ends that one alone', async () => {
  const anna = await withDevice();
  const { id } = (await shop.send({ channel: 'push' })).body;
  await runAll();
  const { end } = anna.browser.shown()[0] as { end: { path: string; label: string } };
  expect(end.label).toBe('Abbestellen');
  const token = end.path.split('/').at(-1)!;
  const at = { siteOf: shop.companyId };
  expect((await world.app.call(subscriptionApi.show, { token }, at)).body).toEqual({
    isSubscribed: true,
    channel: 'push',
  });
  for (let clicks = 0; clicks < 2; clicks++)
    expect((await world.app.call(subscriptionApi.end, { token }, at)).body.isSubscribed).toBe(false);
  expect((await shop.find(id)).unsubscribedCount).toBe(1);
  expect((await shop.send({ channel: 'push' })).body.code).toBe('message.nobody');
  const reader = world.app.as({ companyId: shop.companyId, capabilities: ['customers.read'] });
  expect((await reader.call(customerApi.find, { id: anna.id })).body.newsletter).toBe('confirmed');
});

test('a test on devices goes to the own ones of whoever writes, and says where there are none', async () => {
  const message = { title: 'Neues', text: 'Hallo', button: null, pictureId: null };
  const sent = () => shop.staff.call(messageApi.test, { message, channel: 'push' });
  const refused = await sent();
  expect([refused.status, refused.body.code]).toEqual([409, 'message.no_own_device']);
  const { email } = (await shop.staff.call(messageApi.test, { message, channel: 'email' })).body;
  const own = await withDevice({ email });
  const other = await withDevice();
  expect((await sent()).status).toBe(200);
  await runAll();
  expect([own.browser.shown().length, other.browser.shown().length]).toEqual([1, 0]);
});

test('a link that is followed is counted once for each copy, leads where the message says, and names nobody', async () => {
  const rival = await world.shop();
  await shop.customer();
  await shop.customer();
  const { id } = (await shop.send({ button: BUTTON })).body;
  await runAll();
  const paths = (await shop.mails()).map(({ bodyText }) => /\/newsletter\/weiter\/\S+/.exec(bodyText)![0]);
  expect(new Set(paths).size).toBe(2);
  for (const path of [...paths, paths[0]!]) expect((await followed(path)).body).toEqual({ url: BUTTON.url });
  expect((await shop.find(id)).clickedCount).toBe(2);
  // More copies than were sent nobody can make up.
  expect((await followed(`/newsletter/weiter/${id}/AAAAAAAAAAA`)).status).toBe(200);
  expect((await shop.find(id)).clickedCount).toBe(2);
  expect((await followed(paths[0]!, rival)).body.code).toBe('message.link_invalid');
  const { db, sql } = world.app;
  const kept = await db.rows(sql`select * from messaging.recipient where company_id = ${shop.companyId}`);
  expect(paths.some((path) => JSON.stringify(kept).includes(path.split('/').at(-1)!))).toBe(false);
});

test('two clicks of one copy at the same moment are one', async () => {
  await shop.customer();
  const { id } = (await shop.send({ button: BUTTON })).body;
  await runAll();
  const [path] = (await shop.mails()).map(({ bodyText }) => /\/newsletter\/weiter\/\S+/.exec(bodyText)![0]);
  const { sql } = world.app;
  const row = sql`select from messaging.message where company_id = ${shop.companyId} and id = ${id} for update`;
  await world.app.race(row, () => [followed(path!), followed(path!)]);
  expect((await shop.find(id)).clickedCount).toBe(1);
});

test('a picture of the library stands in the mail under one address for all; one of another company is unknown', async () => {
  const rival = await world.shop();
  await shop.customer();
  await shop.customer();
  const pictureId = await shop.picture();
  expect((await rival.send({ pictureId })).body.code).toBe('message.nobody');
  await rival.customer();
  expect((await rival.send({ pictureId })).body.code).toBe('message.picture_unknown');
  await shop.send({ pictureId });
  await runAll();
  const { db, sql } = world.app;
  const mails = await db.rows<{ bodyHtml: string }>(
    sql`select body_html from kit.mail where company_id = ${shop.companyId} and mailing_id is not null`,
  );
  const pictures = mails.map(({ bodyHtml }) => /<img src="([^"]+\.jpg)" alt="Trüffel"/.exec(bodyHtml)?.[1]);
  expect(pictures).toHaveLength(2);
  expect(new Set(pictures).size).toBe(1);
  const removed = await shop.librarian.call(mediaApi.remove, { id: pictureId });
  expect(removed.body.code).toBe('media.in_use');
  expect(pictures[0]).toMatch(/^http/);
});
