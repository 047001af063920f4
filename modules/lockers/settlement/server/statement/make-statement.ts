import { type FranchiseeCompany, inCompany } from '@fachwerk/companies/facade';
import { vatRateOf } from '@fachwerk/companies/rules/tax';
import { findBankData } from '@fachwerk/payments/facade-account';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Statement } from '../../contract.ts';
import { amountsOf, VAT_PERCENT } from '../../rules/amounts.ts';
import { ownCompany } from '../franchisees.ts';
import { findTerms } from '../terms/terms-store.ts';
import { readPapers } from './read-papers.ts';
import { statementPaper } from './statement-paper.ts';
import { addStatement, findStatement, nextNumber } from './statement-store.ts';

/** By the caller's company for a franchisee that it has locked, from what stands in the books now. */
export async function makeStatement(ctx: CompanyCtx, buyer: FranchiseeCompany, month: string): Promise<Statement> {
  const inside = inCompany(ctx, buyer.id);
  const [terms, lines, seller, bank] = [
    await findTerms(inside, month),
    await readPapers(inside, month),
    await ownCompany(ctx),
    await findBankData(ctx),
  ];
  const amounts = amountsOf(
    lines.reduce((sum, { netCents }) => sum + netCents, 0),
    terms,
    vatRateOf(seller, VAT_PERCENT),
  );
  const year = ctx.now.getUTCFullYear();
  const number = `FA-${year}-${String(await nextNumber(ctx, year)).padStart(4, '0')}`;
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in('de');
  const head = { month, number, issuedAt: ctx.now, terms };
  const document = statementPaper({ ...head, t, seller, buyer, amounts, papers: lines.length, bank: bank ?? null });
  const id = ctx.newId();
  const issued = { id, companyId: buyer.id, franchisorId: ctx.companyId, issuedBy: ctx.caller?.name ?? seller.name };
  await addStatement(inside, { ...head, ...amounts, ...issued, document, lines });
  return (await findStatement(ctx, id))!;
}
