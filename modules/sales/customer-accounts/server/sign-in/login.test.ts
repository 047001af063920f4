import { addMinutes } from '@fachwerk/base/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountApi, loginApi } from '../../contract.ts';
import { CODE_TRIES, LOGIN_MINUTES, MAILS_PER_ASKER, REQUESTS_PER_WINDOW } from '../../rules/login.ts';
import { openAccounts, type TestAccounts } from '../accounts.for-tests.ts';

let world: TestAccounts;
let email: string;
let people = 0;
beforeAll(async () => {
  world = await openAccounts();
});
afterAll(() => world.app.close());
beforeEach(async () => {
  // Every test has its own hour and its own person: what was counted before is over.
  world.app.time.now = addMinutes(world.app.time.now, 120);
  email = `anna${++people}@example.org`;
  await world.known(world.nord, { email });
});

const request = (given = email, returnTo?: string) =>
  world.app.call(loginApi.request, { email: given, ...(returnTo && { returnTo }) }, world.at(world.network));
const byLink = (token: string, company = world.network) =>
  world.app.call(loginApi.byLink, { token }, world.at(company));
const byCode = (code: string, ticket: string) =>
  world.app.call(loginApi.byCode, { code }, world.at(world.network, { fw_login: ticket }));

test('the link in the mail signs in once, and the cookie is kept from scripts', async () => {
  await request(email, '/konto/adressen');
  const { token } = await world.secretsOf(email);
  const answer = await byLink(token);
  expect(answer.body).toEqual({ returnTo: '/konto/adressen' });
  const header = [answer.headers['set-cookie']].flat().find((one) => one?.startsWith('fw_session='));
  expect(header).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
  const cookies = { fw_session: answer.cookies.fw_session! };
  const me = await world.app.call(accountApi.me, {}, world.at(world.network, cookies));
  expect(me.body).toMatchObject({ email, firstName: 'Anna', companyId: world.network.id });
  expect((await byLink(token)).body.code).toBe('customer_login.link_invalid');
});

test('the code signs in, in the browser that asked and however it is typed', async () => {
  const { cookies } = await request();
  const { code } = await world.secretsOf(email);
  expect(code).toMatch(/^\d{3} \d{3}$/);
  expect((await byCode(code, 'somebody-elses-browser')).body.code).toBe('customer_login.code_used_up');
  expect((await byCode(code.replace(' ', '-'), cookies.fw_login!)).status).toBe(200);
});

test('an unknown address answers the same bytes, does the same work, and gets no mail', async () => {
  const [known, unknown] = [await request(), await request(`nobody${people}@example.org`)];
  const shape = ({ status, body, cookies }: typeof known) => [status, body, Object.keys(cookies)];
  expect(shape(unknown)).toEqual(shape(known));
  expect(await world.lastMail(`nobody${people}@example.org`)).toBeUndefined();
  const wrong = async (ticket: string) => {
    const codes: unknown[] = [];
    for (let i = 0; i <= CODE_TRIES; i++) {
      const { status, body } = await byCode('000 000x', ticket);
      codes.push([status, body.code, body.error]);
    }
    return codes;
  };
  const told = await wrong(known.cookies.fw_login!);
  world.app.time.now = addMinutes(world.app.time.now, 1);
  expect(await wrong(unknown.cookies.fw_login!)).toEqual(told);
  expect(told.map((one) => (one as string[])[1])).toEqual([
    ...Array.from({ length: CODE_TRIES - 1 }, () => 'customer_login.code_wrong'),
    'customer_login.code_used_up',
    'customer_login.code_used_up',
  ]);
});

test('after five wrong codes the right one is refused, the link still works', async () => {
  const { cookies } = await request();
  const { code, token } = await world.secretsOf(email);
  for (let i = 0; i < CODE_TRIES; i++) await byCode('wrong', cookies.fw_login!);
  expect((await byCode(code, cookies.fw_login!)).body.code).toBe('customer_login.code_used_up');
  expect((await byLink(token)).status).toBe(200);
});

