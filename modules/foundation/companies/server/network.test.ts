import type { Caller } from '@fachwerk/server/ctx';
import { newId } from '@fachwerk/server/ids';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompanyRef } from '../contract.ts';
import { findRelated, listCompanies } from './company-store.ts';
import {
  companiesOfNetwork,
  companiesWatching,
  createCompany,
  inCompany,
  listFranchisees,
  lockFranchisee,
  visibleCompanies,
  visibleIds,
} from './facade.ts';
import { companies } from './module.ts';

let app: TestApp;
const known: Record<string, CompanyRef> = {};
beforeAll(async () => {
  app = await openApp(companies);
  const add = async (name: string, order: Omit<Parameters<typeof createCompany>[1], 'name'>) => {
    known[name] = await createCompany(app.work(), { name, ...order });
  };
  await add('City', { kind: 'franchisor' });
  await add('Hamburg', { kind: 'franchisee', franchisorCompany: 'city' });
  await add('Bremen', { kind: 'franchisee', franchisorCompany: 'city' });
  await add('Rival', { kind: 'franchisor' });
  await add('Kiel', { kind: 'franchisee', franchisorCompany: 'rival' });
  await add('Bella', { kind: 'merchant' });
});
afterAll(() => app.close());

const ctxOf = (name: string) => ({ ...app.work(), companyId: known[name]!.id });
const personOf = (companyId: string): Caller => ({
  kind: 'staff',
  userId: newId(),
  companyId,
  sessionId: newId(),
  name: 'Paula Vogt (Support)',
  language: 'de',
  roles: ['administrator'],
  capabilities: new Set(),
});
const names = (ids: string[]) =>
  ids
    .map((id) => Object.values(known).find((company) => company.id === id)?.name)
    .sort()
    .join(', ');

const sights = [
  ['City', 'Bremen, City, Hamburg', 'City'],
  ['Hamburg', 'Hamburg', 'City, Hamburg'],
  ['Rival', 'Kiel, Rival', 'Rival'],
  ['Bella', 'Bella', 'Bella'],
] as const;
for (const [name, visible, watching] of sights) {
  test(`${name} works in ${visible}; what happens there is told to ${watching}`, async () => {
    expect(names(await visibleCompanies(ctxOf(name)))).toBe(visible);
    expect(names(await companiesWatching(ctxOf(name)))).toBe(watching);
  });
}

test('a guest of a franchisor sees none of its franchisees: they let nobody in', async () => {
  const ctx = ctxOf('City');
  const guest = { homeCompanyId: known.Bella!.id, supportId: newId(), mode: 'full', endsAt: ctx.now } as const;
  const caller = { ...personOf(ctx.companyId), guest };
  const visit = { ...ctx, caller };
  expect(names(await visibleCompanies(visit))).toBe('City');
  expect(names((await app.db.rows<{ companyId: string }>(visibleIds(visit))).map((row) => row.companyId))).toBe('City');
  expect(names((await listCompanies(visit)).map(({ id }) => id))).toBe('City');
  expect(await listFranchisees(visit)).toEqual([]);
  expect(await lockFranchisee(visit, known.Hamburg!.id)).toBeUndefined();
  expect(await findRelated(visit, known.Hamburg!.id)).toBeUndefined();
  // Changes by a support session notify all companies concerned.
  expect(await companiesOfNetwork(visit)).toContain(known.Hamburg!.id);
});

test('a company that is gone sees nothing', async () => {
  expect(await visibleCompanies({ ...app.work(), companyId: newId() })).toEqual([]);
});

test('the same work goes on inside another company, and inside the own one as it is', () => {
  const own = ctxOf('City');
  expect(inCompany(own, own.companyId)).toBe(own);
  expect(inCompany(own, known.Hamburg!.id)).toEqual({ ...own, companyId: known.Hamburg!.id });
});
