import { Writable } from 'node:stream';
import { acrossCompanies, rawSql } from '@fachwerk/server/sql';
import { Secret, TOTP } from 'otpauth';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountApi, authApi } from '../../contract.ts';
import { NEW_PASSWORD, openAuth, PASSWORD, type TestAuth } from '../testing.ts';

const WRONG = 'Planted-wrong-password-1';
const LAST = 'Planted last password, really';

let auth: TestAuth;
const logged: string[] = [];
beforeAll(async () => {
  auth = await openAuth();
  const sink = new Writable({ write: (chunk, _encoding, done) => void done(void logged.push(String(chunk))) });
  Object.assign(auth.app.app, { log: pino({ level: 'trace' }, sink) });
});
afterAll(() => auth.app.close());

const { entries } = Object;
const tables = {
  audit: () => auth.app.sql`select * from kit.audit_entry where company_id is not null`,
  streams: () => auth.app.sql`select * from kit.stream_event where company_id is not null`,
  users: () => auth.app.sql`select * from access.user where company_id is not null`,
  sessions: () => auth.app.sql`select * from access.session where company_id is not null`,
  links: () => auth.app.sql`select * from access.password_link where company_id is not null`,
  codes: () => auth.app.sql`select * from access.recovery_code where company_id is not null`,
  tries: () => auth.app.sql`select * from access.try`,
};

test('no password, token or code shows up in logs, job data, the audit trail, other tables or refusals', async () => {
  const secrets: string[] = [PASSWORD, NEW_PASSWORD, WRONG, LAST];
  const refusals: string[] = [];
  const jobs: string[] = [];
  const anna = await auth.person();
  const browser = auth.browser();
  const rememberCookies = () => {
    secrets.push(...Object.values(browser.cookies).flatMap((cookie) => [cookie, ...cookie.split('.').slice(2)]));
    secrets.push(browser.state.token!);
  };
  const runJobs = async () => {
    const waiting = await auth.app.db.rows(auth.app.sql`select * from graphile_worker._private_jobs`);
    jobs.push(JSON.stringify(waiting));
    await auth.app.runJobs();
  };

  refusals.push((await browser.signIn(anna.email, WRONG)).text);
  await browser.signIn(anna.email);
  rememberCookies();
  await browser.refresh();
  rememberCookies();

  await browser.call(authApi.requestReset, { email: anna.email });
  await runJobs();
  const token = await auth.mailedToken(anna);
  secrets.push(token);
  refusals.push((await browser.call(authApi.resetPassword, { email: anna.email, token, password: 'kurz' })).text);
  refusals.push((await browser.call(authApi.resetPassword, { email: 'x@example.org', token, password: WRONG })).text);
  await browser.call(authApi.resetPassword, { email: anna.email, token, password: NEW_PASSWORD });

  await browser.signIn(anna.email, NEW_PASSWORD);
  rememberCookies();
  const { secret, uri } = (await browser.call(accountApi.beginSecondFactor, { password: NEW_PASSWORD })).body;
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: auth.app.time.now.getTime() });
  const confirmed = await browser.call(accountApi.confirmSecondFactor, { code: code() });
  const { recoveryCodes } = confirmed.body;
  secrets.push(secret, uri, ...recoveryCodes, ...recoveryCodes.map((one) => one.replace('-', '')));

  refusals.push((await browser.signIn(anna.email, NEW_PASSWORD)).text);
  refusals.push((await browser.signIn(anna.email, NEW_PASSWORD, 'PLANTED-CODE')).text);
  secrets.push('PLANTED-CODE');
  await browser.signIn(anna.email, NEW_PASSWORD, recoveryCodes[0]!);
  rememberCookies();
  refusals.push((await browser.call(accountApi.changePassword, { current: WRONG, password: LAST })).text);
  await browser.call(accountApi.changePassword, { current: NEW_PASSWORD, password: LAST });
  await runJobs();

  // A defect during sign-in: its error must not contain the input.
  const rename = (from: string, to: string) =>
    auth.app.db.rows(acrossCompanies('breaks the house', rawSql(`alter table access.${from} rename to ${to}`)));
  await rename('session', 'session_gone');
  const broken = await auth.browser().signIn(anna.email, LAST, recoveryCodes[1]!);
  await rename('session_gone', 'session');
  expect([broken.status, broken.body.code]).toEqual([500, 'server.defect']);
  refusals.push(broken.text);

  const places: Record<string, string> = {
    logs: logged.join('\n'),
    refusals: refusals.join('\n'),
    jobs: jobs.join('\n'),
  };
  for (const [name, query] of entries(tables)) places[name] = JSON.stringify(await auth.app.db.rows(query()));
  for (const [name, text] of entries(places)) {
    expect(text.length, name).toBeGreaterThan(50);
    expect(
      secrets.filter((planted) => planted.length >= 10 && text.includes(planted)),
      name,
    ).toEqual([]);
  }
  expect(places.jobs).not.toContain(anna.email);
  expect(secrets.length).toBeGreaterThan(40);
});
