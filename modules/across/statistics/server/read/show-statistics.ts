import { problemsOf } from '@fachwerk/base/problem';
import type { LanguageCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type Statistics, type StatisticsFilter, type statisticsApi, statisticsProblems } from '../../contract.ts';
import { spansOf, stepOf, whyNotShow } from '../../rules/period.ts';
import { readReports } from './reports.ts';
import { scopeOf } from './scope.ts';

const problem = problemsOf(statisticsProblems);

export const showStatistics: UseCase<typeof statisticsApi.show> = (ctx, { filter }) =>
  readStatistics(ctx, filter, ctx.caller.capabilities);

/** With what somebody who has these rights may see of it. */
export async function readStatistics(
  ctx: LanguageCtx,
  filter: StatisticsFilter,
  rights: ReadonlySet<string>,
): Promise<Statistics> {
  const refusal = whyNotShow(filter.period, filter.at, ctx.now);
  if (refusal) throw problem(refusal);
  const scope = await scopeOf(ctx, filter);
  const [spans, step] = [spansOf(filter.period, filter.at, ctx.now), stepOf(filter.period)];
  const [reports, rolledAt] = await Promise.all([readReports(ctx, rights, scope, spans, step), findRolledAt(ctx)]);
  return { ...spans, step, rolledAt, ...reports };
}

async function findRolledAt({ db, companyId }: LanguageCtx): Promise<Date | null> {
  const row = await db.first<{ rolledAt: Date | null }>(
    sql`select rolled_at from statistics.progress where company_id = ${companyId}`,
  );
  return row?.rolledAt ?? null;
}
