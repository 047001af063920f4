import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, listFranchisees } from '@fachwerk/companies/facade';
import { vatRateOf } from '@fachwerk/companies/rules/tax';
import type { UseCase } from '@fachwerk/server/module';
import { type settlementApi, settlementProblems } from '../../contract.ts';
import { amountsOf, VAT_PERCENT } from '../../rules/amounts.ts';
import { ownCompany } from '../franchisees.ts';
import { findTerms } from '../terms/terms-store.ts';
import { readPapers } from './read-papers.ts';

const problem = problemsOf(settlementProblems);

/** The statement as it would be issued now: the same papers and the same sums, without a number. */
export const previewStatement: UseCase<typeof settlementApi.preview> = async (ctx, { companyId, month }) => {
  const franchisee = (await listFranchisees(ctx)).find(({ id }) => id === companyId);
  if (!franchisee) throw problem('settlement.franchisee_unknown');
  const inside = inCompany(ctx, companyId);
  const [terms, lines] = [await findTerms(inside, month), await readPapers(inside, month)];
  const base = lines.reduce((sum, { netCents }) => sum + netCents, 0);
  return {
    name: franchisee.name,
    preview: { ...amountsOf(base, terms, vatRateOf(await ownCompany(ctx), VAT_PERCENT)), terms, lines },
  };
};
