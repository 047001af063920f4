import { authApi } from '@fachwerk/auth/contract';
import { access } from '@fachwerk/auth/module';
import { companies } from '@fachwerk/companies/module';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userApi } from '../../contract.ts';
import { createFirstCompany } from '../facade.ts';
import { people } from '../module.ts';

let app: TestApp;
let ctx: WorkCtx;

beforeAll(async () => {
  app = await openApp(companies, access, people);
  app.time.now = new Date();
  ctx = app.work();
  // Twice: a start that broke off in the middle is repeated.
  for (let start = 0; start < 2; start++) for (const { demo } of [companies, people]) await demo!(ctx);
});
afterAll(() => app.close());

const signIn = (email: string) => app.call(authApi.signIn, { email, password: 'Fachwerk-Demo-1' });

const accounts = [
  ['admin@zeitlagercity.example', 'zeitlagercity', ['administrator']],
  ['technik@zeitlagercity.example', 'zeitlagercity', ['technician']],
  ['hamburg@zeitlagercity.example', 'zeitlager-hamburg', ['administrator']],
  ['chefin@trattoria-bella.example', 'trattoria-bella', ['administrator']],
] as const;
for (const [email, company, backendRoles] of accounts) {
  test(`${email} signs in with the demo password`, async () => {
    const { status, body } = await signIn(email);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email, company, backendRoles, companyObject: { isDemo: true } });
  });
}

test('each demo company has people in different roles, who came in the last weeks', async () => {
  for (const [email, expected] of [
    ['admin@zeitlagercity.example', { active: 8, deactivated: 1, invited: 1 }],
    ['hamburg@zeitlagercity.example', { active: 4, deactivated: 0, invited: 0 }],
    ['chefin@trattoria-bella.example', { active: 5, deactivated: 0, invited: 1 }],
  ] as const) {
    const { accessToken: token } = (await signIn(email)).body;
    const { body } = await app.call(userApi.summary, {}, { token });
    expect(body).toMatchObject(expected);
    expect(body.signedInLast7Days).toBeGreaterThan(2);
    expect(body.signedInPrevious7Days).toBeGreaterThan(2);
    const { users } = (await app.call(userApi.list, { offset: 0, limit: 25, sort: 'name', dir: 'asc' }, { token }))
      .body;
    expect(new Set(users.flatMap(({ backendRoles }) => backendRoles)).size).toBeGreaterThan(2);
    const pictures = users.flatMap(({ avatar }) => (avatar ? [avatar.large] : []));
    expect(pictures.length).toBeGreaterThan(1);
    for (const picture of pictures) expect(await app.app.files.find(picture.replace('/api/files/', ''))).toBeDefined();
    for (const { lastSignInAt } of users) expect(new Date(lastSignInAt ?? 0) <= app.time.now).toBe(true);
  }
});

test('who left or was only invited does not get in', async () => {
  for (const email of ['p.lange@zeitlagercity.example', 'm.hoffmann@zeitlagercity.example']) {
    expect((await signIn(email)).body.code).toBe('auth.wrong_credentials');
  }
});

test('a house with companies gets no first one', async () => {
  expect(
    await createFirstCompany(ctx, {
      name: 'Neu',
      kind: 'merchant',
      email: 'a@neu.example',
      password: 'Regenschirm-7-Koffer',
    }),
  ).toBeNull();
});
