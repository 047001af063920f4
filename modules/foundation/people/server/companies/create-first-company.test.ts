import { authApi } from '@fachwerk/auth/contract';
import { access } from '@fachwerk/auth/module';
import { companies } from '@fachwerk/companies/module';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFirstCompany } from '../facade.ts';
import { people } from '../module.ts';

let app: TestApp;
let ctx: WorkCtx;
beforeAll(async () => {
  app = await openApp(companies, access, people);
  ctx = app.work();
});
afterAll(() => app.close());

const order = {
  name: 'Schließfach Süd',
  kind: 'franchisor' as const,
  email: 'Chef@Sued.Example',
  password: 'Regenschirm-7-Koffer',
};

test('a weak password or a broken address leaves the house empty', async () => {
  await expect(createFirstCompany(ctx, { ...order, password: 'kurz' })).rejects.toThrow('password.too_short');
  await expect(createFirstCompany(ctx, { ...order, email: 'chef' })).rejects.toThrow();
});

test('an empty house gets a company with an administrator, once', async () => {
  const made = await createFirstCompany(ctx, order);
  expect(made).not.toBeNull();
  expect(await createFirstCompany(ctx, { ...order, name: 'Noch eine' })).toBeNull();
  const { status, body } = await app.call(authApi.signIn, { email: 'chef@sued.example', password: order.password });
  expect(status).toBe(200);
  expect(body.user).toMatchObject({
    id: made!.userId,
    backendRoles: ['administrator'],
    companyObject: { code: 'schliessfach-sued', kind: 'franchisor', isDemo: false },
  });
});
