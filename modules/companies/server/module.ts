import { problemsOf } from '@fachwerk/base/problem';
import { type Module, on } from '@fachwerk/server/module';
import { companyApi, companyCapabilities, companyProblems, companyStream } from '../contract.ts';
import { domainApi, domainProblems } from '../contract-domain.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';
import { findCompany, listCompanies } from './company-store.ts';
import { createDemoCompanies } from './demo-companies.ts';
import { createDemoDomains } from './demo-domains.ts';
import { type DnsLink, openDnsLink } from './dns-link.ts';
import { checkDomain, checkDomainJob } from './domain-check.ts';
import { editDomain } from './domain-edit.ts';
import { removeDomain } from './domain-remove.ts';
import { listDomains, ownHost, shownDomain } from './domain-store.ts';
import { saveCompany } from './save-company.ts';

const problem = problemsOf(companyProblems);

export const companies: Module = companiesAsking(openDnsLink());

/** The module with another DNS behind it, for tests. */
export function companiesAsking(dns: DnsLink): Module {
  return {
    name: 'companies',
    sql: new URL('../sql/', import.meta.url),
    capabilities: companyCapabilities,
    problems: { ...companyProblems, ...domainProblems },
    texts: { de, deDu, en },
    streams: [companyStream],
    routes: [
      on(companyApi.list, async (ctx) => ({ companies: await listCompanies(ctx) })),
      on(companyApi.own, async (ctx) => {
        const company = await findCompany(ctx);
        if (!company) throw problem('company.unknown');
        return company;
      }),
      on(companyApi.save, saveCompany),
      on(domainApi.list, async (ctx) => ({
        domains: (await listDomains(ctx)).map((domain) => shownDomain(ctx, domain)),
        ownHost: ownHost(ctx),
      })),
      on(domainApi.edit, editDomain(dns)),
      on(domainApi.check, checkDomain(dns)),
      on(domainApi.remove, removeDomain),
    ],
    jobs: [checkDomainJob(dns)],
    demo: async (ctx) => {
      await createDemoCompanies(ctx);
      await createDemoDomains(ctx);
    },
  };
}
