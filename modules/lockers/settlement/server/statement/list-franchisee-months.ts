import { inCompany, listFranchisees, visibleCompanies } from '@fachwerk/companies/facade';
import { vatRateOf } from '@fachwerk/companies/rules/tax';
import type { UseCase } from '@fachwerk/server/module';
import type { FranchiseeMonth, settlementApi } from '../../contract.ts';
import { amountsOf, VAT_PERCENT } from '../../rules/amounts.ts';
import { ownCompany } from '../franchisees.ts';
import { findTerms } from '../terms/terms-store.ts';
import { sumPapers } from './read-papers.ts';
import { listStatements } from './statement-store.ts';

/** A franchisor sees what it has issued and what it would; a franchisee what was issued to it. */
export const listFranchiseeMonths: UseCase<typeof settlementApi.list> = async (ctx, { month }) => {
  const [visible, own] = [await visibleCompanies(ctx), await ownCompany(ctx)];
  const isFranchisee = own.kind === 'franchisee';
  const companies = isFranchisee ? [own] : (await listFranchisees(ctx)).filter(({ id }) => visible.includes(id));
  const statements = await listStatements(
    ctx,
    companies.map(({ id }) => id),
    month,
  );
  const franchisees: FranchiseeMonth[] = [];
  for (const { id, name } of companies) {
    const statement = statements.find(({ companyId }) => companyId === id) ?? null;
    const inside = inCompany(ctx, id);
    const preview =
      statement || isFranchisee
        ? null
        : amountsOf(await sumPapers(inside, month), await findTerms(inside, month), vatRateOf(own, VAT_PERCENT));
    franchisees.push({ companyId: id, name, statement, preview });
  }
  return { franchisees };
};
