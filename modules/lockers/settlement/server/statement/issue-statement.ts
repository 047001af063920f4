import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import { addJob } from '@fachwerk/server/jobs';
import type { UseCase } from '@fachwerk/server/module';
import { type settlementApi, settlementProblems } from '../../contract.ts';
import { whyNotIssue } from '../../rules/statement.ts';
import { franchiseeOrUnknown } from '../franchisees.ts';
import { mailStatement } from './mail-statement.job.ts';
import { makeStatement } from './make-statement.ts';
import { listStatements } from './statement-store.ts';

const problem = problemsOf(settlementProblems);

/** The franchisee's row is locked: a month is settled once, however many press at the same moment. */
export const issueStatement: UseCase<typeof settlementApi.issue> = async (ctx, { companyId, month }) => {
  const buyer = await franchiseeOrUnknown(ctx, companyId);
  const refusal = whyNotIssue(month, ctx.now);
  if (refusal) throw problem(refusal);
  if ((await listStatements(ctx, [companyId], month)).length > 0) throw problem('settlement.issued_already');
  const statement = await makeStatement(ctx, buyer, month);
  const { id, number, grossCents } = statement;
  await audit(inCompany(ctx, companyId), {
    subjectKind: 'settlement',
    subjectId: id,
    action: 'settlement.issued',
    after: { number, month, grossCents },
    address: ctx.request.address,
  });
  await addJob(ctx, mailStatement, { companyId, statementId: id });
  return statement;
};
