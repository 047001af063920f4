import { accountApi } from '@fachwerk/auth/contract';
import { type Browser, openAuth, type Person, type TestAuth } from '@fachwerk/auth/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { profileApi } from '../../contract.ts';
import { people } from '../module.ts';
import { pictureUpload } from '../users.for-tests.ts';

let auth: TestAuth;
let anna: Person;
let browser: Browser;
beforeAll(async () => {
  auth = await openAuth(people);
});
afterAll(() => auth.app.close());
beforeEach(async () => {
  auth.passMinutes(60);
  anna = await auth.person(['reader']);
  browser = await auth.signedIn(anna);
});

test('everybody changes the own name, contact and language, and nothing else', async () => {
  const before = (await browser.call(accountApi.me, {})).body;
  const contact = { firstName: 'Jule', lastName: 'Brandt-Ötken', phone: '040 1234', position: 'Technik' };
  const answer = await browser.call(profileApi.save, { contact, language: 'en' });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    ...before,
    contact: { ...before.contact, ...contact },
    language: 'en',
    version: before.version + 1,
  });
  expect((await auth.auditOf(anna)).at(-1)).toMatchObject({
    action: 'user.changed',
    actorId: anna.id,
    after: { 'contact.lastName': 'Brandt-Ötken', language: 'en' },
  });
  expect(await auth.toldTo(anna)).toContainEqual({ type: 'changed' });
});

test('roles and state in the form are not looked at', async () => {
  const sneaky = {
    language: 'de',
    backendRoles: '["administrator"]',
    state: 'active',
    email: 'x@example.org',
  } as never;
  const answer = await browser.call(profileApi.save, sneaky);
  expect(answer.body).toMatchObject({ backendRoles: ['reader'], email: anna.email });
});

test('a picture of one’s own, and without one again', async () => {
  const answer = await browser.call(profileApi.save, { avatar: await pictureUpload() });
  expect(answer.body.avatar).toEqual({ small: expect.stringContaining('/api/files/'), large: expect.any(String) });
  const without = await browser.call(profileApi.save, { removeAvatar: true });
  expect(without.body.avatar).toBeNull();
});

test('a picture that is none is refused and changes nothing', async () => {
  const avatar = { name: 'me.png', type: 'image/png', bytes: Buffer.from('<svg onload=alert(1)>') };
  const answer = await browser.call(profileApi.save, { language: 'en', avatar });
  expect(answer).toMatchObject({ status: 422, body: { code: 'avatar.not_an_image' } });
  expect((await browser.call(accountApi.me, {})).body.language).toBe('de');
});

test('an empty name is refused at its field', async () => {
  const answer = await browser.call(profileApi.save, { contact: { firstName: ' ', lastName: 'B' } });
  expect(answer.body.fields).toMatchObject([{ path: 'contact.firstName', code: 'field.too_short' }]);
});
