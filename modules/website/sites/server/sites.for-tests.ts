import type { Endpoint, Input } from '@fachwerk/base/contract';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { addDomain as addDomainOf } from '@fachwerk/companies/testing';
import { openApp } from '@fachwerk/testing/app';
import { sites } from './module.ts';

export type TestSites = Awaited<ReturnType<typeof openSites>>;

/** A franchisor with a franchisee, and a merchant; each franchisor has an active domain. */
export async function openSites() {
  const app = await openApp(companies, sites);
  const ctx = app.work();
  const city = await createCompany(ctx, {
    name: 'City',
    kind: 'franchisor',
    data: {
      legalName: 'City GmbH',
      legalForm: 'gmbh',
      representedBy: 'Ada Lang',
      email: 'hallo@city.example',
      phone: '+49 341 1',
      address: { street: 'Weg 1', postcode: '04103', city: 'Leipzig', country: 'DE' },
    },
  });
  const hamburg = await createCompany(ctx, {
    name: 'Hamburg',
    kind: 'franchisee',
    franchisorCompany: 'city',
    data: {
      legalName: 'Hamburg e. K.',
      legalForm: 'ek',
      representedBy: 'Jens Petersen',
      registerCourt: 'Amtsgericht Hamburg',
      registerNumber: 'HRA 1',
      email: 'moin@hamburg.example',
      address: { street: 'Kai 1', postcode: '20457', city: 'Hamburg', country: 'DE' },
    },
  });
  const rival = await createCompany(ctx, { name: 'Rival', kind: 'franchisor', data: { defaultLanguage: 'en' } });
  const bella = await createCompany(ctx, { name: 'Bella', kind: 'merchant' });

  const addDomain = ({ id }: CompanyRef, host: string, state = 'active', at = app.time.now) =>
    addDomainOf(app, id, host, { state, at });
  await addDomain(city, 'city.example');
  await addDomain(rival, 'rival.example');

  const editor = ({ id }: CompanyRef) => app.as({ companyId: id, capabilities: ['sites.manage'] });
  const scoped = ({ id }: CompanyRef) => ({ ...app.work(), companyId: id });
  /** Calls as a visitor under a host name. */
  const visit = <E extends Endpoint>(
    host: string,
    endpoint: E,
    input: Input<E>,
    headers: Record<string, string> = {},
  ) => app.call(endpoint, input, { headers: { host, ...headers } });
  const trail = async ({ id }: CompanyRef) =>
    (
      await app.db.rows<{ action: string }>(app.sql`
        select action from kit.audit_entry where company_id = ${id} and action like 'site.%' order by at, id`)
    ).map(({ action }) => action);
  return { app, city, hamburg, rival, bella, addDomain, editor, scoped, visit, trail };
}
