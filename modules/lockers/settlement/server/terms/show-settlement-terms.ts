import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { type settlementApi, settlementProblems } from '../../contract.ts';
import { listTerms } from './terms-store.ts';

const problem = problemsOf(settlementProblems);

export const showSettlementTerms: UseCase<typeof settlementApi.terms> = async (ctx, { companyId }) => {
  if (!(await visibleCompanies(ctx)).includes(companyId)) throw problem('settlement.franchisee_unknown');
  return { terms: await listTerms(inCompany(ctx, companyId)) };
};
