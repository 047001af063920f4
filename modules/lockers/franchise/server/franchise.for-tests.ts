import { access } from '@fachwerk/auth/module';
import { capabilitiesOf } from '@fachwerk/auth/rules/roles';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { locations } from '@fachwerk/locations/module';
import { pricing } from '@fachwerk/pricing/module';
import { openApp } from '@fachwerk/testing/app';
import { type Franchisee, type FranchiseeData, franchiseApi } from '../contract.ts';
import { franchise } from './module.ts';

export type TestFranchise = Awaited<ReturnType<typeof openFranchise>>;

/** Two franchisors, a franchisee of each, and a merchant. */
export async function openFranchise() {
  const { authenticate: _, ...withoutSignIn } = access;
  const app = await openApp(companies, withoutSignIn, pricing, locations, franchise);
  const ctx = app.work();
  const city = await createCompany(ctx, { name: 'City', kind: 'franchisor' });
  const rival = await createCompany(ctx, { name: 'Rival', kind: 'franchisor' });
  const hamburg = await createCompany(ctx, { name: 'Hamburg', kind: 'franchisee', franchisorCompany: 'city' });
  const kiel = await createCompany(ctx, { name: 'Kiel', kind: 'franchisee', franchisorCompany: 'rival' });
  const bella = await createCompany(ctx, { name: 'Bella', kind: 'merchant' });

  /** An administrator, with what the role brings in this kind of company. */
  const by = ({ id, kind }: CompanyRef, role = 'administrator') =>
    app.as({ companyId: id, capabilities: [...capabilitiesOf(app.app.capabilities, [role], kind)] });
  const seenBy = async (company: CompanyRef) => (await by(company).call(franchiseApi.list, {})).body.franchisees;
  const count = async (table: 'company' | 'user' | 'mail' | 'agreement') => {
    const counts = {
      company: app.sql`select from companies.company`,
      user: app.sql`select from access.user where company_id is not null`,
      mail: app.sql`select from kit.mail where company_id is not null`,
      agreement: app.sql`select from franchise.agreement where company_id is not null`,
    };
    return (await app.db.rows(counts[table])).length;
  };
  return { app, ctx, city, rival, hamburg, kiel, bella, by, seenBy, count };
}

export const DATA: FranchiseeData = {
  name: 'Zeitlager Bremen',
  legalName: 'Bremer Fächer GmbH',
  legalForm: 'gmbh',
  representedBy: 'Ada Lang',
  registerCourt: 'Amtsgericht Bremen',
  registerNumber: 'HRB 2',
  address: { street: 'Am Wall 1', postcode: '28195', city: 'Bremen', country: 'DE' },
  phone: '+49 421 555010',
  email: 'info@bremen.example',
  vatId: 'DE999999990',
  contractParty: 'franchisee',
  contractNumber: 'FV-2026-004',
  contractFrom: '2026-04-01',
  contractUntil: '2031-03-31',
  feeBasisPoints: 1250,
  note: 'Gebietsschutz',
  defaultLanguage: 'de',
};

/** What a form would send of somebody it has read. */
export function formOf(franchisee: Franchisee) {
  const { users: _users, locations: _locations, createdAt: _createdAt, code: _code, ...data } = franchisee;
  return data;
}
