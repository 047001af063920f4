import { openApp } from '@fachwerk/testing/app';
import type { CompanyRef } from '../../contract.ts';
import { type Domain, domainApi } from '../../contract-domain.ts';
import { createCompany } from '../create-company.ts';
import { companiesAsking } from '../module.ts';
import { openDnsLink } from './dns-link.ts';
import { openDnsServer } from './dns-server.for-tests.ts';

export type TestDomains = Awaited<ReturnType<typeof openDomains>>;

/** An app with a DNS controlled by the test, two franchisors and a domain manager in each. */
export async function openDomains() {
  const dns = await openDnsServer();
  const link = openDnsLink({ servers: [dns.address], timeoutMs: 150, tries: 1 });
  const app = await openApp(companiesAsking(link));
  const ctx = app.work();
  const city = await createCompany(ctx, { name: 'City', kind: 'franchisor' });
  const other = await createCompany(ctx, { name: 'Other', kind: 'franchisor' });
  const by = ({ id }: CompanyRef) => app.as({ companyId: id, capabilities: ['domains.manage'] });

  const add = (company: CompanyRef, host: string) => by(company).call(domainApi.edit, { domain: { host } });
  /** Sets the company's DNS record and requests a check. */
  const publish = (company: CompanyRef, { id, records: [proof] }: Domain) => {
    dns.t('TXT', proof!.name, proof!.value);
    return by(company).call(domainApi.check, { domain: { id } });
  };
  const prove = async (company: CompanyRef, host: string) => publish(company, (await add(company, host)).body);
  const hosts = async (company: CompanyRef) =>
    (await by(company).call(domainApi.list, {})).body.domains.map(({ host }) => host);
  const told = async (company: CompanyRef) =>
    (await app.db.rows(app.sql`select from kit.stream_event where company_id = ${company.id} and stream = 'company'`))
      .length;
  const trail = async (company: CompanyRef) =>
    (
      await app.db.rows<{ action: string }>(app.sql`
        select action from kit.audit_entry where company_id = ${company.id} and action like 'company.domain%' order by at, id`)
    ).map(({ action }) => action.replace('company.domain_', ''));
  const close = async () => {
    await app.close();
    await dns.close();
  };
  return { app, ctx, dns, city, other, by, add, publish, prove, hosts, told, trail, close };
}
