import { companyApi } from '@fachwerk/companies/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountApi } from '../../contract.ts';
import { QUOTAS } from '../../rules/tries.ts';
import { type Browser, openAuth, PASSWORD, type Person, type TestAuth } from '../testing.ts';

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

/** The app's code, some steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: auth.app.time.now.getTime() + steps * 30_000,
  });

async function turnOn(own = browser) {
  const { secret } = (await own.call(accountApi.beginSecondFactor, { password: PASSWORD })).body;
  const { recoveryCodes } = (await own.call(accountApi.confirmSecondFactor, { code: codeOf(secret) })).body;
  auth.passMinutes(2);
  return { secret, recoveryCodes };
}

const demand = (required: boolean) =>
  auth.app.db.rows(
    auth.app.sql`update companies.company set second_factor_required = ${required} where id = ${anna.companyId}`,
  );

test('setting it up: the app gets a secret, its first code turns the factor on', async () => {
  const begun = await browser.call(accountApi.beginSecondFactor, { password: PASSWORD });
  expect(begun.body.uri).toBe(
    `otpauth://totp/Zeitlager%20City:${encodeURIComponent(anna.email)}?issuer=Zeitlager%20City&secret=${begun.body.secret}&algorithm=SHA1&digits=6&period=30`,
  );
  expect(Secret.fromBase32(begun.body.secret).bytes).toHaveLength(20);
  expect((await auth.browser().signIn(anna.email)).status).toBe(200);

  const wrong = await browser.call(accountApi.confirmSecondFactor, { code: codeOf(begun.body.secret, 5) });
  expect(wrong).toMatchObject({ status: 422, body: { code: 'second_factor.code_wrong' } });
  const { body } = await browser.call(accountApi.confirmSecondFactor, { code: codeOf(begun.body.secret) });
  expect(new Set(body.recoveryCodes).size).toBe(10);
  expect((await browser.call(accountApi.me, {})).body.hasSecondFactor).toBe(true);
  expect((await auth.auditOf(anna)).at(-1)).toMatchObject({ action: 'user.second_factor_on', actorId: anna.id });
  expect((await auth.mailsTo(anna)).at(-1)!.subject).toBe('Zweiter Faktor bei Zeitlager City eingeschaltet');
  expect((await auth.browser().signIn(anna.email)).body.code).toBe('auth.code_required');
});

test('the secret rests sealed, recovery codes as hashes', async () => {
  const { secret, recoveryCodes } = await turnOn();
  const { db, sql } = auth.app;
  const rows = [
    ...(await db.rows(sql`select * from access.user where company_id = ${anna.companyId} and id = ${anna.id}`)),
    ...(await db.rows(
      sql`select * from access.recovery_code where company_id = ${anna.companyId} and user_id = ${anna.id}`,
    )),
  ];
  const text = JSON.stringify(rows);
  for (const planted of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
    expect(text).not.toContain(planted);
  }
});

test('without its password a session changes nothing about the factor', async () => {
  const wrong = { password: 'a wrong password' };
  expect((await browser.call(accountApi.beginSecondFactor, wrong)).body.code).toBe('password.wrong');
  expect((await browser.call(accountApi.confirmSecondFactor, { code: '123456' })).body.code).toBe(
    'second_factor.not_begun',
  );
  await turnOn();
  expect((await browser.call(accountApi.removeSecondFactor, wrong)).body.code).toBe('password.wrong');
  expect((await browser.call(accountApi.beginSecondFactor, { password: PASSWORD })).body.code).toBe(
    'second_factor.already_on',
  );
  expect((await browser.call(accountApi.confirmSecondFactor, { code: '123456' })).body.code).toBe(
    'second_factor.already_on',
  );
});

test('signing in asks for the code, after the password and not instead of it', async () => {
  const { secret } = await turnOn();
  expect(await auth.browser().signIn(anna.email)).toMatchObject({ status: 401, body: { code: 'auth.code_required' } });
  expect((await auth.browser().signIn(anna.email, PASSWORD, '')).body.code).toBe('auth.code_required');
  expect((await auth.browser().signIn(anna.email, PASSWORD, '000000')).body.code).toBe('auth.code_wrong');
  expect((await auth.browser().signIn(anna.email, 'a wrong password', codeOf(secret))).body.code).toBe(
    'auth.wrong_credentials',
  );
  expect((await auth.browser().signIn(anna.email, PASSWORD, codeOf(secret))).status).toBe(200);
  const trail = (await auth.auditOf(anna)).slice(-2);
  expect(trail[0]).toMatchObject({ action: 'user.second_factor_failed', actorId: null, address: '192.0.2.1' });
  expect(trail[1]).toMatchObject({ action: 'user.signed_in', after: { secondFactor: 'app' } });
});

test('a phone whose clock is half a minute off is understood, one that is further off is not', async () => {
  const { secret } = await turnOn();
  const status = async (steps: number) =>
    (await auth.browser().signIn(anna.email, PASSWORD, codeOf(secret, steps))).status;
  expect([await status(-2), await status(2), await status(-1), await status(1)]).toEqual([401, 401, 200, 200]);
});

test('no code works twice, and none older than the last', async () => {
  const { secret } = await turnOn();
  const [before, code] = [codeOf(secret, -1), codeOf(secret)];
  expect((await auth.browser().signIn(anna.email, PASSWORD, code)).status).toBe(200);
  expect((await auth.browser().signIn(anna.email, PASSWORD, code)).body.code).toBe('auth.code_wrong');
  expect((await auth.browser().signIn(anna.email, PASSWORD, before)).body.code).toBe('auth.code_wrong');
  auth.passMinutes(1);
  expect((await auth.browser().signIn(anna.email, PASSWORD, codeOf(secret))).status).toBe(200);
});

test('the code that turned the factor on does not sign in', async () => {
  const { secret } = (await browser.call(accountApi.beginSecondFactor, { password: PASSWORD })).body;
  const code = codeOf(secret);
  await browser.call(accountApi.confirmSecondFactor, { code });
  expect((await auth.browser().signIn(anna.email, PASSWORD, code)).body.code).toBe('auth.code_wrong');
});

test('one code at the same moment on two devices lets one in', async () => {
  const { secret } = await turnOn();
  const code = codeOf(secret);
  const { sql } = auth.app;
  const row = sql`select from access.user where company_id = ${anna.companyId} and id = ${anna.id} for update`;
  const enter = () => auth.browser().signIn(anna.email, PASSWORD, code);
  const answers = await auth.app.race(row, () => [enter(), enter()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('a recovery code works once, however it is typed', async () => {
  const { recoveryCodes } = await turnOn();
  const enter = async (code: string) => (await auth.browser().signIn(anna.email, PASSWORD, code)).status;
  expect(await enter(recoveryCodes[0]!.toLowerCase().replace('-', ' '))).toBe(200);
  expect(await enter(recoveryCodes[0]!)).toBe(401);
  expect(await enter(recoveryCodes[1]!)).toBe(200);
  expect((await auth.auditOf(anna)).at(-1)).toMatchObject({
    action: 'user.signed_in',
    after: { secondFactor: 'recovery' },
  });
});

test('one recovery code at the same moment on two devices lets one in', async () => {
  const { recoveryCodes } = await turnOn();
  const { sql } = auth.app;
  const row = sql`select from access.user where company_id = ${anna.companyId} and id = ${anna.id} for update`;
  const enter = () => auth.browser().signIn(anna.email, PASSWORD, recoveryCodes[0]!);
  const answers = await auth.app.race(row, () => [enter(), enter()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('codes are not guessed: few tries, which a known device does not share with countIndependent', async () => {
  const { secret } = await turnOn();
  const { most } = QUOTAS['code.account'];
  const guesses = await Promise.all(
    Array.from({ length: most * 2 }, (_, i) => auth.browser(`198.51.100.${i}`).signIn(anna.email, PASSWORD, '000000')),
  );
  expect(guesses.filter(({ body }) => body.code === 'auth.code_wrong')).toHaveLength(most);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(most);
  expect((await auth.browser().signIn(anna.email, PASSWORD, codeOf(secret))).status).toBe(429);
  expect((await browser.signIn(anna.email, PASSWORD, codeOf(secret))).status).toBe(200);
  auth.passMinutes(15);
  expect((await auth.browser().signIn(anna.email, PASSWORD, codeOf(secret))).status).toBe(200);
});

test('turning it off takes the password; the recovery codes go with it', async () => {
  const { recoveryCodes } = await turnOn();
  expect((await browser.call(accountApi.removeSecondFactor, { password: PASSWORD })).status).toBe(200);
  expect((await auth.browser().signIn(anna.email)).status).toBe(200);
  expect((await auth.auditOf(anna)).map(({ action }) => action)).toContain('user.second_factor_off');
  await turnOn();
  expect((await auth.browser().signIn(anna.email, PASSWORD, recoveryCodes[5]!)).body.code).toBe('auth.code_wrong');
});

test('where the company demands a factor, nothing works before it is set up, and then it stays on', async () => {
  const reader = await auth.person(['reader']);
  const own = await auth.signedIn(reader);
  await demand(true);
  try {
    const me = (await own.call(accountApi.me, {})).body;
    expect(me).toMatchObject({ isSecondFactorDue: true, capabilities: [] });
    expect((await own.call(companyApi.own, {})).body.code).toBe('access.denied');
    expect((await auth.browser().signIn(reader.email)).body.user).toMatchObject({
      isSecondFactorDue: true,
      capabilities: [],
    });

    await turnOn(own);
    expect((await own.call(accountApi.me, {})).body).toMatchObject({ isSecondFactorDue: false });
    expect((await own.call(companyApi.own, {})).status).toBe(200);
    expect((await own.call(accountApi.removeSecondFactor, { password: PASSWORD })).body.code).toBe(
      'second_factor.demanded',
    );
  } finally {
    await demand(false);
  }
});
