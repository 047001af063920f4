import { authApi } from '@fachwerk/auth/contract';
import { inviteUser } from '@fachwerk/auth/facade';
import { type Browser, NEW_PASSWORD, openAuth, type Person, type TestAuth } from '@fachwerk/auth/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { userApi } from '../../contract.ts';
import { people } from '../module.ts';

let auth: TestAuth;
let admin: Browser;
let guest: Person;
beforeAll(async () => {
  auth = await openAuth(people);
});
afterAll(() => auth.app.close());
beforeEach(async () => {
  auth.passMinutes(120);
  admin = await auth.signedIn(await auth.person());
  guest = await auth.person(['reader'], { passwordHash: null });
});

const choose = (token: string) =>
  auth.browser().call(authApi.resetPassword, { email: guest.email, token, password: NEW_PASSWORD });

test('an invited person chooses a password and signs in', async () => {
  expect(await admin.call(userApi.sendWelcomeMail, { id: guest.id })).toMatchObject({ status: 200, body: {} });
  const token = await auth.mailedToken(guest);
  const [mail] = await auth.mailsTo(guest);
  expect(mail!.subject).toBe('Ihr Zugang zu Zeitlager City');
  expect(mail!.bodyText).toContain(guest.email);
  expect(mail!.bodyText).toContain('7 Tage');

  expect((await auth.browser().signIn(guest.email)).status).toBe(401);
  expect((await choose(token)).status).toBe(200);
  expect((await auth.browser().signIn(guest.email, NEW_PASSWORD)).status).toBe(200);
  expect(await auth.mailsTo(guest)).toHaveLength(1);
  expect((await auth.auditOf(guest)).map(({ action }) => action)).toEqual([
    'user.invited',
    'user.password_reset',
    'user.signed_in',
  ]);
});

test('the invitation holds seven days', async () => {
  await admin.call(userApi.sendWelcomeMail, { id: guest.id });
  const token = await auth.mailedToken(guest);
  auth.passMinutes(7 * 24 * 60 - 1);
  expect((await choose(token)).status).toBe(200);
});

test('and not a minute longer, but the person helps themselves to a new one', async () => {
  await admin.call(userApi.sendWelcomeMail, { id: guest.id });
  const token = await auth.mailedToken(guest);
  auth.passMinutes(7 * 24 * 60);
  expect((await choose(token)).body.code).toBe('auth.reset_link_invalid');
  await auth.browser().call(authApi.requestReset, { email: guest.email });
  const fresh = await auth.mailedToken(guest);
  auth.passMinutes(24 * 60);
  expect((await choose(fresh)).status).toBe(200);
});

test('a mail is written in the language of who reads it', async () => {
  const english = await auth.person(['reader'], { language: 'en', passwordHash: null });
  const informal = await auth.person(['reader'], { language: 'deDu', passwordHash: null });
  await admin.call(userApi.sendWelcomeMail, { id: english.id });
  await admin.call(userApi.sendWelcomeMail, { id: informal.id });
  expect((await auth.mailsTo(english))[0]!.subject).toBe('Your access to Zeitlager City');
  expect((await auth.mailsTo(informal))[0]!.bodyText).toContain('Bitte leg dein Passwort fest.');
});

test('nobody who is deactivated is invited', async () => {
  const { db, sql } = auth.app;
  await db.rows(
    sql`update access.user set state = 'deactivated' where company_id = ${guest.companyId} and id = ${guest.id}`,
  );
  expect((await admin.call(userApi.sendWelcomeMail, { id: guest.id })).body).toMatchObject({
    code: 'user.is_deactivated',
  });
  expect(await auth.mailsTo(guest)).toEqual([]);
});

test('a person of another company is as unknown as nobody, and who may not manage users may not invite', async () => {
  const stranger = await auth.person(['reader'], {}, auth.bella);
  const foreign = await admin.call(userApi.sendWelcomeMail, { id: stranger.id });
  const nobody = await admin.call(userApi.sendWelcomeMail, { id: auth.app.work().newId() });
  expect([foreign.status, foreign.body.code]).toEqual([404, 'user.unknown']);
  expect([nobody.status, nobody.body.code]).toEqual([404, 'user.unknown']);
  const reader = await auth.signedIn(await auth.person(['reader']));
  expect((await reader.call(userApi.sendWelcomeMail, { id: guest.id })).body.code).toBe('access.denied');
});

test('nobody touches somebody who has more rights', async () => {
  const manager = await auth.signedIn(await auth.person(['management']));
  const boss = await auth.person(['administrator']);
  expect((await manager.call(userApi.sendWelcomeMail, { id: boss.id })).body.code).toBe('user.more_rights_than_own');
});

test('an invitation that is undone was never sent', async () => {
  const undone = auth.app.db.transaction(async (db) => {
    await inviteUser({ ...auth.app.work(), db, companyId: guest.companyId }, guest.id);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await auth.mailsTo(guest)).toEqual([]);
});
