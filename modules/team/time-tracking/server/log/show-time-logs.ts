import { appProblems, problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import type { timeLogApi } from '../../contract.ts';
import { listTimeLogs } from './time-log-store.ts';

const appProblem = problemsOf(appProblems);

/** Other people's times are for who may see the team. */
export const showTimeLogs: UseCase<typeof timeLogApi.list> = async (ctx, { filter: { isTeam, userId, ...filter } }) => {
  const own = ctx.caller.userId;
  const asksForOthers = isTeam || (userId !== undefined && userId !== own);
  if (asksForOthers && !ctx.caller.capabilities.has('time_log.team')) throw appProblem('access.denied');
  return { timeLogs: await listTimeLogs(ctx, { ...filter, userId: asksForOthers ? userId : own }) };
};