test('guessing at the same moment takes its tries one by one', async () => {
  const { cookies } = await request();
  await world.app.runJobs();
  const row = world.app.sql`select from customer_accounts.login where company_id = ${world.network.id} for update`;
  const answers = await world.app.race(row, () => Array.from({ length: 8 }, () => byCode('x', cookies.fw_login!)));
  const wrong = answers.filter(({ body }) => body.code === 'customer_login.code_wrong');
  expect(wrong.map(({ body }) => body.params?.left).sort()).toEqual([1, 2, 3, 4]);
});

test('two taps on one link sign in once', async () => {
  await request();
  const { token } = await world.secretsOf(email);
  const row = world.app.sql`select from customer_accounts.login where company_id = ${world.network.id} for update`;
  const taps = await world.app.race(row, () => [byLink(token), byLink(token)]);
  expect(taps.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('link and code are over after fifteen minutes', async () => {
  const { cookies } = await request();
  const { token, code } = await world.secretsOf(email);
  world.app.time.now = addMinutes(world.app.time.now, 15);
  expect((await byLink(token)).body.code).toBe('customer_login.link_invalid');
  expect((await byCode(code, cookies.fw_login!)).body.code).toBe('customer_login.code_used_up');
});

test('a network’s link works on all its sites, and on nobody else’s', async () => {
  await request();
  const { token } = await world.secretsOf(email);
  expect((await byLink(token, world.stranger)).body.code).toBe('customer_login.link_invalid');
  const answer = await byLink(token, world.nord);
  expect(answer.status).toBe(200);
  const cookies = { fw_session: answer.cookies.fw_session! };
  expect(await world.isSignedIn(world.sued, cookies)).toBe(true);
  expect(await world.isSignedIn(world.stranger, cookies)).toBe(false);
});

test('nobody’s mailbox is filled, and nobody is told so', async () => {
  const count = async () => {
    await world.app.runJobs();
    const row = await world.app.db.first<{ count: number }>(world.app.sql`
      select count(*)::int as count from kit.mail where company_id = ${world.network.id} and recipient = ${email}`);
    return row!.count;
  };
  for (let i = 0; i < MAILS_PER_ASKER + 2; i++) {
    expect((await request()).status).toBe(200);
    world.app.time.now = addMinutes(world.app.time.now, 1);
  }
  expect(await count()).toBe(MAILS_PER_ASKER);
  // The limit lasts no longer than the links it leaves.
  world.app.time.now = addMinutes(world.app.time.now, LOGIN_MINUTES);
  await request();
  expect(await count()).toBe(MAILS_PER_ASKER + 1);
});

test('whoever asks from elsewhere uses up nothing of the person’s own', async () => {
  for (let i = 0; i < MAILS_PER_ASKER + 5; i++) await request();
  await world.app.runJobs();
  const { sql, db } = world.app;
  // All requests of a test come from one address: those so far are moved to another.
  await db.rows(sql`
    update customer_accounts.login set address = 'elsewhere' where company_id = ${world.network.id} and email = ${email}`);
  await request();
  const { token } = await world.secretsOf(email);
  expect((await byLink(token)).status).toBe(200);
  const mails = await db.first<{ count: number }>(sql`
    select count(*) from kit.mail where company_id = ${world.network.id} and recipient = ${email}`);
  expect(mails!.count).toBe(MAILS_PER_ASKER + 1);
});

test('many requests from one address have to wait, whoever they are for', async () => {
  let last = 200;
  for (let i = 0; i <= REQUESTS_PER_WINDOW; i++) {
    last = (await request(`x${people}-${i}@example.org`)).status;
    world.app.time.now = new Date(world.app.time.now.getTime() + 10_000);
  }
  expect(last).toBe(429);
});

test.each(['', 'anna', 'anna@', 'a b@example.org'])('%j is no address', async (given) => {
  const { status, body } = await request(given);
  expect([status, body.code, body.fields?.[0]?.path]).toEqual([422, 'customer_login.email_invalid', 'email']);
});

test('the way back is a path of the site, or none', async () => {
  await request(email, '//evil.example/konto');
  const { token } = await world.secretsOf(email);
  expect((await byLink(token)).body).toEqual({ returnTo: '' });
});
