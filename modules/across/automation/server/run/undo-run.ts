import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type ruleApi, ruleProblems } from '../../contract.ts';
import { whyNotUndo } from '../../rules/run.ts';
import { undoEffect } from '../action/actions.ts';
import type { Effect } from '../action/effect.ts';
import { lockOwnRun } from './find-own-run.ts';
import { endRun, lockRun, shown } from './run-store.ts';

const problem = problemsOf(ruleProblems);

/** The last thing first. It starts no rules: otherwise the same one would do it again. */
export const undoRun: UseCase<typeof ruleApi.undo> = async (ctx, { id }) => {
  const run = await lockOwnRun(ctx, id);
  const refusal = whyNotUndo(run);
  if (refusal) throw problem(refusal);
  const effects: Effect[] = [];
  for (const effect of run.effects.toReversed()) effects.unshift(await undoEffect({ ...ctx, isQuiet: true }, effect));
  await endRun(ctx, id, { state: 'undone', effects });
  return shown((await lockRun(ctx, id))!);
};
