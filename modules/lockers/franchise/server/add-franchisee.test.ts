import { afterAll, beforeAll, expect, test } from 'vitest';
import { franchiseApi } from '../contract.ts';
import { DATA, openFranchise, type TestFranchise } from './franchise.for-tests.ts';

let all: TestFranchise;
beforeAll(async () => {
  all = await openFranchise();
});
afterAll(() => all.app.close());

const administrator = (email: string) => ({ email, firstName: 'Birte', lastName: 'Behrens' });
const add = (email: string, more: Partial<typeof DATA> = {}) =>
  all.by(all.city).call(franchiseApi.add, { franchisee: { ...DATA, ...more, administrator: administrator(email) } });

test('a new franchisee comes with its agreement and an administrator who is invited once', async () => {
  const { city, app } = all;
  const { status, body } = await add(' Birte@Bremen.Example ');
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...DATA, code: 'zeitlager-bremen', locations: [] });
  expect(body.users).toMatchObject([
    {
      name: 'Birte Behrens',
      email: 'birte@bremen.example',
      roles: ['administrator'],
      state: 'invited',
      lastSignInAt: null,
    },
  ]);
  const company = await app.db.first(app.sql`select kind, franchisor_id from companies.company where id = ${body.id}`);
  expect(company).toEqual({ kind: 'franchisee', franchisorId: city.id });

  await app.runJobs();
  await app.runJobs();
  const mails = await app.db.rows<{ recipient: string; companyId: string; bodyText: string }>(
    app.sql`select recipient, company_id, body_text from kit.mail where company_id = ${all.city.id} and recipient = 'birte@bremen.example'`,
  );
  expect(mails).toMatchObject([{ recipient: 'birte@bremen.example', companyId: all.city.id }]);
  expect(mails[0]!.bodyText).toMatch(/reset-password\//);

  const trail = await app.db.rows<{ action: string }>(
    app.sql`select action from kit.audit_entry where company_id = ${body.id} order by at, id`,
  );
  expect(trail.map(({ action }) => action)).toEqual([
    'company.created',
    'company.agreement_made',
    'user.created',
    'user.invited',
  ]);
  const told = await app.db.rows(
    app.sql`select payload from kit.stream_event where company_id = ${city.id} and stream = 'franchisees'`,
  );
  expect(told).toEqual([{ payload: { type: 'changed' } }]);
});

test('an administrator who works elsewhere already is invited like any other', async () => {
  const { status, body } = await add('BIRTE@bremen.example', { name: 'Zeitlager Emden' });
  expect([status, body.code]).toEqual([200, 'zeitlager-emden']);
});

test('a second one of the same name gets a code of its own', async () => {
  expect((await add('two@bremen.example')).body.code).toBe('zeitlager-bremen-2');
  expect((await add('three@bremen.example')).body.code).toBe('zeitlager-bremen-3');
});

test('a contract that ends before it begins is refused at its field', async () => {
  const { status, body } = await add('late@bremen.example', {
    contractFrom: '2026-05-01',
    contractUntil: '2026-04-30',
  });
  expect([status, body.code]).toEqual([422, 'franchisee.contract_ends_before_start']);
  expect(body.fields?.map(({ path }) => path)).toEqual(['franchisee.contractUntil']);
});

test('days that no calendar has are refused at their field', async () => {
  for (const contractFrom of ['2026-02-30', '0000-01-01', '1.4.2026']) {
    const { status, body } = await add('day@bremen.example', { contractFrom });
    expect([status, body.fields?.map(({ path, code }) => `${path} ${code}`)]).toEqual([
      422,
      ['franchisee.contractFrom field.date'],
    ]);
  }
});

test('a franchisee and a merchant are refused, and so is who may only look', async () => {
  const franchisee = { ...DATA, administrator: administrator('no@bremen.example') };
  for (const one of [all.by(all.hamburg), all.by(all.bella), all.by(all.city, 'accounting')]) {
    expect((await one.call(franchiseApi.add, { franchisee })).body.code).toBe('access.denied');
  }
});
