import { dayOf } from '@fachwerk/base/time';
import type { SettlementProblem, StatementState } from '../contract.ts';

/** A month is settled when it is over where the books are kept. */
export function whyNotIssue(month: string, now: Date): SettlementProblem | null {
  return month >= dayOf(now).toPlainYearMonth().toString() ? 'settlement.not_over' : null;
}

/** A franchisee decides once; whoever objected may still agree. */
export function whyNotAgree(state: StatementState): SettlementProblem | null {
  return state === 'open' || state === 'objected' ? null : 'settlement.decided_already';
}

export function whyNotObject(state: StatementState): SettlementProblem | null {
  return state === 'open' ? null : 'settlement.decided_already';
}

/** What both sides have agreed on stays. */
export function whyNotWithdraw(state: StatementState): SettlementProblem | null {
  if (state === 'agreed') return 'settlement.agreed_already';
  return state === 'withdrawn' ? 'settlement.decided_already' : null;
}
