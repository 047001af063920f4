import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

export {
  type FranchiseeCompany,
  findByCode as companyByCode,
  findCompany,
  findRelated as companyRef,
  hasCompanies,
  listFranchisees,
  lockFranchisee,
} from './company-store.ts';
export { createCompany } from './create-company.ts';
export { type DnsLink, DnsSilent, openDnsLink } from './domains/dns-link.ts';
export { siteDomain } from './domains/give-address.ts';
export {
  companiesOfNetwork,
  companiesWatching,
  inCompany,
  inNetwork,
  networkOf,
  visibleCompanies,
  visibleIds,
  withinPlaces,
} from './network.ts';
export { isOperator, operatorCompany } from './operator.ts';
export { changeCompany } from './save-company.ts';

export async function isSecondFactorRequired(ctx: CompanyCtx): Promise<boolean> {
  const row = await ctx.db.first<{ required: boolean }>(
    sql`select second_factor_required as required from companies.company where id = ${ctx.companyId}`,
  );
  return row?.required ?? false;
}
