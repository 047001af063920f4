import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authApi } from '../../contract.ts';
import { QUOTAS } from '../../rules/tries.ts';
import { NEW_PASSWORD, openAuth, type Person, type TestAuth } from '../testing.ts';
import { sendResetMail } from './send-reset-mail.job.ts';

let auth: TestAuth;
let anna: Person;
beforeAll(async () => {
  auth = await openAuth();
});
afterAll(() => auth.app.close());
beforeEach(async () => {
  auth.passMinutes(120);
  anna = await auth.person();
});

const ask = (email: string, address?: string) => auth.browser(address).call(authApi.requestReset, { email });
const reset = (token: string, given: { email?: string; password?: string } = {}, address?: string) =>
  auth.browser(address).call(authApi.resetPassword, { email: anna.email, password: NEW_PASSWORD, token, ...given });
const linkMails = async (who = anna) =>
  (await auth.mailsTo(who)).filter(({ bodyText }) => bodyText.includes('/reset-password/'));

async function askedToken(): Promise<string> {
  await ask(anna.email);
  return auth.mailedToken(anna);
}

test('the mailed link leads to a new password, and to nothing a second time', async () => {
  const token = await askedToken();
  const [mail] = await auth.mailsTo(anna);
  expect(mail!.subject).toBe('Neues Passwort für Zeitlager City');
  expect(mail!.bodyText).toContain('Guten Tag Jutta Brandt,');
  expect(mail!.bodyText).toContain('60 Minuten');
  expect(mail!.bodyText).toContain(`http://localhost:3000/reset-password/${token}`);

  expect(await reset(token)).toMatchObject({ status: 200, body: {} });
  expect((await auth.browser().signIn(anna.email, NEW_PASSWORD)).status).toBe(200);
  expect((await auth.browser().signIn(anna.email)).status).toBe(401);
  expect((await reset(token)).body).toMatchObject({ code: 'auth.reset_link_invalid' });
});

test('a reset ends every session, tells the person and leaves a trace', async () => {
  const browsers = [await auth.signedIn(anna), await auth.signedIn(anna)];
  await reset(await askedToken());
  for (const browser of browsers)
    expect([await browser.meStatus(), (await browser.refresh()).status]).toEqual([401, 401]);
  expect((await auth.mailsTo(anna)).at(-1)!.subject).toBe('Ihr Passwort bei Zeitlager City wurde geändert');
  expect((await auth.auditOf(anna)).at(-1)).toMatchObject({
    action: 'user.password_reset',
    actorId: anna.id,
    address: '192.0.2.1',
  });
  expect(await auth.toldTo(anna)).toHaveLength(2);
});

test('the answer is the same for everybody, and so is the work before it', async () => {
  const gone = await auth.person();
  await auth.deactivate(gone);
  const { db, sql } = auth.app;
  const jobs = () => db.rows<{ payload: object }>(sql`select payload from graphile_worker._private_jobs`);
  await auth.app.runJobs();

  const answers = [];
  for (const email of [anna.email, gone.email, 'nobody@example.org', 'nonsense']) {
    const { status, text, setCookies } = await ask(email);
    answers.push({ status, text, setCookies, jobs: (await jobs()).length });
  }
  expect(answers).toEqual([1, 2, 3, 4].map((count) => ({ status: 200, text: '{}', setCookies: [], jobs: count })));
  const payloads = (await jobs()).map(({ payload }) => payload);
  for (const payload of payloads) expect(Object.keys(payload).sort()).toEqual(['linkId', 'sealedEmail']);
  expect(JSON.stringify(payloads)).not.toContain(anna.email);

  await auth.app.runJobs();
  expect([await linkMails(), await linkMails(gone)].map(({ length }) => length)).toEqual([1, 0]);
});

test('a job that runs twice sends one mail', async () => {
  await ask(anna.email);
  const { db, sql } = auth.app;
  const [waiting] = await db.rows<{ payload: never }>(sql`select payload from graphile_worker._private_jobs`);
  await auth.app.runJobs();
  await sendResetMail.run(auth.app.work(), waiting!.payload);
  expect(await linkMails()).toHaveLength(1);
});

test('the link holds sixty minutes', async () => {
  const token = await askedToken();
  auth.passMinutes(60);
  expect((await reset(token)).body.code).toBe('auth.reset_link_invalid');
});

test('the newest link makes older ones invalid', async () => {
  const older = await askedToken();
  const newer = await askedToken();
  expect(newer).not.toBe(older);
  expect((await reset(older)).body).toMatchObject({
    code: 'auth.reset_link_invalid',
    error: expect.stringContaining('einen neuen Link'),
  });
  expect((await reset(newer)).status).toBe(200);
});

