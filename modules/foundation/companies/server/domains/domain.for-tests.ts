import { openHouse } from '@fachwerk/testing/house';
import type { CompanyRef } from '../../contract.ts';
import { type Domain, domainApi } from '../../contract-domain.ts';
import { createCompany } from '../create-company.ts';
import { companiesAsking } from '../module.ts';
import { openDnsLink } from './dns-link.ts';
import { openDnsServer } from './dns-server.for-tests.ts';

export type TestDomains = Awaited<ReturnType<typeof openDomains>>;

/** A house whose DNS is written by the test, with two franchisors and somebody in each who manages domains. */
export async function openDomains() {
  const dns = await openDnsServer();
  const link = openDnsLink({ servers: [dns.address], timeoutMs: 150, tries: 1 });
  const house = await openHouse(companiesAsking(link));
  const ctx = house.work();
  const city = await createCompany(ctx, { name: 'City', kind: 'franchisor' });
  const other = await createCompany(ctx, { name: 'Other', kind: 'franchisor' });
  const by = ({ id }: CompanyRef) => house.as({ companyId: id, capabilities: ['domains.manage'] });

  const add = (company: CompanyRef, host: string) => by(company).call(domainApi.edit, { domain: { host } });
  /** The company sets its record in the DNS and has it looked for. */
  const publish = (company: CompanyRef, { id, records: [proof] }: Domain) => {
    dns.say('TXT', proof!.name, proof!.value);
    return by(company).call(domainApi.check, { domain: { id } });
  };
  const prove = async (company: CompanyRef, host: string) => publish(company, (await add(company, host)).body);
  const hosts = async (company: CompanyRef) =>
    (await by(company).call(domainApi.list, {})).body.domains.map(({ host }) => host);
  const told = async (company: CompanyRef) =>
    (
      await house.db.rows(
        house.sql`select from kit.stream_event where company_id = ${company.id} and stream = 'company'`,
      )
    ).length;
  const trail = async (company: CompanyRef) =>
    (
      await house.db.rows<{ action: string }>(house.sql`
        select action from kit.audit_entry where company_id = ${company.id} and action like 'company.domain%' order by at, id`)
    ).map(({ action }) => action.replace('company.domain_', ''));
  const close = async () => {
    await house.close();
    await dns.close();
  };
  return { house, ctx, dns, city, other, by, add, publish, prove, hosts, told, trail, close };
}
