import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accountApi, authApi } from '../../contract.ts';
import { openAuth, PASSWORD, type TestAuth } from '../testing.ts';

// Test files share module instances; reset them, so that the mock below applies.
vi.hoisted(() => vi.resetModules());
// The real library runs; the test only counts its calls.
vi.mock(import('@node-rs/argon2'), async (original) => {
  const argon2 = await original();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

let auth: TestAuth;
beforeAll(async () => {
  auth = await openAuth();
});
afterAll(() => auth.app.close());
beforeEach(() => auth.passMinutes(60));

test('the right password opens a session', async () => {
  const anna = await auth.person(['administrator']);
  const browser = auth.browser();
  const answer = await browser.signIn(anna.email);
  expect(answer.status).toBe(200);
  expect(answer.body.user).toMatchObject({
    id: anna.id,
    email: anna.email,
    companyObject: { code: 'zeitlager-city', kind: 'franchisor' },
    isSecondFactorDue: false,
    lastSignInAt: auth.app.time.now.toISOString(),
  });
  expect(answer.body.user.capabilities).toContain('company.edit');
  expect(await browser.meStatus()).toBe(200);
  expect((await browser.call(accountApi.me, {})).body).toEqual(answer.body.user);
});

test('the address may be written with capitals and spaces', async () => {
  const anna = await auth.person();
  expect((await auth.browser().signIn(`  ${anna.email.toUpperCase()} `)).status).toBe(200);
});

test('a password with an umlaut is the same however the keyboard writes it', async () => {
  const password = 'Öltanks über Gärten';
  const passwordHash = await hash(password.normalize('NFC'));
  const anna = await auth.person(['reader'], { passwordHash });
  expect((await auth.browser().signIn(anna.email, password.normalize('NFD'))).status).toBe(200);
});

test('the access token names ids and nothing personal, and holds fifteen minutes', async () => {
  const anna = await auth.person();
  const browser = await auth.signedIn(anna);
  const claims = JSON.parse(Buffer.from(browser.state.token!.split('.')[1]!, 'base64url').toString());
  const issued = auth.app.time.now.getTime() / 1000;
  const [session] = await auth.app.db.rows<{ id: string }>(
    auth.app.sql`select id from access.session where company_id = ${anna.companyId} and user_id = ${anna.id}`,
  );
  expect(claims).toEqual({ cid: anna.companyId, sid: session!.id, sub: anna.id, iat: issued, exp: issued + 15 * 60 });
  auth.passMinutes(14);
  expect(await browser.meStatus()).toBe(200);
  auth.passMinutes(1);
  expect((await browser.call(accountApi.me, {})).body).toMatchObject({ code: 'access.signed_out' });
});

const forgeries = [
  ['unsigned', (token: string) => `${header({ alg: 'none' })}.${token.split('.')[1]}.`],
  ['with another key', (token: string) => `${token.split('.').slice(0, 2).join('.')}.${'x'.repeat(43)}`],
  ['cut short', (token: string) => token.slice(0, -2)],
  ['not a token', () => 'hello'],
] as const;
const header = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
for (const [name, forge] of forgeries) {
  test(`a token that is ${name} is nobody's`, async () => {
    const browser = await auth.signedIn(await auth.person());
    browser.state.token = forge(browser.state.token!);
    expect(await browser.meStatus()).toBe(401);
  });
}

test('both cookies are out of reach for scripts and other sites, and rest only as hashes', async () => {
  const anna = await auth.person();
  const answer = await auth.browser().signIn(anna.email);
  expect(answer.setCookies.map(({ name, value: _, ...attributes }) => ({ name, ...attributes }))).toEqual([
    { name: 'fw_refresh', httpOnly: true, sameSite: 'Strict', path: '/api/auth', maxAge: 30 * 24 * 60 * 60 },
    { name: 'fw_device', httpOnly: true, sameSite: 'Strict', path: '/api/auth', maxAge: 180 * 24 * 60 * 60 },
  ]);
  const secret = answer.setCookies[0]!.value.split('.')[2]!;
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  const [session] = await auth.app.db.rows<Record<string, unknown>>(
    auth.app.sql`select * from access.session where company_id = ${anna.companyId} and user_id = ${anna.id}`,
  );
  expect(session!.refreshHash).toBe(createHash('sha256').update(secret).digest('base64url'));
  expect(JSON.stringify(session)).not.toContain(secret);
});

test('sign-in is noted with who and where', async () => {
  const anna = await auth.person();
  await auth.signedIn(anna, '192.0.2.44');
  expect(await auth.auditOf(anna)).toEqual([
    {
      action: 'user.signed_in',
      actorId: anna.id,
      actorName: 'Jutta Brandt',
      after: { userAgent: 'Firefox' },
      address: '192.0.2.44',
    },
  ]);
});

/** Everything a caller can see, except what differs in every answer. */
function visible(answer: {
  status: number;
  text: string;
  headers: Record<string, unknown>;
  setCookies: readonly unknown[];
}) {
  const { 'x-request-id': _, date: __, ...headers } = answer.headers;
  return {
    status: answer.status,
    text: answer.text.replace(/"requestId":"[^"]*"/, ''),
    headers,
    cookies: answer.setCookies,
  };
}

test('nobody learns who has an account: same bytes and same work for every wrong sign-in', async () => {
  const anna = await auth.person();
  const gone = await auth.person();
  const invited = await auth.person(['reader'], { passwordHash: null });
  await auth.deactivate(gone);
  const wrong = [
    ['wrong password', anna.email, 'not the password'],
    ['unknown address', 'nobody@zeitlager-city.example', PASSWORD],
    ['deactivated', gone.email, PASSWORD],
    ['no password yet', invited.email, PASSWORD],
    ['no address at all', 'nonsense', PASSWORD],
  ] as const;

  const seen = [];
  for (const [, email, password] of wrong) {
    vi.mocked(verify).mockClear();
    const answer = await auth.browser('192.0.2.9').call(authApi.signIn, { email, password });
    const costs = vi.mocked(verify).mock.calls.map(([hashed]) => String(hashed).split('$').slice(0, 4).join('$'));
    seen.push({ ...visible(answer), costs });
  }
  const COST = '$argon2id$v=19$m=19456,t=2,p=1';
  expect(seen[0]).toMatchObject({ status: 401, cookies: [], costs: [COST, COST] });
  expect(JSON.parse(`${seen[0]!.text}`.replace(',}', '}'))).toMatchObject({
    code: 'auth.wrong_credentials',
    error: 'Die Zugangsdaten sind falsch. Bitte versuchen Sie es erneut.',
  });
  for (const other of seen.slice(1)) expect(other).toEqual(seen[0]);
});

test('a password hashed at a lower cost is hashed anew at sign-in', async () => {
  const cheap = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1 });
  const anna = await auth.person(['reader'], { passwordHash: cheap });
  const stored = () =>
    auth.app.db.first<{ passwordHash: string }>(
      auth.app.sql`select password_hash from access.user where company_id = ${anna.companyId} and id = ${anna.id}`,
    );
  await auth.signedIn(anna);
  const raised = (await stored())!.passwordHash;
  expect(raised).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await auth.signedIn(anna);
  expect((await stored())!.passwordHash).toBe(raised);
});

