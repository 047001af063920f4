import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { type SettlementProblem, type Statement, type StatementState, settlementProblems } from '../../contract.ts';
import { lockStatement, saveDecision } from './statement-store.ts';

const problem = problemsOf(settlementProblems);

type Decision = { readonly state: 'agreed' | 'objected' | 'withdrawn'; readonly objection?: string };

/** Locked, asked, written and noted. */
export async function decide(
  ctx: Ctx,
  id: string,
  whyNot: (state: StatementState) => SettlementProblem | null,
  decision: Decision,
): Promise<Statement> {
  const statement = await lockStatement(ctx, id);
  if (!statement) throw problem('settlement.unknown');
  const refusal = whyNot(statement.state);
  if (refusal) throw problem(refusal);
  await saveDecision(ctx, statement, decision);
  await audit(inCompany(ctx, statement.companyId), {
    subjectKind: 'settlement',
    subjectId: id,
    action: `settlement.${decision.state}`,
    before: { state: statement.state },
    after: decision,
    address: ctx.request.address,
  });
  return (await lockStatement(ctx, id))!;
}