test('the address must belong to the link', async () => {
  const ben = await auth.person();
  const token = await askedToken();
  for (const email of [ben.email, 'nobody@example.org', '']) {
    expect((await reset(token, { email })).body.code).toBe('auth.reset_link_invalid');
  }
  expect((await reset(token, { email: ` ${anna.email.toUpperCase()} ` })).status).toBe(200);
});

const weak = [
  ['kurz', 'password.too_short'],
  ['Passwort2026!', 'password.too_common'],
  ['xyBrandt-77-qq', 'password.contains_name'],
] as const;
for (const [password, code] of weak) {
  test(`${password} is refused (${code}) and the link stays good`, async () => {
    const token = await askedToken();
    expect((await reset(token, { password })).body).toMatchObject({
      code,
      error: expect.stringMatching(/^Da?s? |^Dieses /),
    });
    expect((await reset(token)).status).toBe(200);
  });
}

test('two resets with one link at the same moment: one succeeds', async () => {
  const token = await askedToken();
  const { sql } = auth.app;
  const row = sql`select from access.password_link where company_id = ${anna.companyId} and user_id = ${anna.id} for update`;
  const answers = await auth.app.race(row, () => [reset(token), reset(token, {}, '192.0.2.2')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('a deactivated person’s link does nothing', async () => {
  const token = await askedToken();
  const { db, sql } = auth.app;
  await db.rows(
    sql`update access.user set state = 'deactivated' where company_id = ${anna.companyId} and id = ${anna.id}`,
  );
  expect((await reset(token)).body.code).toBe('auth.reset_link_invalid');
});

test('nobody’s mailbox is filled: few mails an hour, and the last link still works', async () => {
  const answers = [];
  for (let index = 0; index < 10; index++) answers.push(await ask(anna.email, `198.51.100.${index}`));
  expect(answers.every(({ status, text }) => status === 200 && text === '{}')).toBe(true);
  const token = await auth.mailedToken(anna);
  expect(await linkMails()).toHaveLength(QUOTAS['reset.account'].most);
  expect((await reset(token)).status).toBe(200);
  auth.passMinutes(60);
  await ask(anna.email);
  await auth.app.runJobs();
  expect(await linkMails()).toHaveLength(QUOTAS['reset.account'].most + 1);
});

test('one address cannot ask for everybody, or try tokens without end', async () => {
  const statuses = async (most: number, call: (index: number) => Promise<{ status: number }>) => {
    const all = [];
    for (let index = 0; index <= most; index++) all.push((await call(index)).status);
    return { before: new Set(all.slice(0, -1)), last: all.at(-1) };
  };
  const asked = await statuses(QUOTAS['reset.address'].most, (index) =>
    ask(`guess${index}@example.org`, '198.51.100.77'),
  );
  expect(asked).toEqual({ before: new Set([200]), last: 429 });
  const tried = await statuses(QUOTAS['link.address'].most, (index) => reset(`guess${index}`, {}, '198.51.100.78'));
  expect(tried).toEqual({ before: new Set([422]), last: 429 });
});

test('who has reset the password gets in on that browser, however many countIndependent try', async () => {
  const token = await askedToken();
  const own = auth.browser('192.0.2.60');
  await own.call(authApi.resetPassword, { email: anna.email, password: NEW_PASSWORD, token });
  for (let index = 0; index <= QUOTAS['sign-in.account'].most; index++) {
    await auth.browser(`198.51.100.${index}`).signIn(anna.email, 'a wrong password');
  }
  expect((await auth.browser('192.0.2.61').signIn(anna.email, NEW_PASSWORD)).status).toBe(429);
  expect((await own.signIn(anna.email, NEW_PASSWORD)).status).toBe(200);
});

test('where two companies know an address, each sends its own link, which changes that account alone', async () => {
  const email = 'both@example.org';
  const here = await auth.person(['reader'], { email });
  const there = await auth.person(['reader'], { email }, auth.bella);
  await auth.browser().call(authApi.requestReset, { email });
  await auth.app.runJobs();
  const [token, other] = [await auth.mailedToken(here), await auth.mailedToken(there)];
  expect(token).not.toBe(other);
  const hashes = () =>
    auth.app.db.rows<{ passwordHash: string }>(auth.app.sql`
      select password_hash from access.user where company_id in (${here.companyId}, ${there.companyId}) and email = ${email}
      order by company_id`);
  const [before] = [await hashes()];
  expect((await auth.browser().call(authApi.resetPassword, { email, token, password: NEW_PASSWORD })).status).toBe(200);
  const after = await hashes();
  expect(after.map(({ passwordHash }, at) => passwordHash === before[at]!.passwordHash).sort()).toEqual([false, true]);
});
