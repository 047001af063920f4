import { problemsOf } from '@fachwerk/base/problem';
import { type FranchiseeCompany, findCompany, lockFranchisee } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { settlementProblems } from '../contract.ts';

const problem = problemsOf(settlementProblems);

/** Of the caller's company, and locked: two who settle the same franchisee do so one after the other. */
export async function franchiseeOrUnknown(ctx: CompanyCtx, id: string): Promise<FranchiseeCompany> {
  const franchisee = await lockFranchisee(ctx, id);
  if (!franchisee) throw problem('settlement.franchisee_unknown');
  return franchisee;
}

/** Who issues; it is the caller's own company. */
export async function ownCompany(ctx: CompanyCtx) {
  const company = await findCompany(ctx);
  if (!company) throw problem('settlement.franchisee_unknown');
  return company;
}
