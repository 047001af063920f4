import { accountApi } from '@fachwerk/auth/contract';
import { type Browser, openAuth, PASSWORD, type TestAuth } from '@fachwerk/auth/testing';
import { companyApi } from '@fachwerk/companies/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signUpApi } from '../contract.ts';
import { CODE_TRIES, CONFIRM_MINUTES, MAILS_PER_ASKER, PASS_MINUTES, REQUESTS_PER_WINDOW } from '../rules/sign-up.ts';
import { forgetRequests } from './forget-requests.job.ts';
import { signUp } from './module.ts';

let auth: TestAuth;
let browser: Browser;
let email: string;
let people = 0;

beforeAll(async () => {
  auth = await openAuth(signUp);
  Object.assign(auth.app.app, {
    accounts: { signUp: { state: 'on', termsUrl: 'https://t.example/', privacyUrl: 'https://p.example/' } },
  });
});
afterAll(() => auth.app.close());
beforeEach(() => {
  // Every test has its own hours and its own person: what was counted before is over.
  auth.passMinutes(24 * 60);
  browser = visitor();
  email = `rosa${++people}@bistro.example`;
});

/** Cookies of the sign-up go where a browser would send them. */
function visitor(address = '192.0.2.7') {
  const plain = auth.browser(address);
  const withCookie: Browser['call'] = async (endpoint, input) => {
    const ticket = plain.cookies.fw_sign_up;
    const { payloadOf } = await import('@fachwerk/testing/payload');
    const { url, payload, headers } = await payloadOf(endpoint, input as Record<string, unknown>);
    if (!url.startsWith('/api/public/sign-up') || !ticket) return plain.call(endpoint, input);
    const reply = await auth.app.http.inject({
      method: endpoint.method,
      url,
      headers: { ...headers },
      cookies: { fw_sign_up: ticket },
      remoteAddress: address,
      ...(payload && { payload }),
    });
    for (const { name, value } of reply.cookies) plain.cookies[name] = value;
    const body = reply.json();
    if (body.accessToken) plain.state.token = body.accessToken;
    return { status: reply.statusCode, body, text: reply.body, headers: reply.headers, setCookies: reply.cookies };
  };
  return { ...plain, call: withCookie };
}

const request = (to = email, who = browser) => who.call(signUpApi.request, { email: to, language: 'de' });

async function mailsTo(to = email) {
  await auth.app.runJobs();
  return auth.mailsTo({ companyId: auth.city.id, email: to, id: '' });
}

async function secretsFor(to = email) {
  const text = (await mailsTo(to)).at(-1)!.bodyText;
  return { token: /\/sign-up\/([\w-]+)/.exec(text)?.[1] ?? '', code: /\d{3} \d{3}/.exec(text)?.[0] ?? '' };
}

const company = {
  companyName: 'Bistro Rosa' as const,
  trade: 'restaurant' as const,
  firstName: 'Rosa' as const,
  lastName: 'Alba' as const,
  language: 'de' as const,
  password: PASSWORD,
  acceptsTerms: true,
  acceptsPrivacy: true,
};

async function confirmedPass(to = email, who = browser): Promise<string> {
  await request(to, who);
  const { token } = await secretsFor(to);
  return (await who.call(signUpApi.confirm, { token })).body.pass;
}

const companiesWith = (address: string) =>
  auth.app.db.rows(auth.app.sql`
    select made_company_id from sign_up.request
    where company_id = ${auth.city.id} and email = ${address} and made_company_id is not null`);

test('from an address to a company of one’s own, signed in', async () => {
  expect((await browser.call(signUpApi.show, {})).body).toMatchObject({ isOpen: true, operatorName: 'Zeitlager City' });
  expect((await request()).body).toEqual({});
  const before = await auth.app.db.rows(auth.app.sql`select id from companies.company where id is not null`);
  const { token } = await secretsFor();
  const { body: confirmed } = await browser.call(signUpApi.confirm, { token });
  expect(confirmed.email).toBe(email);
  const after = await auth.app.db.rows(auth.app.sql`select id from companies.company where id is not null`);
  expect(after).toHaveLength(before.length);
  const { status, body } = await browser.call(signUpApi.complete, { ...company, pass: confirmed.pass });
  expect(status).toBe(200);
  expect(body.user).toMatchObject({
    email,
    backendRoles: ['administrator'],
    companyObject: { name: 'Bistro Rosa', kind: 'merchant' },
  });
  expect((await browser.call(companyApi.own, {})).body).toMatchObject({ name: 'Bistro Rosa', email });
  expect(browser.cookies.fw_refresh).toBeDefined();
  expect((await auth.browser().signIn(email)).status).toBe(200);
});

test('the link works once, and not after its time', async () => {
  await request();
  const { token } = await secretsFor();
  expect((await browser.call(signUpApi.confirm, { token })).status).toBe(200);
  expect((await browser.call(signUpApi.confirm, { token })).body.code).toBe('sign_up.link_invalid');
  await request();
  const late = (await secretsFor()).token;
  auth.passMinutes(CONFIRM_MINUTES);
  expect((await browser.call(signUpApi.confirm, { token: late })).body.code).toBe('sign_up.link_invalid');
});

