import { Problem, problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type logApi, logProblems } from '../../contract.ts';
import { replay } from './send-call.ts';

const _problem = problemsOf(logProblems);

/** One after the other; one that is refused or fails does not hold up the others. */
export const replayCalls: UseCase<typeof logApi.replayMany> = async (ctx, { ids }) => {
  const results: { id: string; problem: string | null; status: number | null }[] = [];
  for (const id of ids) {
    try {
      results.push({ id, problem: null, status: (await replay(ctx, id)).status });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      results.push({ id, problem: error.code, status: null });
    }
  }
  return { results };
};
