import { authApi } from '@fachwerk/auth/contract';
import { type Browser, openAuth, PASSWORD, type Person, type TestAuth } from '@fachwerk/auth/testing';
import { addMinutes } from '@fachwerk/base/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_PASSKEYS, passkeyApi } from '../contract.ts';
import { authenticator, type Fault } from './authenticator.for-tests.ts';
import { passkeys } from './module.ts';

let auth: TestAuth;
let origin: string;
beforeAll(async () => {
  auth = await openAuth(passkeys);
  origin = new URL(auth.app.app.publicUrl).origin;
});
afterAll(() => auth.app.close());

async function signedIn(person: Person): Promise<Browser> {
  const browser = auth.browser();
  await browser.signIn(person.email);
  return browser;
}

/** Somebody with a passkey, and the device it is on. */
async function withPasskey(given: Parameters<TestAuth['person']> = []) {
  const person = await auth.person(...given);
  const browser = await signedIn(person);
  const device = authenticator(origin);
  const { body } = await register(browser, device);
  return { person, browser, device, added: body };
}

async function register(browser: Browser, device = authenticator(origin), fault: Fault = {}, name = 'Telefon') {
  const { body } = await browser.call(passkeyApi.begin, { password: PASSWORD });
  return browser.call(passkeyApi.add, { name, credential: device.register(body.options, fault) });
}

async function use(device: ReturnType<typeof authenticator>, fault: Fault = {}, browser = auth.browser()) {
  const { body } = await browser.call(passkeyApi.beginSignIn, {});
  return browser.call(passkeyApi.signIn, { credential: device.use(body.options, fault) });
}

const trailOf = async ({ companyId, id }: Person) => {
  const { db, sql } = auth.app;
  const rows = await db.rows<{ action: string }>(sql`
    select action from kit.audit_entry where company_id = ${companyId} and subject_id = ${id} and action like 'user.passkey%'
    order by at, id`);
  return rows.map(({ action }) => action);
};

test('a passkey is added, signs in alone, and shows when it was used', async () => {
  const { person, browser, device, added } = await withPasskey();
  expect(added.passkey).toMatchObject({ name: 'Telefon', isSynced: false, lastUsedAt: null });
  expect(added.recoveryCodes).toHaveLength(10);
  auth.app.time.now = addMinutes(auth.app.time.now, 3);
  const { status, body } = await use(device);
  expect([status, body.user.email, body.user.secondFactors]).toEqual([200, person.email, ['passkey']]);
  const [passkey] = (await browser.call(passkeyApi.list, {})).body.passkeys;
  expect(new Date(passkey!.lastUsedAt!)).toEqual(auth.app.time.now);
  expect(await trailOf(person)).toEqual(['user.passkey_added']);
});

test('after a password it must be a passkey of the same account', async () => {
  const [one, other] = [await withPasskey(), await withPasskey()];
  const after = async (email: string) => {
    const anyone = auth.browser();
    const { body } = await anyone.call(passkeyApi.beginSignIn, {});
    const answer = await anyone.call(passkeyApi.signIn, { credential: other.device.use(body.options), email });
    return [answer.status, answer.body.code ?? answer.body.user.email];
  };
  expect(await after(one.person.email)).toEqual([409, 'passkey.of_other_account']);
  expect(await after(` ${other.person.email.toUpperCase()}`)).toEqual([200, other.person.email]);
});

test('with a passkey the password alone is not enough any more; a recovery code is', async () => {
  const { person, added } = await withPasskey();
  const try_ = (code?: string) =>
    auth.browser().call(authApi.signIn, { email: person.email, password: PASSWORD, code });
  const alone = await try_();
  expect([alone.status, alone.body.code, alone.body.params]).toEqual([401, 'auth.code_required', { by: 'passkey' }]);
  expect((await try_('123456')).body.code).toBe('auth.code_wrong');
  const code = added.recoveryCodes![0]!;
  expect([(await try_(code)).status, (await try_(code)).body.code]).toEqual([200, 'auth.code_wrong']);
});

test('where a company demands a second factor, a passkey is one, and the last one stays', async () => {
  const { db, sql } = auth.app;
  const person = await auth.person(['administrator'], {}, auth.bella);
  const browser = await signedIn(person);
  await db.rows(sql`update companies.company set second_factor_required = true where id = ${auth.bella.id}`);
  const device = authenticator(origin);
  const { body } = await register(browser, device);
  const { user } = (await use(device)).body;
  expect([user.isSecondFactorDue, user.capabilities.length > 0]).toEqual([false, true]);
  const remove = (passkeyId: string) => browser.call(passkeyApi.remove, { passkeyId, password: PASSWORD });
  expect((await remove(body.passkey.id)).body.code).toBe('second_factor.demanded');
  const second = (await register(browser)).body.passkey.id;
  expect((await remove(body.passkey.id)).status).toBe(200);
  expect((await remove(second)).body.code).toBe('second_factor.demanded');
  await db.rows(sql`update companies.company set second_factor_required = false where id = ${auth.bella.id}`);
});

const wrongRegistrations: [string, Fault][] = [
  ['from another address', { origin: 'https://fachwerk.evil.example' }],
  ['for another relying party', { rpId: 'evil.example' }],
  ['without finger, face or PIN', { isUnverified: true }],
  ['that was made for signing in', { type: 'webauthn.get' }],
];

