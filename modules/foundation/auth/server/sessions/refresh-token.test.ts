import { hashToken } from '@fachwerk/server/crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountApi, authApi } from '../../contract.ts';
import { type Browser, openAuth, type Person, type TestAuth } from '../testing.ts';

let auth: TestAuth;
let anna: Person;
let browser: Browser;
beforeAll(async () => {
  auth = await openAuth();
});
afterAll(() => auth.app.close());
beforeEach(async () => {
  auth.passMinutes(60);
  anna = await auth.person();
  browser = await auth.signedIn(anna);
});

/** Another browser with the same cookies: a second tab, or a thief. */
function copyOf({ cookies, state }: Browser): Browser {
  const copy = auth.browser('198.51.100.66');
  Object.assign(copy.cookies, cookies);
  copy.state.token = state.token;
  return copy;
}

const sessionRow = () =>
  auth.app.db.first<{
    expiresAt: Date;
    lastSeenAt: Date;
    rotatedAt: Date;
    endedBecause: string | null;
    address: string;
  }>(auth.app.sql`select * from access.session where company_id = ${anna.companyId} and user_id = ${anna.id}`);

test('the cookie brings a new access token and a new cookie', async () => {
  const first = browser.cookies.fw_refresh;
  auth.passMinutes(15);
  expect(await browser.meStatus()).toBe(401);
  const answer = await browser.refresh();
  expect(answer).toMatchObject({ status: 200, body: { user: { id: anna.id } } });
  expect(browser.cookies.fw_refresh).not.toBe(first);
  expect(await browser.meStatus()).toBe(200);
});

test('a session slides: thirty days from the last renewal, and then it is over', async () => {
  for (const days of [29, 29]) {
    auth.passMinutes(days * 24 * 60);
    expect((await browser.refresh()).status).toBe(200);
  }
  expect(await sessionRow()).toMatchObject({ lastSeenAt: auth.app.time.now });
  auth.passMinutes(30 * 24 * 60);
  const answer = await browser.refresh();
  expect(answer).toMatchObject({ status: 401, body: { code: 'auth.session_over' } });
  expect(browser.cookies.fw_refresh).toBeUndefined();
});

test('two tabs that renew at the same moment: nobody is signed out, one rotation', async () => {
  auth.passMinutes(15);
  const replaced = browser.cookies.fw_refresh!.split('.')[2]!;
  const tab = copyOf(browser);
  const { sql } = auth.app;
  const row = sql`select from access.session where company_id = ${anna.companyId} and user_id = ${anna.id} for update`;
  const answers = await auth.app.race(row, () => [browser.refresh(), tab.refresh()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(tab.cookies.fw_refresh).toBe(browser.cookies.fw_refresh);
  expect(await sessionRow()).toMatchObject({ previousRefreshHash: hashToken(replaced) });
  expect([await browser.meStatus(), await tab.meStatus()]).toEqual([200, 200]);

  auth.passMinutes(15);
  expect((await browser.refresh()).status).toBe(200);
});

test('an answer that got lost is asked for again, and the session goes on', async () => {
  const lost = copyOf(browser);
  await lost.refresh();
  auth.passMinutes(10 / 60);
  expect((await browser.refresh()).status).toBe(200);
  const [once, again] = [lost.cookies.fw_refresh, browser.cookies.fw_refresh];
  expect(again).toBe(once);
  auth.passMinutes(15);
  expect((await browser.refresh()).status).toBe(200);
});

test('a stolen old cookie ends the family: thief and owner are both out', async () => {
  const thief = copyOf(browser);
  await browser.refresh();
  auth.passMinutes(11 / 60);
  const answer = await thief.refresh();
  expect(answer).toMatchObject({ status: 401, body: { code: 'auth.session_over' } });
  expect(answer.body.accessToken).toBeUndefined();
  expect([await thief.meStatus(), await browser.meStatus()]).toEqual([401, 401]);
  expect((await browser.refresh()).status).toBe(401);
  expect(await sessionRow()).toMatchObject({ endedBecause: 'token_reused' });
  expect((await auth.auditOf(anna)).at(-1)).toMatchObject({ action: 'user.token_reused', address: '198.51.100.66' });
  expect(await auth.toldTo(anna)).toEqual([{ type: 'session-ended', sessionId: expect.any(String) }]);
});

test('when the thief renews first, the owner’s next renewal ends the family', async () => {
  const thief = copyOf(browser);
  await thief.refresh();
  auth.passMinutes(15);
  expect((await browser.refresh()).status).toBe(401);
  expect((await thief.refresh()).status).toBe(401);
});

test('a cookie from several renewals ago is recognised as stolen', async () => {
  const thief = copyOf(browser);
  for (let renewals = 0; renewals < 3; renewals++) await browser.refresh();
  expect((await thief.refresh()).status).toBe(401);
  expect(await sessionRow()).toMatchObject({ endedBecause: 'token_reused' });
});

test('a cookie that was never given out ends nobody’s session', async () => {
  const [companyId, sessionId, secret, mac] = browser.cookies.fw_refresh!.split('.');
  const forged = [
    '',
    'nonsense',
    '....',
    `${companyId}.${sessionId}.${'x'.repeat(43)}.${mac}`,
    `${companyId}.${sessionId}.${secret}.${'x'.repeat(43)}`,
    `${auth.bella.id}.${sessionId}.${secret}.${mac}`,
  ];
  for (const fw_refresh of forged) {
    const stranger = auth.browser();
    stranger.cookies.fw_refresh = fw_refresh;
    expect((await stranger.refresh()).body).toMatchObject({ code: 'auth.session_over' });
  }
  expect((await auth.browser().refresh()).status).toBe(401);
  expect((await browser.refresh()).status).toBe(200);
});

test('signing out ends the session at once and takes the cookie away', async () => {
  const answer = await browser.call(authApi.signOut, {});
  expect(answer).toMatchObject({ status: 200, body: {} });
  expect(browser.cookies.fw_refresh).toBeUndefined();
  expect(await browser.meStatus()).toBe(401);
  expect(await sessionRow()).toMatchObject({ endedBecause: 'signed_out' });
  expect((await browser.call(authApi.signOut, {})).status).toBe(200);
});

test('somebody who was deactivated or deleted cannot renew', async () => {
  const { db, sql } = auth.app;
  await db.rows(
    sql`update access.user set state = 'deactivated' where company_id = ${anna.companyId} and id = ${anna.id}`,
  );
  expect(await browser.meStatus()).toBe(401);
  expect((await browser.refresh()).status).toBe(401);
  await db.rows(sql`delete from access.user where company_id = ${anna.companyId} and id = ${anna.id}`);
  expect((await browser.call(accountApi.me, {})).status).toBe(401);
});
