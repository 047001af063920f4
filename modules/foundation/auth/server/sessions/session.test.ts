import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountApi, authApi } from '../../contract.ts';
import { type Browser, NEW_PASSWORD, openAuth, PASSWORD, type Person, type TestAuth } from '../testing.ts';
import { cleanUpSessions } from './clean-up-sessions.job.ts';

let auth: TestAuth;
let anna: Person;
let desk: Browser;
let phone: Browser;
beforeAll(async () => {
  auth = await openAuth();
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
/** Id of a browser's own session. */
const idOf = async (browser: Browser) => (await ownSessions(browser)).find(({ isCurrent }) => isCurrent)!.id;

test('one sees where one is signed in, the one seen last first', async () => {
  const sessions = await ownSessions(desk);
  expect(sessions.map(({ address, isCurrent, userAgent }) => ({ address, isCurrent, userAgent }))).toEqual([
    { address: '192.0.2.2', isCurrent: false, userAgent: 'Firefox' },
    { address: '192.0.2.1', isCurrent: true, userAgent: 'Firefox' },
  ]);
  auth.passMinutes(1);
  await desk.refresh();
  expect((await ownSessions(desk))[0]).toMatchObject({
    isCurrent: true,
    lastSeenAt: auth.app.time.now.toISOString(),
  });
});

test('one ends one session, and that browser hears of it', async () => {
  const sessionId = await idOf(phone);
  expect((await desk.call(accountApi.endSessions, { sessionId })).status).toBe(200);
  expect(await states()).toEqual([200, 401]);
  expect((await phone.refresh()).status).toBe(401);
  expect(await ownSessions(desk)).toHaveLength(1);
  expect(await auth.toldTo(anna)).toEqual([{ type: 'session-ended', sessionId }]);
  expect((await auth.auditOf(anna)).at(-1)).toMatchObject({ action: 'user.session_ended', actorId: anna.id });
});

test('one signs out everywhere, here too', async () => {
  expect((await desk.call(accountApi.endSessions, {})).status).toBe(200);
  expect(await states()).toEqual([401, 401]);
  expect([(await desk.refresh()).status, (await phone.refresh()).status]).toEqual([401, 401]);
  expect(desk.cookies.fw_refresh).toBeUndefined();
});

test('somebody else’s session is as unknown as none', async () => {
  const colleague = await auth.signedIn(await auth.person());
  const stranger = await auth.signedIn(await auth.person(['administrator'], {}, auth.bella));
  const ids = [await idOf(colleague), await idOf(stranger), auth.app.work().newId()];
  for (const sessionId of ids) {
    expect(await desk.call(accountApi.endSessions, { sessionId })).toMatchObject({
      status: 404,
      body: { code: 'session.unknown' },
    });
  }
  expect([await colleague.meStatus(), await stranger.meStatus()]).toEqual([200, 200]);
  await desk.call(accountApi.endSessions, { sessionId: await idOf(phone) });
  expect(await auth.auditOf(anna)).toHaveLength(3);
});

test('changing the password ends the other sessions and keeps this one', async () => {
  const change = (current: string, password: string) => desk.call(accountApi.changePassword, { current, password });
  expect((await change('a wrong password', NEW_PASSWORD)).body.code).toBe('password.wrong');
  expect((await change(PASSWORD, 'Sommer2026!!')).body.code).toBe('password.too_common');
  expect((await change(PASSWORD, 'Frau-Brandt-77-x')).body.code).toBe('password.contains_name');
  expect(await states()).toEqual([200, 200]);

  expect(await change(PASSWORD, NEW_PASSWORD)).toMatchObject({ status: 200, body: {} });
  expect(await states()).toEqual([200, 401]);
  expect((await desk.refresh()).status).toBe(200);
  expect((await auth.browser().signIn(anna.email)).status).toBe(401);
  expect((await auth.browser().signIn(anna.email, NEW_PASSWORD)).status).toBe(200);
  expect((await auth.auditOf(anna)).map(({ action }) => action)).toContain('user.password_changed');
  expect((await auth.mailsTo(anna)).at(-1)!.subject).toBe('Ihr Passwort bei Zeitlager City wurde geändert');
});

test('a link that lies in the mailbox does not undo a changed password', async () => {
  await auth.browser().call(authApi.requestReset, { email: anna.email });
  const token = await auth.mailedToken(anna);
  await desk.call(accountApi.changePassword, { current: PASSWORD, password: NEW_PASSWORD });
  const answer = await auth
    .browser()
    .call(authApi.resetPassword, { email: anna.email, token, password: 'Drei rote Kähne' });
  expect(answer.body.code).toBe('auth.reset_link_invalid');
});

test('an open screen does not let anybody guess the password without end', async () => {
  const guess = () => desk.call(accountApi.changePassword, { current: 'a wrong password', password: NEW_PASSWORD });
  const codes = [];
  for (let index = 0; index < 11; index++) codes.push((await guess()).body.code);
  expect(new Set(codes.slice(0, 10))).toEqual(new Set(['password.wrong']));
  expect(codes.at(-1)).toBe('auth.too_many_tries');
  expect((await phone.call(accountApi.changePassword, { current: PASSWORD, password: NEW_PASSWORD })).status).toBe(200);
});

test('sessions that are over go after a month, running ones stay', async () => {
  const { db, sql } = auth.app;
  const left = async () =>
    (await db.rows(sql`select from access.session where company_id = ${anna.companyId} and user_id = ${anna.id}`))
      .length;
  await phone.call(accountApi.endSessions, { sessionId: await idOf(phone) });
  auth.passMinutes(29 * 24 * 60);
  await desk.refresh();
  await cleanUpSessions.run(auth.app.work(), {} as never);
  expect(await left()).toBe(2);
  auth.passMinutes(2 * 24 * 60);
  await cleanUpSessions.run(auth.app.work(), {} as never);
  expect(await left()).toBe(1);
  expect((await desk.refresh()).status).toBe(200);
});
