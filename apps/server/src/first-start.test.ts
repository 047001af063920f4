import { authApi } from '@fachwerk/identity/contract';
import { newId, newSecret } from '@fachwerk/server/ids';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import { openHouse, type TestHouse } from '@fachwerk/testing/house';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { fillOnFirstStart } from './first-start.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './greeting.ts';
import { modules } from './modules.ts';

const ADMIN = { DEMO: 'off', ADMIN_EMAIL: 'inhaberin@kiosk.example', ADMIN_PASSWORD: 'Regenbogen-Laterne-7' };

let house: TestHouse;
beforeEach(async () => {
  house = await openHouse(...modules);
});
afterEach(() => house.close());

function start(env: Record<string, string> = {}) {
  return fillOnFirstStart({ db: house.db, house: house.house, now: house.time.now, newId, newSecret }, readConfig(env));
}

async function companyNames(): Promise<string[]> {
  const query = acrossCompanies('a test counts what is there', sql`select name from companies.company order by name`);
  return (await house.db.rows<{ name: string }>(query)).map(({ name }) => name);
}

test('the first start makes the demo companies, once for two at the same moment; every account that is printed can sign in', async () => {
  const filled = { hasDemo: true, hasCompanies: true };
  expect(await Promise.all([start(), start()])).toEqual([filled, filled]);
  expect(await companyNames()).toEqual(['Trattoria Bella', 'Zeitlager City', 'Zeitlager Hamburg']);
  for (const [email, role] of DEMO_ACCOUNTS) {
    const { status, body } = await house.call(authApi.signIn, { email, password: DEMO_PASSWORD });
    expect(status).toBe(200);
    expect(role).toContain(`${body.user.companyObject.name}, ${body.user.companyObject.kind}`);
  }
  // A later start adds nothing.
  expect(await start()).toEqual(filled);
  expect(await companyNames()).toHaveLength(3);
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
  const { status, body } = await house.call(authApi.signIn, {
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
