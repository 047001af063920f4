import { problemsOf } from '@fachwerk/base/problem';
import { type Module, on } from '@fachwerk/server/module';
import { companyApi, companyCapabilities, companyProblems, companyStream } from '../contract.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';
import { findCompany, listCompanies } from './company-store.ts';
import { createDemoCompanies } from './demo-companies.ts';
import { saveCompany } from './save-company.ts';

const problem = problemsOf(companyProblems);

export const companies: Module = {
  name: 'companies',
  sql: new URL('../sql/', import.meta.url),
  capabilities: companyCapabilities,
  problems: companyProblems,
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
  ],
  demo: createDemoCompanies,
};
