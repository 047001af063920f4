import { accountApi, authApi, type Role } from '@fachwerk/auth/contract';
import { access } from '@fachwerk/auth/module';
import { companies } from '@fachwerk/companies/module';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userApi } from '../../contract.ts';
import { DEMO_PASSWORD } from '../demo/create-demo-users.ts';
import { people } from '../module.ts';

/** With real sign-ins: what an administrator changes holds for the very next call of whom it concerns. */
let app: TestApp;
let admin: string;
let counter = 0;

beforeAll(async () => {
  app = await openApp(companies, access, people);
  for (const { demo } of [companies, people]) await demo!(app.work());
  admin = await tokenOf('admin@zeitlagercity.example', DEMO_PASSWORD);
});
afterAll(() => app.close());

async function tokenOf(email: string, password: string): Promise<string> {
  return (await app.call(authApi.signIn, { email, password })).body.accessToken;
}

async function newcomer(...backendRoles: Role[]) {
  const password = 'Regenschirm-7-Koffer';
  const form = {
    email: `neu${++counter}@zeitlagercity.example`,
    contact: { firstName: 'Uwe', lastName: 'Ort' },
    backendRoles,
    password,
  };
  const { id, email } = (await app.call(userApi.create, form, { token: admin })).body;
  const token = await tokenOf(email, password);
  const list = async () =>
    (await app.call(userApi.list, { offset: 0, limit: 1, sort: 'name', dir: 'asc' }, { token })).status;
  return { id, email, password, token, list };
}

test('a role that is taken away is gone with the next call, and one that is given is there', async () => {
  const { id, list, token } = await newcomer('reader');
  expect(await list()).toBe(200);
  await app.call(userApi.save, { id, backendRoles: ['technician'] }, { token: admin });
  expect(await list()).toBe(403);
  await app.call(userApi.save, { id, backendRoles: ['management'] }, { token: admin });
  expect(await list()).toBe(200);
  expect((await app.call(accountApi.me, {}, { token })).body.capabilities).toContain('users.manage');
});

test('who is deactivated is out at once, and gets in again when activated', async () => {
  const { id, list, email, password } = await newcomer('reader');
  await app.call(userApi.setState, { id, state: 'deactivated' }, { token: admin });
  expect(await list()).toBe(401);
  expect((await app.call(authApi.signIn, { email, password })).status).toBe(401);
  await app.call(userApi.setState, { id, state: 'active' }, { token: admin });
  expect((await app.call(authApi.signIn, { email, password })).status).toBe(200);
});

test('who is deleted is out at once', async () => {
  const { id, list, email, password } = await newcomer('reader');
  await app.call(userApi.remove, { id }, { token: admin });
  expect(await list()).toBe(401);
  expect((await app.call(authApi.signIn, { email, password })).status).toBe(401);
});

test('a new password and a new address count from now on, the old ones no longer', async () => {
  const { id, list, email, password } = await newcomer('reader');
  const change = { id, email: 'umgezogen@zeitlagercity.example', password: 'Leuchtturm-9-Besen' };
  await app.call(userApi.save, change, { token: admin });
  expect(await list()).toBe(401);
  const signIn = async (address: string, secret: string) =>
    (await app.call(authApi.signIn, { email: address, password: secret })).status;
  expect(await signIn(email, change.password)).toBe(401);
  expect(await signIn(change.email, password)).toBe(401);
  expect(await signIn(change.email, change.password)).toBe(200);
});
