import { textsIn } from '@fachwerk/server/texts-in';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMessaging, type TestMessaging, type TestShop } from '../server/messaging.for-tests.ts';
import { siteDe } from '../texts/site.de.ts';
import { pages } from './pages.tsx';

const texts = await textsIn(new URL('../texts/', import.meta.url));

let world: TestMessaging;
let shop: TestShop;
let path: string;
beforeAll(async () => {
  world = await openMessaging({ site: siteForTests(pages, { texts }) });
});
afterAll(() => world.app.close());
beforeEach(async () => {
  shop = await world.shop();
  await shop.customer();
  await shop.send();
  await world.app.runJobs();
  path = new URL((await shop.mails())[0]!.unsubscribe).pathname;
});

const host = () => siteHostFor(shop.companyId);
const get = (url = path) => world.app.http.inject({ url, headers: { host: host() } });
const post = (payload: string, headers: Record<string, string> = {}, url = path) =>
  world.app.http.inject({
    method: 'POST',
    url,
    payload,
    headers: { host: host(), 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const ONE_CLICK = 'List-Unsubscribe=One-Click';

test('looking shows a button and ends nothing; the button ends it, without JavaScript', async () => {
  for (let looks = 0; looks < 2; looks++) {
    const shown = await get();
    expect([shown.statusCode, shown.body.includes(siteDe['message_unsubscribe.ask'])]).toEqual([200, true]);
  }
  expect((await post('act=end')).statusCode).toBe(303);
  const { body } = await get();
  expect(body).toContain(siteDe['message_unsubscribe.done']);
  expect(body).not.toContain('value="end"');
});

test('the one click of a mail program ends it and is answered at once, without a redirect', async () => {
  const clicked = await post(ONE_CLICK);
  expect([clicked.statusCode, clicked.headers.location]).toEqual([200, undefined]);
  expect(clicked.body).toContain(siteDe['message_unsubscribe.done']);
  expect((await post(ONE_CLICK)).statusCode).toBe(200);
});

test('so does one that comes in parts', async () => {
  const parts = ['--b', 'Content-Disposition: form-data; name="List-Unsubscribe"', '', 'One-Click', '--b--', ''];
  const clicked = await post(parts.join('\r\n'), { 'content-type': 'multipart/form-data; boundary=b' });
  expect(clicked.statusCode).toBe(200);
  expect((await get()).body).toContain(siteDe['message_unsubscribe.done']);
});

test('anything else that is sent there ends nothing', async () => {
  expect((await post('List-Unsubscribe=Perhaps')).statusCode).toBe(422);
  expect((await post('--b', { 'content-type': 'multipart/form-data; boundary=b' })).statusCode).toBe(400);
  expect((await post(ONE_CLICK, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await post(ONE_CLICK, {}, '/newsletter/abmelden/erfunden')).statusCode).toBe(404);
  expect((await get()).body).toContain(siteDe['message_unsubscribe.ask']);
});
