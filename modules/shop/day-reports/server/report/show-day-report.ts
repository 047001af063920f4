import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type dayReportApi, dayReportProblems } from '../../contract.ts';
import { whyNotReport } from '../../rules/day.ts';
import { readDay } from './read-day.ts';

const problem = problemsOf(dayReportProblems);

export const showDayReport: UseCase<typeof dayReportApi.show> = async (ctx, { on }) => {
  const refusal = whyNotReport(on, ctx.now);
  if (refusal) throw problem(refusal);
  return readDay(ctx, on);
};
