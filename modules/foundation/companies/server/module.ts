import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { companyApi, companyCapabilities, companyProblems, companyStream } from '../contract.ts';
import { domainApi, domainProblems } from '../contract-domain.ts';
import { tenancyProblems } from '../contract-tenancy.ts';
import { createDemoCompanies } from './demo/create-demo-companies.ts';
import { createDemoDomains } from './demo/create-demo-domains.ts';
import { checkDomainJob } from './domains/check-domain.job.ts';
import { checkDomain } from './domains/check-domain.ts';
import { checkHost } from './domains/check-host.ts';
import { type DnsLink, openDnsLink } from './domains/dns-link.ts';
import { dropClaims } from './domains/drop-claims.job.ts';
import { editDomain } from './domains/edit-domain.ts';
import { listDomains } from './domains/list-domains.ts';
import { removeDomain } from './domains/remove-domain.ts';
import { firstSteps } from './first-steps.ts';
import { listCompanies } from './list-companies.ts';
import { saveCompany } from './save-company.ts';
import { showCompany } from './show-company.ts';

const texts = await textsIn(new URL('../texts/', import.meta.url));

export const companies: Module = companiesAsking(openDnsLink());

/** The module with another DNS, for tests. */
export function companiesAsking(dns: DnsLink): Module {
  return {
    name: 'companies',
    sql: new URL('../sql/', import.meta.url),
    capabilities: companyCapabilities,
    problems: { ...companyProblems, ...domainProblems, ...tenancyProblems },
    texts,
    streams: [companyStream],
    routes: [
      on(companyApi.list, listCompanies),
      on(companyApi.own, showCompany),
      on(companyApi.save, saveCompany),
      on(domainApi.list, listDomains),
      on(domainApi.edit, editDomain(dns)),
      on(domainApi.check, checkDomain(dns)),
      on(domainApi.remove, removeDomain),
      on(domainApi.certify, checkHost),
    ],
    firstSteps,
    jobs: [checkDomainJob(dns), dropClaims],
    demo: async (ctx) => {
      await createDemoCompanies(ctx);
      await createDemoDomains(ctx);
    },
  };
}
