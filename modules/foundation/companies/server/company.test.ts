import { listAudit } from '@fachwerk/server/audit';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { newId } from '@fachwerk/server/ids';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyData, type CompanyRef, companyApi, companyCapabilities } from '../contract.ts';
import { companyRef, createCompany, isSecondFactorRequired } from './facade.ts';
import { companies } from './module.ts';

let app: TestApp;
let ctx: WorkCtx;
let city: CompanyRef;
let hamburg: CompanyRef;
let bella: CompanyRef;

beforeAll(async () => {
  app = await openApp(companies);
  ctx = app.work();
  city = await createCompany(ctx, { name: 'City', kind: 'franchisor' });
  hamburg = await createCompany(ctx, { name: 'Hamburg', kind: 'franchisee', franchisorCompany: 'city' });
  bella = await createCompany(ctx, { name: 'Bella', kind: 'merchant' });
});
afterAll(() => app.close());

const editor = ({ id }: CompanyRef) => app.as({ companyId: id, capabilities: Object.keys(companyCapabilities) });
const namesSeenBy = async (company: CompanyRef) =>
  (await editor(company).call(companyApi.list, {})).body.companies.map(({ name }) => name);

async function dataOf(company: CompanyRef): Promise<{ data: CompanyData; version: number }> {
  const { version, id, code, kind, franchisorCompany, isDemo, ...data } = (
    await editor(company).call(companyApi.own, {})
  ).body;
  return { data: data as CompanyData, version };
}

test('a franchisor sees itself and its franchisees, everybody else only themselves', async () => {
  expect(await namesSeenBy(city)).toEqual(['City', 'Hamburg']);
  expect(await namesSeenBy(hamburg)).toEqual(['Hamburg']);
  expect(await namesSeenBy(bella)).toEqual(['Bella']);
});

test('one knows a company by its id only if one has to do with it', async () => {
  const nameFor = async (viewer: CompanyRef, other: CompanyRef) =>
    (await companyRef({ ...ctx, companyId: viewer.id }, other.id))?.name;
  expect(await nameFor(city, hamburg)).toBe('Hamburg');
  expect(await nameFor(hamburg, city)).toBe('City');
  expect(await nameFor(bella, city)).toBeUndefined();
  expect(await nameFor(city, bella)).toBeUndefined();
});

test('saving changes the own company, raises the version and leaves a trace', async () => {
  const { data, version } = await dataOf(bella);
  const changed = {
    ...data,
    legalName: 'Bella GbR',
    address: { ...data.address, city: 'Köln' },
    secondFactorRequired: true,
  };
  const answer = await editor(bella).call(companyApi.save, { company: changed, version });
  expect(answer).toMatchObject({ status: 200, body: { ...changed, version: version + 1 } });
  expect((await dataOf(bella)).data).toEqual(changed);
  expect(await isSecondFactorRequired({ ...ctx, companyId: bella.id })).toBe(true);
  expect(await isSecondFactorRequired({ ...ctx, companyId: city.id })).toBe(false);

  const [entry] = await listAudit({ ...ctx, companyId: bella.id }, 'company', bella.id, { before: null, limit: 1 });
  expect(entry).toMatchObject({
    action: 'company.changed',
    actorName: 'Test Person',
    before: { legalName: '', 'address.city': '', secondFactorRequired: false },
    after: { legalName: 'Bella GbR', 'address.city': 'Köln', secondFactorRequired: true },
  });
  const events = await app.db.rows(
    app.sql`select payload from kit.stream_event where company_id = ${bella.id} and stream = 'company'`,
  );
  expect(events).toEqual([{ payload: { type: 'changed' } }]);
});

test('how amounts are shown is the company’s own choice of two', async () => {
  const { data, version } = await dataOf(bella);
  expect(data.moneyDecimals).toBe(2);
  const save = (moneyDecimals: unknown, at = version) =>
    editor(bella).call(companyApi.save, { company: { ...data, moneyDecimals } as CompanyData, version: at });
  for (const wrong of [1, 3, -2, '0', null]) {
    const refused = await save(wrong);
    expect([refused.status, refused.body.fields?.map(({ path }) => path)]).toEqual([422, ['company.moneyDecimals']]);
  }
  expect((await save(0)).body).toMatchObject({ moneyDecimals: 0, version: version + 1 });
  expect((await dataOf(bella)).data.moneyDecimals).toBe(0);
  expect((await dataOf(city)).data.moneyDecimals).toBe(2);
  // The same save again, with the outdated version.
  expect((await save(0)).body.code).toBe('company.changed_meanwhile');

  const [entry] = await listAudit({ ...ctx, companyId: bella.id }, 'company', bella.id, { before: null, limit: 1 });
  expect(entry).toMatchObject({ before: { moneyDecimals: 2 }, after: { moneyDecimals: 0 } });
  const wrong = app.db.rows(app.sql`update companies.company set money_decimals = 1 where id = ${bella.id}`);
  await expect(wrong).rejects.toThrow('company_money_decimals');
});

