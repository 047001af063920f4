import { accountApi } from '@fachwerk/auth/contract';
import { addOwnRole, saveOwnRole } from '@fachwerk/auth/facade-roles';
import { openAuth, type TestAuth } from '@fachwerk/auth/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userApi } from '../../contract.ts';
import { people } from '../module.ts';

let house: TestAuth;
beforeAll(async () => {
  house = await openAuth(people);
});
afterAll(() => house.app.close());

test('a session may do what its own role names, and a change counts at once', async () => {
  const { app, city } = house;
  const ctx = { ...app.work(), companyId: city.id };
  const role = {
    id: ctx.newId(),
    name: 'Empfang',
    description: '',
    // A capability of a later or earlier version, which nobody declares, counts for nothing.
    capabilities: ['users.read', 'moon.fly'],
    version: 1,
  };
  await addOwnRole(ctx, role);
  const browser = await house.signedIn(await house.person([role.id]));
  const list = { offset: 0, limit: 1 } as const;
  expect((await browser.call(accountApi.me, {})).body.capabilities).toEqual(['users.read']);
  expect((await browser.call(userApi.list, { ...list, sort: 'name', dir: 'asc' })).status).toBe(200);
  expect((await browser.call(userApi.summary, {})).status).toBe(403);

  await saveOwnRole(ctx, { ...role, capabilities: ['users.manage'] });
  expect((await browser.call(userApi.summary, {})).status).toBe(200);
  expect((await browser.call(userApi.list, { ...list, sort: 'name', dir: 'asc' })).status).toBe(403);
});
