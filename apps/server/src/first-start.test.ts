import { authApi } from '@fachwerk/auth/contract';
import { companyByCode } from '@fachwerk/companies/facade';
import { DEMO_PASSWORD } from '@fachwerk/people/facade';
import { connect, type Db } from '@fachwerk/server/db';
import { newId, newSecret } from '@fachwerk/server/ids';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import { shopStanding } from '@fachwerk/shop/facade';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { fillOnFirstStart } from './first-start.ts';
import { DEMO_ACCOUNTS } from './greeting.ts';
import { modules } from './modules.ts';

const ADMIN = { DEMO: 'off', ADMIN_EMAIL: 'inhaberin@kiosk.example', ADMIN_PASSWORD: 'Regenbogen-Laterne-7' };

/** Only for what never comes: a year of demo data is made. */
const LIMIT_MS = 240_000;

let app: TestApp;
beforeEach(async () => {
  app = await openApp(...modules);
});
afterEach(() => app.close());

function start(env: Record<string, string> = {}, db: Db = app.db) {
  return fillOnFirstStart({ db, app: app.app, now: app.time.now, newId, newSecret }, readConfig(env));
}

/** As the server does: whoever comes second waits for as long as the first one takes. */
async function startPatiently(env: Record<string, string>) {
  const db = connect({ url: app.url, poolSize: 1, pipelines: 0, statementTimeoutMs: 0 });
  try {
    return await start(env, db);
  } finally {
    await db.close();
  }
}

async function companyNames(): Promise<string[]> {
  const query = acrossCompanies('a test counts what is there', sql`select name from companies.company order by name`);
  return (await app.db.rows<{ name: string }>(query)).map(({ name }) => name);
}

const signIn = (email: string, password: string) => app.call(authApi.signIn, { email, password });

test(
  'the first start, and of two at the same moment one, makes the demo companies; every account that is printed can sign in, until it goes online',
  async () => {
    const filled = { hasDemo: true, hasCompanies: true };
    expect(await Promise.all([startPatiently({}), startPatiently({})])).toEqual([filled, filled]);
    expect(await start()).toEqual(filled);
    expect(await companyNames()).toEqual([
      'Kontor Nord',
      'Salon Linde',
      'Trattoria Bella',
      'Zeitlager City',
      'Zeitlager Hamburg',
    ]);
    for (const code of ['trattoria-bella', 'kontor-nord']) {
      const { id: companyId } = (await companyByCode(app.work(), code))!;
      expect([code, (await shopStanding({ ...app.work(), companyId })).isOrderable]).toEqual([code, true]);
    }
    for (const [email, role] of DEMO_ACCOUNTS) {
      const { status, body } = await signIn(email, DEMO_PASSWORD);
      expect(status).toBe(200);
      expect(role).toContain(`${body.user.companyObject.name}, ${body.user.companyObject.kind}`);
    }
    expect(await start({ PUBLIC_URL: 'https://backoffice.example.com' })).toEqual(filled);
    for (const [email] of DEMO_ACCOUNTS) {
      expect((await signIn(email, DEMO_PASSWORD)).body.code).toBe('auth.wrong_credentials');
    }
  },
  LIMIT_MS,
);

/** The modules that make the demo's companies and accounts; what the others add takes as long as the whole test. */
const WITH_ACCOUNTS = ['companies', 'people'];

test('a demo online has a password of its own; a later start adds nothing', async () => {
  const others = modules.map(({ name }) => name).filter((name) => !WITH_ACCOUNTS.includes(name));
  await app.db.rows(sql`
    insert into kit.demo_part (module, filled_at) select unnest(${others}::text[]), ${app.time.now}`);
  const online = { PUBLIC_URL: 'https://demo.example.com', DEMO: 'on', DEMO_PASSWORD: 'Regenschirm-7-Koffer' };
  await start(online);
  await start(online);
  expect(await companyNames()).toHaveLength(5);
  for (const [email] of DEMO_ACCOUNTS) {
    expect((await signIn(email, online.DEMO_PASSWORD)).status).toBe(200);
    expect((await signIn(email, DEMO_PASSWORD)).status).toBe(401);
  }
});

test('a house that began without demo companies never gets any', async () => {
  expect(await start({ DEMO: 'off' })).toEqual({ hasDemo: false, hasCompanies: false });
  expect(await start()).toEqual({ hasDemo: false, hasCompanies: false });
  expect(await companyNames()).toEqual([]);
});

test('the first administrator and their company are made once', async () => {
  const both = [start({ ...ADMIN, ADMIN_COMPANY: 'Kiosk am Eck' }), start({ ...ADMIN, ADMIN_COMPANY: 'Kiosk am Eck' })];
  expect(await Promise.all(both)).toEqual([
    { hasDemo: false, hasCompanies: true },
    { hasDemo: false, hasCompanies: true },
  ]);
  await start({ ...ADMIN, ADMIN_COMPANY: 'Another' });
  expect(await companyNames()).toEqual(['Kiosk am Eck']);
  const { status, body } = await app.call(authApi.signIn, {
    email: ADMIN.ADMIN_EMAIL,
    password: ADMIN.ADMIN_PASSWORD,
  });
  expect(status).toBe(200);
  expect(body.user.companyObject).toMatchObject({ kind: 'merchant', isDemo: false });
});

test('a password that nobody should have is refused in a sentence, and nothing is made', async () => {
  await expect(start({ ...ADMIN, ADMIN_PASSWORD: 'password123' })).rejects.toThrow(
    /^The first company cannot be made with these ADMIN_ variables: .+\.$/,
  );
  expect(await companyNames()).toEqual([]);
});
