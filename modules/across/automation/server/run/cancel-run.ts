import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type ruleApi, ruleProblems } from '../../contract.ts';
import { whyNotCancel } from '../../rules/run.ts';
import { lockOwnRun } from './find-own-run.ts';
import { endRun, lockRun, shown } from './run-store.ts';

const problem = problemsOf(ruleProblems);

export const cancelRun: UseCase<typeof ruleApi.cancel> = async (ctx, { id }) => {
  const run = await lockOwnRun(ctx, id);
  const refusal = whyNotCancel(run);
  if (refusal) throw problem(refusal);
  await endRun(ctx, id, { state: 'cancelled' });
  return shown((await lockRun(ctx, id))!);
};
