import { problemsOf } from '@fachwerk/base/problem';
import { findBoard } from '@fachwerk/boards/facade-cards';
import type { Ctx } from '@fachwerk/server/ctx';
import { type Rule, ruleProblems } from '../../contract.ts';
import { findRule, type StoredRule } from './rule-store.ts';

const problem = problemsOf(ruleProblems);

/** A rule of a board in sight of the caller; otherwise the refusal. */
export async function findOwnRule(ctx: Ctx, id: string): Promise<StoredRule> {
  const rule = await findRule(ctx, id);
  if (!rule) throw problem('rule.unknown');
  await findBoard(ctx, rule.boardId);
  return rule;
}

/** As staff see it. */
export function shownRule({ activeSince: _since, userId: _owner, ...rule }: StoredRule): Rule {
  return rule;
}

/** What is kept of a rule for later: not where its webhooks lead. */
export const aboutRule = ({
  name,
  trigger,
  actions,
  isActive,
}: Pick<Rule, 'name' | 'trigger' | 'actions' | 'isActive'>) => ({
  name,
  isActive,
  trigger: trigger.kind,
  actions: actions.map(({ kind }) => kind),
});
