import { expect, test } from 'vitest';
import type { StatementState } from '../contract.ts';
import { whyNotAgree, whyNotIssue, whyNotObject, whyNotWithdraw } from './statement.ts';

const decisions = [
  ['open', null, null, null],
  ['objected', null, 'settlement.decided_already', null],
  ['agreed', 'settlement.decided_already', 'settlement.decided_already', 'settlement.agreed_already'],
  ['withdrawn', 'settlement.decided_already', 'settlement.decided_already', 'settlement.decided_already'],
] as const satisfies readonly (readonly [StatementState, ...unknown[]])[];

for (const [state, agree, object, withdraw] of decisions)
  test(`what can be done with a statement that is ${state}`, () =>
    expect([whyNotAgree(state), whyNotObject(state), whyNotWithdraw(state)]).toEqual([agree, object, withdraw]));

test('a month is settled when it is over by the clock of the books', () => {
  const at = (now: string) => whyNotIssue('2026-10', new Date(now));
  expect([at('2026-10-31T22:59:00Z'), at('2026-10-31T23:00:00Z')]).toEqual(['settlement.not_over', null]);
});
