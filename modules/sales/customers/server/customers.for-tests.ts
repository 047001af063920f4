import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { logs } from '@fachwerk/logs/module';
import type { Module } from '@fachwerk/server/module';
import { sites } from '@fachwerk/sites/module';
import { type AppOptions, openAppWith } from '@fachwerk/testing/app';
import type { Contact, Customer } from '../contract.ts';
import { customerFor, noteDealing } from './facade.ts';
import { customers } from './module.ts';

export type TestCustomers = Awaited<ReturnType<typeof openCustomers>>;

/** Every company has a site in a test house; what a site is like still comes from the module. */
const { siteOf: _, ...sitesByCompany } = sites;

const contactLike = (given: Partial<Contact> = {}): Contact => ({
  email: 'anna@example.org',
  firstName: 'Anna',
  lastName: 'Berger',
  phone: '0170 1234567',
  language: 'de',
  ...given,
});

/** A franchisor with two franchisees, and a company that has nothing to do with them. */
export async function openCustomers(...more: Module[]) {
  return openCustomersWith({}, ...more);
}

async function openCustomersWith(options: AppOptions, ...more: Module[]) {
  const app = await openAppWith(options, companies, logs, sitesByCompany, customers, ...more);
  const network = await createCompany(app.work(), { name: 'Zeitlager', kind: 'franchisor', code: 'zeitlager' });
  const franchisee = (name: string) =>
    createCompany(app.work(), { name, kind: 'franchisee', franchisorCompany: network.code });
  const [nord, sued] = [await franchisee('Nord'), await franchisee('Sued')];
  const stranger = await createCompany(app.work(), { name: 'Bistro', kind: 'merchant', code: 'bistro' });

  const in_ = (company: CompanyRef) => ({ ...app.work(), companyId: company.id });
  const known = (company: CompanyRef, contact: Partial<Contact> = {}): Promise<Customer> =>
    app.db.transaction(async (db) => {
      const ctx = { ...in_(company), db };
      const customer = await customerFor(ctx, contactLike(contact));
      await noteDealing(ctx, customer.id);
      return customer;
    });

  const staff = (company: CompanyRef, ...capabilities: string[]) =>
    app.as({ companyId: company.id, capabilities: ['customers.read', ...capabilities] });

  return { app, network, nord, sued, stranger, in_, known, staff };
}
