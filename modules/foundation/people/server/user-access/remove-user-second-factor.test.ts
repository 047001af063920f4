import { accountApi } from '@fachwerk/auth/contract';
import { type Browser, openAuth, PASSWORD, type Person, type TestAuth } from '@fachwerk/auth/testing';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { userApi } from '../../contract.ts';
import { people } from '../module.ts';

let auth: TestAuth;
let anna: Person;
let browser: Browser;
beforeAll(async () => {
  auth = await openAuth(people);
});
afterAll(() => auth.app.close());
beforeEach(async () => {
  auth.passMinutes(60);
  anna = await auth.person();
  browser = await auth.signedIn(anna);
});

/** What the app on the phone shows, at this moment. */
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: auth.app.time.now.getTime(),
  });

async function turnOn(own = browser) {
  const { secret } = (await own.call(accountApi.beginSecondFactor, { password: PASSWORD })).body;
  const { recoveryCodes } = (await own.call(accountApi.confirmSecondFactor, { code: codeOf(secret) })).body;
  auth.passMinutes(2);
  return { secret, recoveryCodes };
}

test('an administrator takes a lost factor off others, not off himself, and not off another company', async () => {
  const ben = await auth.person(['reader']);
  const his = await auth.signedIn(ben);
  await turnOn(his);
  const answer = await browser.call(userApi.removeSecondFactor, { id: ben.id });
  expect(answer).toMatchObject({ status: 200, body: { id: ben.id, hasSecondFactor: false } });
  expect((await auth.browser().signIn(ben.email)).status).toBe(200);
  expect((await auth.auditOf(ben)).map(({ action, actorId }) => [action, actorId])).toContainEqual([
    'user.second_factor_off',
    anna.id,
  ]);
  expect((await auth.mailsTo(ben)).at(-1)!.subject).toContain('abgeschaltet');

  await turnOn();
  expect((await browser.call(userApi.removeSecondFactor, { id: anna.id })).body.code).toBe('second_factor.own');
  const manager = await auth.signedIn(await auth.person(['management']));
  expect((await manager.call(userApi.removeSecondFactor, { id: anna.id })).body.code).toBe('user.more_rights_than_own');
  const foreign = await auth.signedIn(await auth.person(['administrator'], {}, auth.bella));
  expect((await foreign.call(userApi.removeSecondFactor, { id: anna.id })).body.code).toBe('user.unknown');
});
