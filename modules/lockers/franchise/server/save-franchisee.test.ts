import { addPerson } from '@fachwerk/auth/testing';
import { addLocation } from '@fachwerk/locations/testing';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Franchisee, franchiseApi } from '../contract.ts';
import { createDemoAgreements } from './demo/create-demo-agreements.ts';
import { formOf, openFranchise, type TestFranchise } from './franchise.for-tests.ts';

let all: TestFranchise;
beforeAll(async () => {
  all = await openFranchise();
});
afterAll(() => all.app.close());

const hamburg = async () => (await all.seenBy(all.city)).find(({ code }) => code === 'hamburg')!;
const save = (franchisee: ReturnType<typeof formOf>, company = all.city) =>
  all.by(company).call(franchiseApi.save, { franchisee });

test('a franchisor sees its own franchisees with their people and places, and nobody else’s', async () => {
  const { app, hamburg: company, city, rival } = all;
  await addPerson(app, company.id, { name: 'Jens Petersen', backendRoles: ['administrator'], passwordHash: 'x' });
  await addPerson(app, company.id, { name: 'Nele Neu', backendRoles: ['staff'] });
  await addPerson(app, company.id, { name: 'Ole Alt', state: 'deactivated' });
  await addLocation(app, { companyId: company.id, networkId: city.id, name: 'HafenCity', city: 'Hamburg' });

  const [seen, ...others] = await all.seenBy(city);
  expect(others).toEqual([]);
  expect(seen!.users.map(({ name, state, roles }) => [name, state, roles])).toEqual([
    ['Ole Alt', 'deactivated', []],
    ['Nele Neu', 'invited', ['staff']],
    ['Jens Petersen', 'active', ['administrator']],
  ]);
  expect(seen!.locations).toMatchObject([{ name: 'HafenCity', city: 'Hamburg', isActive: true }]);
  const theirs = await all.seenBy(rival);
  expect(theirs.map(({ code, users, locations }) => [code, users, locations])).toEqual([['kiel', [], []]]);
});

test('saving changes the company and the agreement, each with a trace, and keeps what the form does not know', async () => {
  const { app, hamburg: company } = all;
  await app.db.rows(app.sql`
    update companies.company set website = 'hamburg.example', second_factor_required = true, money_decimals = 0 where id = ${company.id}`);
  const before = await hamburg();
  const wanted = { ...formOf(before), phone: '040 1', contractParty: 'franchisor' as const, feeBasisPoints: 900 };
  const { status, body } = await save(wanted);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...wanted, version: before.version + 2, users: before.users });
  expect(await hamburg()).toEqual(body);

  const kept = await app.db.first(
    app.sql`select website, second_factor_required, money_decimals from companies.company where id = ${company.id}`,
  );
  expect(kept).toEqual({ website: 'hamburg.example', secondFactorRequired: true, moneyDecimals: 0 });
  const trail = await app.db.rows(app.sql`
    select action, actor_name, before, after from kit.audit_entry
    where company_id = ${company.id} and action in ('company.changed', 'company.agreement_changed') order by at, id`);
  expect(trail).toMatchObject([
    { action: 'company.changed', actorName: 'Test Person', before: { phone: '' }, after: { phone: '040 1' } },
    {
      action: 'company.agreement_changed',
      before: { contractParty: 'franchisee', feeBasisPoints: 0 },
      after: { contractParty: 'franchisor', feeBasisPoints: 900 },
    },
  ]);
});

test('saving the same again changes nothing', async () => {
  const before = await hamburg();
  expect((await save(formOf(before))).body).toEqual(before);
});

test('two people saving at the same moment: one is told what the other did', async () => {
  const { app, hamburg: company } = all;
  const before = await hamburg();
  const row = app.sql`select from companies.company where id = ${company.id} for update`;
  const answers = await app.race(row, () =>
    ['A', 'B'].map((contractNumber) => save({ ...formOf(before), contractNumber })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kept = (await hamburg()).contractNumber;
  const refused = answers.find(({ status }) => status === 409)!.body;
  expect(refused.code).toBe('franchisee.changed_meanwhile');
  expect(refused.conflict).toMatchObject({
    current: { contractNumber: kept, version: before.version + 1 },
    changed: [{ field: 'contractNumber', theirs: kept, yours: kept === 'A' ? 'B' : 'A' }],
  });
});

test('the franchisee’s own change of its data is noticed too', async () => {
  const { app, hamburg: company } = all;
  const before = await hamburg();
  await app.db.rows(app.sql`update companies.company set version = version + 1 where id = ${company.id}`);
  expect((await save(formOf(before))).body.code).toBe('franchisee.changed_meanwhile');
});

test('somebody else’s franchisee, a stranger, the own company and nobody are the same unknown', async () => {
  const form = formOf(await hamburg());
  const answers = await Promise.all(
    [all.kiel.id, all.bella.id, all.city.id, newId()].map(async (id) => {
      const { requestId: _, ...body } = (await save({ ...form, id })).body as Franchisee & { requestId?: string };
      return body;
    }),
  );
  expect(answers[0]).toMatchObject({ code: 'franchisee.unknown' });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('a contract that ends before it begins is refused at its field', async () => {
  const { body } = await save({ ...formOf(await hamburg()), contractFrom: '2026-01-02', contractUntil: '2026-01-01' });
  expect([body.code, body.fields?.[0]?.path]).toEqual([
    'franchisee.contract_ends_before_start',
    'franchisee.contractUntil',
  ]);
});

test('a franchisee and a merchant have none of this; who keeps the books may look', async () => {
  const form = formOf(await hamburg());
  for (const company of [all.hamburg, all.bella]) {
    expect((await all.by(company).call(franchiseApi.list, {})).body.code).toBe('access.denied');
    expect((await save(form, company)).body.code).toBe('access.denied');
  }
  const books = all.by(all.city, 'accounting');
  expect((await books.call(franchiseApi.list, {})).status).toBe(200);
  expect((await books.call(franchiseApi.save, { franchisee: form })).body.code).toBe('access.denied');
});

test('the demo’s agreement comes once', async () => {
  const { app, ctx } = all;
  const { companies } = await import('@fachwerk/companies/module');
  await companies.demo!(ctx);
  await createDemoAgreements(ctx);
  await createDemoAgreements(ctx);
  const rows = await app.db.rows(app.sql`
    select a.contract_number, a.contract_until, a.fee_basis_points, a.version from franchise.agreement a
    join companies.company c on c.id = a.company_id where c.code = 'zeitlager-hamburg'`);
  expect(rows).toEqual([
    { contractNumber: 'FV-2024-003', contractUntil: '2029-03-31', feeBasisPoints: 1250, version: 1 },
  ]);
});