test('who is deactivated while the password is looked at does not get in', async () => {
  const anna = await auth.person();
  const { sql, db } = auth.app;
  const row = sql`
    update access.user set state = 'deactivated' where company_id = ${anna.companyId} and id = ${anna.id}`;
  const [answer] = await auth.app.race(row, () => [auth.browser().signIn(anna.email)]);
  expect(answer!.body).toMatchObject({ code: 'auth.wrong_credentials' });
  const sessions = await db.rows(
    sql`select from access.session where company_id = ${anna.companyId} and user_id = ${anna.id}`,
  );
  expect(sessions).toEqual([]);
});

test('signing in anew in one browser ends the session it had', async () => {
  const anna = await auth.person();
  const browser = await auth.signedIn(anna);
  const before = browser.state.token;
  await browser.signIn(anna.email);
  expect(await browser.meStatus()).toBe(200);
  browser.state.token = before;
  expect(await browser.meStatus()).toBe(401);
});

test('the language of the refusal follows the caller', async () => {
  const reply = await auth.app.call(
    authApi.signIn,
    { email: 'nobody@example.org', password: 'x' },
    { headers: { 'x-language': 'deDu' } },
  );
  expect(reply.body.error).toBe('Die Zugangsdaten sind falsch. Bitte versuche es erneut.');
});

test('who is signed in learns how this company shows amounts, and not how another does', async () => {
  const { db, sql } = auth.app;
  const [anna, rosa] = [await auth.person(['reader']), await auth.person(['reader'], {}, auth.bella)];
  await db.rows(sql`update companies.company set money_decimals = 0 where id = ${auth.bella.id}`);
  const there = await auth.signedIn(rosa);
  expect((await auth.browser().signIn(rosa.email)).body.user.moneyDecimals).toBe(0);
  expect((await there.call(accountApi.me, {})).body.moneyDecimals).toBe(0);
  expect((await there.refresh()).body.user.moneyDecimals).toBe(0);
  expect((await auth.browser().signIn(anna.email)).body.user.moneyDecimals).toBe(2);
});

test('where two companies know an address, the password says which; one that fits both is asked about', async () => {
  const email = 'both@example.org';
  await auth.person(['reader'], { email });
  await auth.person(['reader'], { email, passwordHash: await hash('Ganz-anders-17-gelb') }, auth.bella);
  const at = async (password: string, companyId?: string) => {
    const given = { email, password, ...(companyId && { companyId }) };
    const { status, body } = await auth.browser('192.0.2.77').call(authApi.signIn, given);
    return [status, body.code ?? body.user.companyObject.name];
  };
  expect(await at(PASSWORD)).toEqual([200, 'Zeitlager City']);
  expect(await at('Ganz-anders-17-gelb')).toEqual([200, 'Trattoria Bella']);
  expect(await at(PASSWORD, auth.bella.id)).toEqual([401, 'auth.wrong_credentials']);

  const { db, sql } = auth.app;
  await db.rows(sql`
    update access.user set password_hash = ${await hash(PASSWORD)} where company_id = ${auth.bella.id} and email = ${email}`);
  const asked = await auth.browser('192.0.2.77').signIn(email);
  expect([asked.status, asked.body.code, asked.body.params]).toEqual([
    401,
    'auth.company_required',
    { [auth.city.id]: 'Zeitlager City', [auth.bella.id]: 'Trattoria Bella' },
  ]);
  expect(asked.setCookies).toEqual([]);
  expect(await at(PASSWORD, auth.bella.id)).toEqual([200, 'Trattoria Bella']);
});
