import { problemsOf } from '@fachwerk/base/problem';
import { addDays } from '@fachwerk/base/time';
import { findBoard } from '@fachwerk/boards/facade-cards';
import { withValues } from '@fachwerk/boards/rules/short-code';
import type { UseCase } from '@fachwerk/server/module';
import { type ruleApi, ruleProblems } from '../../contract.ts';
import { areMet, isTriggered, whyNotRule } from '../../rules/fit.ts';
import { MOST_LOOKED_AT } from '../occurrence/occurrence.ts';
import { READERS } from '../occurrence/readers.ts';
import { choicesOf } from './rule-choices.ts';
import { TRIAL_DAYS } from './rule-store.ts';

const problem = problemsOf(ruleProblems);
const SAMPLES = 20;

/** By the same readers and the same rules as what really runs; cards count as they are today. */
export const tryRule: UseCase<typeof ruleApi.try> = async (ctx, { rule }) => {
  await findBoard(ctx, rule.boardId);
  const refusal = whyNotRule(rule, await choicesOf(ctx, rule.boardId));
  if (refusal) throw problem(refusal);

  const span = { from: addDays(ctx.now, -TRIAL_DAYS), to: ctx.now };
  const found = await READERS[rule.trigger.kind](ctx, rule, span);
  const started = found.filter(({ cause }) => isTriggered(rule.trigger, cause));
  const meant = started
    .filter(({ facts }) => areMet(rule.conditions, facts))
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  return {
    days: TRIAL_DAYS,
    count: meant.length,
    isCapped: found.length >= MOST_LOOKED_AT,
    heldBack: started.length - meant.length,
    samples: meant.slice(0, SAMPLES).map(({ at, subject, codes }) => ({
      at,
      subjectKind: subject.kind,
      subjectName: subject.name,
      titles: rule.actions.flatMap((action) => (action.kind === 'card' ? [withValues(action.title, codes)] : [])),
    })),
  };
};