test('the code works in the browser that asked, however it is typed, and five times at most', async () => {
  await request();
  const { code } = await secretsFor();
  expect((await visitor().call(signUpApi.confirmCode, { code })).body.code).toBe('sign_up.code_used_up');
  const wrong = await browser.call(signUpApi.confirmCode, { code: '000000x' });
  expect([wrong.body.code, wrong.body.params]).toEqual(['sign_up.code_wrong', { left: CODE_TRIES - 1 }]);
  expect((await browser.call(signUpApi.confirmCode, { code: code.replace(' ', '-') })).body.email).toBe(email);
  await request();
  const again = await secretsFor();
  for (let i = 0; i < CODE_TRIES; i++) await browser.call(signUpApi.confirmCode, { code: 'x' });
  expect((await browser.call(signUpApi.confirmCode, { code: again.code })).body.code).toBe('sign_up.code_used_up');
});

test('a known address gets another mail, and nobody else can tell', async () => {
  const known = await auth.person(['reader'], {}, auth.bella);
  const [here, there] = [await request(known.email), await request()];
  expect([here.status, here.text]).toEqual([there.status, there.text]);
  const [mail] = await mailsTo(known.email);
  expect(mail!.subject).toBe('Sie haben bereits ein Konto');
  expect(mail!.bodyText).not.toContain('/sign-up/');
  const guesser = visitor();
  await request(known.email, guesser);
  expect((await guesser.call(signUpApi.confirmCode, { code: '123456' })).body.code).toBe('sign_up.code_wrong');
});

test('two who complete one address at once become one company', async () => {
  const other = visitor('192.0.2.8');
  const passes = [await confirmedPass(), await confirmedPass(email, other)];
  const rows = auth.app
    .sql`select from sign_up.request where company_id = ${auth.city.id} and email = ${email} for update`;
  const made = await auth.app.race(rows, () => [
    browser.call(signUpApi.complete, { ...company, pass: passes[0]! }),
    other.call(signUpApi.complete, { ...company, pass: passes[1]! }),
  ]);
  expect(made.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(made.find(({ status }) => status === 409)!.body.code).toBe('sign_up.address_known');
  expect(await companiesWith(email)).toHaveLength(1);
});

test('two taps on the last button make one company', async () => {
  const pass = await confirmedPass();
  const rows = auth.app
    .sql`select from sign_up.request where company_id = ${auth.city.id} and email = ${email} for update`;
  const tap = () => browser.call(signUpApi.complete, { ...company, pass });
  const taps = await auth.app.race(rows, () => [tap(), tap()]);
  expect(taps.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test.each([
  ['too short a password', { password: 'kurz' }, 'password.too_short'],
  ['a password with the company’s name', { password: 'Bistro-Rosa-77' }, 'password.contains_name'],
  ['no consent', { acceptsTerms: false }, 'sign_up.not_accepted'],
  ['no privacy', { acceptsPrivacy: false }, 'sign_up.not_accepted'],
  ['another trade', { trade: 'bank' as never }, 'input.invalid'],
  ['a pass of nobody', { pass: 'nobody' }, 'sign_up.pass_over'],
])('%s is refused, and nothing is lost', async (_, changed, code) => {
  const pass = await confirmedPass();
  expect((await browser.call(signUpApi.complete, { ...company, pass, ...changed })).body.code).toBe(code);
  expect((await browser.call(signUpApi.complete, { ...company, pass })).status).toBe(200);
});

test('the form has its time', async () => {
  const pass = await confirmedPass();
  auth.passMinutes(PASS_MINUTES);
  expect((await browser.call(signUpApi.complete, { ...company, pass })).body.code).toBe('sign_up.pass_over');
});

test('nobody’s mailbox is filled, and one place may not ask without end', async () => {
  for (let i = 0; i < MAILS_PER_ASKER + 2; i++) expect((await request()).status).toBe(200);
  expect(await mailsTo()).toHaveLength(MAILS_PER_ASKER);
  for (let i = MAILS_PER_ASKER + 2; i < REQUESTS_PER_WINDOW; i++) await request(`x${i}-${email}`);
  const last = await request(`y-${email}`);
  expect([last.status, last.body.code]).toEqual([429, 'sign_up.too_many_tries']);
});

test('where it is closed nobody comes in, not even with a link from before', async () => {
  await request();
  const { token } = await secretsFor();
  const { app } = auth.app;
  const open = app.accounts;
  Object.assign(app, { accounts: {} });
  expect((await browser.call(signUpApi.show, {})).body.isOpen).toBe(false);
  expect((await request()).body.code).toBe('sign_up.closed');
  expect((await browser.call(signUpApi.confirm, { token })).body.code).toBe('sign_up.closed');
  Object.assign(app, { accounts: open });
});

test('addresses of those who never went on are forgotten', async () => {
  await request();
  auth.passMinutes(8 * 24 * 60);
  await forgetRequests.run(auth.app.work(), {} as never);
  const left = await auth.app.db.rows(auth.app.sql`
    select from sign_up.request where company_id = ${auth.city.id} and email = ${email}`);
  expect(left).toEqual([]);
});

test('the new administrator is an ordinary one: nothing of the operator’s', async () => {
  const pass = await confirmedPass();
  await browser.call(signUpApi.complete, { ...company, pass });
  const { capabilities } = (await browser.call(accountApi.me, {})).body;
  expect(capabilities).toContain('company.edit');
  expect(capabilities).not.toContain('tenants.enter');
});
