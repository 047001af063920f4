import { problemsOf } from '@fachwerk/base/problem';
import { findBoard } from '@fachwerk/boards/facade-cards';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type ruleApi, ruleProblems } from '../../contract.ts';
import { MOST_RULES, whyNotRule } from '../../rules/fit.ts';
import { aboutRule, findOwnRule, shownRule } from './find-own-rule.ts';
import { choicesOf } from './rule-choices.ts';
import { findRule, listRules, saveRule as storeRule } from './rule-store.ts';

const problem = problemsOf(ruleProblems);

/** A rule begins with what happens from now on: anew, when something else is to start it. */
export const saveRule: UseCase<typeof ruleApi.save> = async (ctx, { rule }) => {
  await findBoard(ctx, rule.boardId);
  const before = rule.id ? await findOwnRule(ctx, rule.id) : undefined;
  if (before && before.boardId !== rule.boardId) throw problem('rule.unknown');
  if (!before && (await listRules(ctx, rule.boardId)).length >= MOST_RULES) throw problem('rule.too_many');
  const refusal = whyNotRule(rule, await choicesOf(ctx, rule.boardId));
  if (refusal) throw problem(refusal);

  const isSame = before !== undefined && JSON.stringify(before.trigger) === JSON.stringify(rule.trigger);
  const activeSince = rule.isActive ? (isSame && before.activeSince) || ctx.now : null;
  const id = before?.id ?? ctx.newId();
  await storeRule(ctx, id, rule, { activeSince, changedBy: ctx.caller.name });
  await audit(ctx, {
    subjectKind: 'board',
    subjectId: rule.boardId,
    action: before ? 'board.rule_changed' : 'board.rule_added',
    before: before ? aboutRule(before) : null,
    after: aboutRule(rule),
    address: ctx.request.address,
  });
  return shownRule((await findRule(ctx, id))!);
};
