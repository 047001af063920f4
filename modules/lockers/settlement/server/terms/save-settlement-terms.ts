import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type settlementApi, settlementProblems } from '../../contract.ts';
import { franchiseeOrUnknown } from '../franchisees.ts';
import { findTerms, listTerms, saveTerms } from './terms-store.ts';

const problem = problemsOf(settlementProblems);

/** What a statement was made by does not change under it: the month has to be withdrawn first. */
export const saveSettlementTerms: UseCase<typeof settlementApi.saveTerms> = async (
  ctx,
  { companyId, validFrom, terms },
) => {
  await franchiseeOrUnknown(ctx, companyId);
  const inside = inCompany(ctx, companyId);
  const used = await ctx.db.first(sql`
    select from settlement.statement where company_id = ${companyId} and month >= ${`${validFrom}-01`}::date and state <> 'withdrawn' limit 1`);
  if (used) throw problem('settlement.terms_used');
  const before = await findTerms(inside, validFrom);
  await saveTerms(inside, validFrom, terms);
  await audit(inside, {
    subjectKind: 'company',
    subjectId: companyId,
    action: 'settlement.terms_saved',
    before,
    after: { validFrom, ...terms },
    address: ctx.request.address,
  });
  return { terms: await listTerms(inside) };
};
