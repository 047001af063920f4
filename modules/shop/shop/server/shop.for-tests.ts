import { access } from '@fachwerk/auth/module';
import { type CompanyRef, companyApi } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { logs } from '@fachwerk/logs/module';
import { payments } from '@fachwerk/payments/module';
import { listAudit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sites } from '@fachwerk/sites/module';
import { openApp } from '@fachwerk/testing/app';
import { type ShopData, shopApi, shopCapabilities } from '../contract.ts';
import { type AreaData, areaApi } from '../contract-area.ts';
import { areaLike, shopLike } from '../rules/shop.for-tests.ts';
import { shop } from './module.ts';

/** People come from a token here, not from the access module: only its tables and texts are used. */
const { authenticate: _, ...peopleTables } = access;
/** Likewise hosts: a company's site is named in the call. */
const { siteOf: __, ...siteTables } = sites;

export type TestShop = Awaited<ReturnType<typeof openShop>>;

/** Two merchants who know nothing of each other; both are demo companies, so they can be paid. */
export async function openShop() {
  const app = await openApp(companies, peopleTables, logs, payments, siteTables, shop);
  const bella = await createCompany(app.work(), { name: 'Bella', kind: 'merchant', isDemo: true });
  const other = await createCompany(app.work(), { name: 'Other', kind: 'merchant', isDemo: true });
  const as = ({ id }: CompanyRef, capabilities: readonly string[]) =>
    app.as({ companyId: id, capabilities: [...capabilities] });
  const boss = (company: CompanyRef = bella) => as(company, Object.keys(shopCapabilities));
  const reader = (company: CompanyRef = bella) => as(company, ['shop.read']);
  const cook = (company: CompanyRef = bella) => as(company, ['shop.read', 'shop.pause']);
  const scoped = (company: CompanyRef = bella): CompanyCtx => ({ ...app.work(), companyId: company.id });
  const within = <T>(work: (ctx: CompanyCtx) => Promise<T>, company: CompanyRef = bella): Promise<T> =>
    app.db.transaction((db) => work({ ...scoped(company), db }));

  async function save(given: Partial<ShopData> = {}, company: CompanyRef = bella) {
    const { version } = (await boss(company).call(shopApi.find, {})).body;
    return boss(company).call(shopApi.save, { shop: { ...shopDataLike(), ...given }, version });
  }

  const addArea = (postcode: string, given: Partial<AreaData> = {}, company: CompanyRef = bella) =>
    boss(company).call(areaApi.add, { area: { ...areaDataLike(postcode), ...given } });

  /** Whom customers sign with. */
  async function completeParty(company: CompanyRef = bella): Promise<void> {
    const staff = app.as({ companyId: company.id, capabilities: ['company.read', 'company.edit'] });
    const { version, ...current } = (await staff.call(companyApi.own, {})).body;
    const address = { ...current.address, street: 'Am Platzl 1', postcode: '80331', city: 'München' };
    const named = { legalForm: 'sole', legalName: 'Bella Rossi', representedBy: 'Bella Rossi' } as const;
    const data = { ...current, ...named, email: 'bella@example.org', address };
    const saved = await staff.call(companyApi.save, { company: data, version });
    if (saved.status !== 200) throw new Error(`not complete: ${JSON.stringify(saved.body)}`);
  }

  const trail = async (company: CompanyRef = bella) =>
    (await listAudit(scoped(company), 'shop', company.id, { before: null, limit: 20 })).map(({ action }) => action);

  return { app, bella, other, boss, reader, cook, scoped, within, save, addArea, completeParty, trail };
}

/** What a form would send. */
export function shopDataLike(given: Parameters<typeof shopLike>[0] = {}): ShopData {
  const {
    version: _v,
    areas: _a,
    hasTables: _t,
    pause: _p,
    offered: _o,
    isPartyComplete: _i,
    ...data
  } = shopLike(given);
  return data;
}

function areaDataLike(postcode: string): AreaData {
  const { id: _i, version: _v, postcodes: _p, ...data } = areaLike(postcode);
  return data;
}
