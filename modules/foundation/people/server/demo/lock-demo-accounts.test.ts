import { accountApi, authApi } from '@fachwerk/auth/contract';
import { access } from '@fachwerk/auth/module';
import { companies } from '@fachwerk/companies/module';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '../module.ts';
import { lockDemoAccounts } from './lock-demo-accounts.ts';

const OWN = 'Regenschirm-7-Koffer';
const KNOWN = 'Fachwerk-Demo-1';

let app: TestApp;
beforeAll(async () => {
  app = await openApp(companies, access, people);
  for (const { demo } of [companies, people]) await demo!(app.work());
});
afterAll(() => app.close());

const signIn = (email: string, password: string) => app.call(authApi.signIn, { email, password });

test('the password that everybody knows ends to work, with its sessions; one of their own goes on', async () => {
  const [admin, owner] = ['admin@zeitlagercity.example', 'chefin@trattoria-bella.example'];
  const { accessToken: token } = (await signIn(owner, KNOWN)).body;
  await app.call(accountApi.changePassword, { current: KNOWN, password: OWN }, { token });
  const known = (await signIn(admin, KNOWN)).body.accessToken;
  expect(await lockDemoAccounts(app.work())).toBe(20);
  for (const email of [admin, 'technik@zeitlagercity.example', 'hamburg@zeitlagercity.example', owner]) {
    expect((await signIn(email, KNOWN)).body.code).toBe('auth.wrong_credentials');
  }
  expect((await app.call(accountApi.me, {}, { token: known })).status).toBe(401);
  expect((await signIn(owner, OWN)).status).toBe(200);
  expect(await lockDemoAccounts(app.work())).toBe(0);
});