test('saving the same again changes nothing', async () => {
  const { data, version } = await dataOf(city);
  expect((await editor(city).call(companyApi.save, { company: data, version })).body.version).toBe(version);
});

test('two people saving at the same moment: one is told what the other did', async () => {
  const { data, version } = await dataOf(hamburg);
  const save = (phone: string) => editor(hamburg).call(companyApi.save, { company: { ...data, phone }, version });
  const answers = await app.race(app.sql`select from companies.company where id = ${hamburg.id} for update`, () => [
    save('1'),
    save('2'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);

  const kept = (await dataOf(hamburg)).data.phone;
  const refused = answers.find(({ status }) => status === 409)!.body;
  expect(refused.code).toBe('company.changed_meanwhile');
  expect(refused.conflict).toMatchObject({
    current: { phone: kept, version: version + 1 },
    changed: [{ field: 'phone', yours: kept === '1' ? '2' : '1', theirs: kept }],
  });
});

test('bad data is refused at its field', async () => {
  const { data, version } = await dataOf(city);
  const company = { ...data, name: '', email: 'nobody', website: 'javascript:alert(1)' };
  const answer = await editor(city).call(companyApi.save, { company, version });
  expect(answer.status).toBe(422);
  expect(answer.body.fields?.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
    'company.email field.email',
    'company.name field.too_short',
    'company.website field.link',
  ]);
});

test('who may only read does not save', async () => {
  const reader = app.as({ companyId: city.id, capabilities: ['company.read'] });
  const { data, version } = await dataOf(city);
  expect((await reader.call(companyApi.own, {})).status).toBe(200);
  expect((await reader.call(companyApi.save, { company: data, version })).body.code).toBe('access.denied');
});

test('a session of a company that is gone finds nothing', async () => {
  const ghost = app.as({ companyId: newId(), capabilities: Object.keys(companyCapabilities) });
  expect((await ghost.call(companyApi.own, {})).body.code).toBe('company.unknown');
});

test('a company is created only where it fits', async () => {
  const refusal = (order: Parameters<typeof createCompany>[1]) =>
    createCompany(ctx, order).then(
      () => null,
      (error) => error.code,
    );
  expect(await refusal({ name: 'X', kind: 'franchisee' })).toBe('company.franchisor_missing');
  expect(await refusal({ name: 'X', kind: 'franchisee', franchisorCompany: 'bella' })).toBe(
    'company.franchisor_of_wrong_kind',
  );
  expect(await refusal({ name: 'X', kind: 'franchisee', franchisorCompany: 'nobody' })).toBe('company.unknown');
  expect(await refusal({ name: 'X', kind: 'merchant', franchisorCompany: 'city' })).toBe(
    'company.franchisor_not_expected',
  );
  expect(await refusal({ name: 'City', kind: 'merchant' })).toBe('company.code_taken');
});

test('the demo companies come once and carry their mark', async () => {
  await companies.demo!(ctx);
  await companies.demo!(ctx);
  const demo = await app.db.rows(
    app.sql`select code, kind, is_demo from companies.company where is_demo order by code`,
  );
  expect(demo).toEqual([
    { code: 'kontor-nord', kind: 'merchant', isDemo: true },
    { code: 'salon-linde', kind: 'merchant', isDemo: true },
    { code: 'trattoria-bella', kind: 'merchant', isDemo: true },
    { code: 'zeitlager-hamburg', kind: 'franchisee', isDemo: true },
    { code: 'zeitlagercity', kind: 'franchisor', isDemo: true },
  ]);
});

test('the trade is changed by a save that names it, and stays with any other', async () => {
  const { data, version } = await dataOf(bella);
  const { trade: _, ...unnamed } = data;
  const save = (company: unknown, at: number) =>
    editor(bella).call(companyApi.save, { company: company as CompanyData, version: at });
  const refused = await save({ ...unnamed, trade: 'bank' }, version);
  expect([refused.status, refused.body.fields?.map(({ path }) => path)]).toEqual([422, ['company.trade']]);
  expect((await save({ ...unnamed, trade: 'restaurant' }, version)).body).toMatchObject({ trade: 'restaurant' });
  expect((await save(unnamed, version + 1)).status).toBe(200);
  expect((await dataOf(bella)).data.trade).toBe('restaurant');
  expect((await dataOf(city)).data.trade).not.toBe('restaurant');
});
