import { accountApi } from '@fachwerk/auth/contract';
import { type Browser, NEW_PASSWORD, openAuth, type Person, type TestAuth } from '@fachwerk/auth/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { userApi } from '../../contract.ts';
import { people } from '../module.ts';

let auth: TestAuth;
let anna: Person;
let desk: Browser;
let phone: Browser;
beforeAll(async () => {
  auth = await openAuth(people);
});
afterAll(() => auth.app.close());
beforeEach(async () => {
  auth.passMinutes(60);
  anna = await auth.person(['management']);
  desk = await auth.signedIn(anna, '192.0.2.1');
  auth.passMinutes(1);
  phone = await auth.signedIn(anna, '192.0.2.2');
});

const states = async () => [await desk.meStatus(), await phone.meStatus()];
const ownSessions = async (browser: Browser) => (await browser.call(accountApi.sessions, {})).body.sessions;
/** The session of a browser, as its own list shows it. */
const idOf = async (browser: Browser) => (await ownSessions(browser)).find(({ isCurrent }) => isCurrent)!.id;

test('where an administrator is signed in is told to whoever may end it, and to nobody below', async () => {
  const admin = await auth.person();
  const office = await auth.signedIn(admin, '192.0.2.9');
  const refused = await desk.call(userApi.sessions, { id: admin.id });
  expect([refused.status, refused.body.code]).toEqual([403, 'user.more_rights_than_own']);
  expect((await desk.call(userApi.sessions, { id: anna.id })).body.sessions).toHaveLength(2);
  expect((await office.call(userApi.sessions, { id: anna.id })).body.sessions).toHaveLength(2);
});

test('being deactivated, deleted, or given a password by somebody else ends every session at once', async () => {
  const admin = await auth.signedIn(await auth.person());
  await admin.call(userApi.setState, { id: anna.id, state: 'deactivated' });
  expect(await states()).toEqual([401, 401]);

  const ben = await auth.person();
  const his = await auth.signedIn(ben);
  await admin.call(userApi.save, { id: ben.id, password: NEW_PASSWORD });
  expect(await his.meStatus()).toBe(401);

  const again = auth.browser();
  await again.signIn(ben.email, NEW_PASSWORD);
  expect(await again.meStatus()).toBe(200);
  await admin.call(userApi.remove, { id: ben.id });
  expect(await again.meStatus()).toBe(401);
});

test('an administrator sees and ends the sessions of others', async () => {
  const admin = await auth.signedIn(await auth.person());
  const { sessions } = (await admin.call(userApi.sessions, { id: anna.id })).body;
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
  const sessionId = await idOf(phone);
  expect((await admin.call(userApi.endSessions, { id: anna.id, sessionId })).status).toBe(200);
  expect(await states()).toEqual([200, 401]);
  expect((await admin.call(userApi.endSessions, { id: anna.id, sessionId })).body.code).toBe('session.unknown');
  expect((await admin.call(userApi.endSessions, { id: anna.id })).status).toBe(200);
  expect(await states()).toEqual([401, 401]);
});

test('nobody ends sessions of somebody with more rights, or of another company', async () => {
  const boss = await auth.person(['administrator']);
  const his = await auth.signedIn(boss);
  expect((await desk.call(userApi.endSessions, { id: boss.id })).body.code).toBe('user.more_rights_than_own');
  const foreign = await auth.signedIn(await auth.person(['administrator'], {}, auth.bella));
  for (const id of [boss.id, auth.app.work().newId()]) {
    expect((await foreign.call(userApi.endSessions, { id })).body.code).toBe('user.unknown');
    expect((await foreign.call(userApi.sessions, { id })).body.code).toBe('user.unknown');
  }
  expect(await his.meStatus()).toBe(200);
});
