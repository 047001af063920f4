import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountApi } from '../../contract.ts';
import { type Browser, openAuth, type Person, type TestAuth } from '../testing.ts';

let auth: TestAuth;
let anna: Person;
let desk: Browser;
beforeAll(async () => {
  auth = await openAuth();
});
afterAll(() => auth.app.close());
beforeEach(async () => {
  anna = await auth.person();
  desk = await auth.signedIn(anna);
});

const MENU = { pinned: ['/admin/kitchen', '/admin/orders'], hidden: ['/statistics'] };
const menuOf = async (browser: Browser) => (await browser.call(accountApi.me, {})).body.menu;

test('a menu is a person’s own, here and where they sign in next', async () => {
  expect(await menuOf(desk)).toEqual({ pinned: [], hidden: [] });
  expect((await desk.call(accountApi.saveMenu, MENU)).body).toEqual(MENU);
  const phone = await auth.signedIn(anna, '192.0.2.7');
  expect([await menuOf(desk), await menuOf(phone)]).toEqual([MENU, MENU]);
  const colleague = await auth.signedIn(await auth.person());
  const stranger = await auth.signedIn(await auth.person(['administrator'], {}, auth.bella));
  for (const other of [colleague, stranger]) expect(await menuOf(other)).toEqual({ pinned: [], hidden: [] });
  await stranger.call(accountApi.saveMenu, { pinned: [], hidden: [] });
  expect(await menuOf(desk)).toEqual(MENU);
});

test('saved again it is the same, and other browsers are notified once', async () => {
  const answers = [await desk.call(accountApi.saveMenu, MENU), await desk.call(accountApi.saveMenu, MENU)];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, MENU],
    [200, MENU],
  ]);
  expect(await auth.toldTo(anna)).toEqual([{ type: 'changed' }]);
});

test('two tabs that save for the first time at once both succeed', async () => {
  const menus = [MENU, { pinned: [], hidden: ['/admin/orders'] }];
  const answers = await Promise.all(menus.map((menu) => desk.call(accountApi.saveMenu, menu)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(menus).toContainEqual(await menuOf(desk));
});

test('a path that no entry has is stored; one that is none is refused', async () => {
  const unknown = { pinned: ['/admin/gibt-es-nicht'], hidden: [] };
  expect((await desk.call(accountApi.saveMenu, unknown)).body).toEqual(unknown);
  const refused = await desk.call(accountApi.saveMenu, { pinned: ['https://example.org'], hidden: [] });
  expect([refused.status, refused.body.fields?.[0]?.path]).toEqual([422, 'pinned.0']);
  const endless = { pinned: [], hidden: Array.from({ length: 101 }, (_, at) => `/admin/${at}`) };
  expect((await desk.call(accountApi.saveMenu, endless)).status).toBe(422);
});