describe('a registration is refused', () => {
  for (const [name, fault] of wrongRegistrations) {
    test(name, async () => {
      const browser = await signedIn(await auth.person());
      const { status, body } = await register(browser, authenticator(origin), fault);
      expect([status, body.code]).toEqual([422, 'passkey.not_verified']);
      expect((await browser.call(passkeyApi.list, {})).body.passkeys).toEqual([]);
    });
  }

  test('with a challenge that was given to somebody else, was used, or is old', async () => {
    const [anna, ben] = [await signedIn(await auth.person()), await signedIn(await auth.person())];
    const { options } = (await anna.call(passkeyApi.begin, { password: PASSWORD })).body;
    const add = (browser: Browser, asked = options) =>
      browser.call(passkeyApi.add, { name: 'x', credential: authenticator(origin).register(asked) });
    expect((await add(ben)).body.code).toBe('passkey.not_verified');
    expect([(await add(anna)).status, (await add(anna)).body.code]).toEqual([200, 'passkey.not_verified']);
    const late = (await anna.call(passkeyApi.begin, { password: PASSWORD })).body.options;
    auth.app.time.now = addMinutes(auth.app.time.now, 5);
    expect((await add(anna, late)).body.code).toBe('passkey.not_verified');
  });

  test('without the right password, twice on one device, and beyond the most', async () => {
    const browser = await signedIn(await auth.person());
    expect((await browser.call(passkeyApi.begin, { password: 'falsch' })).body.code).toBe('password.wrong');
    const device = authenticator(origin);
    expect((await register(browser, device)).status).toBe(200);
    expect((await register(browser, device)).body.code).toBe('passkey.already_there');
    for (let n = 1; n < MOST_PASSKEYS; n++) await register(browser);
    const { body } = await browser.call(passkeyApi.begin, { password: PASSWORD });
    expect([body.code, body.params]).toEqual(['passkey.too_many', { most: MOST_PASSKEYS }]);
  });
});

const wrongUses: [string, Fault][] = [
  ['from another address', { origin: 'https://fachwerk.evil.example' }],
  ['for another relying party', { rpId: 'evil.example' }],
  ['without finger, face or PIN', { isUnverified: true }],
  ['that was made for registering', { type: 'webauthn.create' }],
  ['signed by another key', { isForged: true }],
  ['that names nobody', { userHandle: 'AAAA' }],
  ['whose count falls back: it was copied', { counter: 0 }],
];

describe('a sign-in is refused', () => {
  for (const [name, fault] of wrongUses) {
    test(name, async () => {
      const { device } = await withPasskey();
      expect((await use(device)).status).toBe(200);
      const { status, body } = await use(device, fault);
      expect([status, body.code]).toEqual([401, 'passkey.sign_in_failed']);
      expect((await use(device)).status).toBe(200);
    });
  }

  test('with a challenge that was used, is old, or was given for registering', async () => {
    const { browser, device } = await withPasskey();
    const anyone = auth.browser();
    const begin = async () => (await anyone.call(passkeyApi.beginSignIn, {})).body.options;
    const signIn = (options: { challenge: string }) =>
      anyone.call(passkeyApi.signIn, { credential: device.use(options) });
    const once = await begin();
    expect([(await signIn(once)).status, (await signIn(once)).status]).toEqual([200, 401]);
    const registering = (await browser.call(passkeyApi.begin, { password: PASSWORD })).body.options;
    expect((await signIn(registering)).status).toBe(401);
    const late = await begin();
    auth.app.time.now = addMinutes(auth.app.time.now, 5);
    expect((await signIn(late)).status).toBe(401);
    await auth.app.runJobs();
  });

  test('of somebody who was deactivated, and with a passkey that was removed', async () => {
    const { db, sql } = auth.app;
    const { person, browser, device, added } = await withPasskey();
    await db.rows(sql`
      update access.user set state = 'deactivated' where company_id = ${person.companyId} and id = ${person.id}`);
    expect((await use(device)).status).toBe(401);
    await db.rows(sql`
      update access.user set state = 'active' where company_id = ${person.companyId} and id = ${person.id}`);
    const removed = await browser.call(passkeyApi.remove, { passkeyId: added.passkey.id, password: PASSWORD });
    expect([removed.status, (await use(device)).status]).toEqual([200, 401]);
    // The password is enough again, and the paper with the codes is worth nothing.
    expect((await auth.browser().signIn(person.email)).status).toBe(200);
    expect(await trailOf(person)).toEqual(['user.passkey_added', 'user.passkey_removed']);
  });
});

test('nobody renames or removes somebody else’s', async () => {
  const { added, browser, person } = await withPasskey();
  const passkeyId = added.passkey.id;
  const stranger = await signedIn(await auth.person());
  const renamed = await stranger.call(passkeyApi.rename, { passkeyId, name: 'meiner' });
  const removed = await stranger.call(passkeyApi.remove, { passkeyId, password: PASSWORD });
  expect([renamed.body.code, removed.body.code]).toEqual(['passkey.unknown', 'passkey.unknown']);
  expect((await browser.call(passkeyApi.rename, { passkeyId, name: 'Altes Telefon' })).body.name).toBe('Altes Telefon');
  expect(await trailOf(person)).toEqual(['user.passkey_added', 'user.passkey_renamed']);
});
