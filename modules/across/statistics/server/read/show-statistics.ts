import { problemsOf } from '@fachwerk/base/problem';
import type { SpokenCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type Statistics, type StatisticsFilter, type statisticsApi, statisticsProblems } from '../../contract.ts';
import { spansOf, stepOf, whyNotShow } from '../../rules/period.ts';
import { appointmentStatistics } from './appointment-figures.ts';
import { boxStatistics } from './box-figures.ts';
import { itemStatistics } from './item-statistics.ts';
import { orderStatistics } from './order-figures.ts';
import { visitStatistics, workStatistics } from './other-figures.ts';
import { scopeOf } from './scope.ts';

const problem = problemsOf(statisticsProblems);

export const showStatistics: UseCase<typeof statisticsApi.show> = (ctx, { filter }) =>
  readStatistics(ctx, filter, ctx.caller.capabilities);

/** With what somebody who has these rights may see of it. */
export async function readStatistics(
  ctx: SpokenCtx,
  filter: StatisticsFilter,
  rights: ReadonlySet<string>,
): Promise<Statistics> {
  const refusal = whyNotShow(filter.period, filter.at, ctx.now);
  if (refusal) throw problem(refusal);
  const scope = await scopeOf(ctx, filter);
  const [spans, step] = [spansOf(filter.period, filter.at, ctx.now), stepOf(filter.period)];
  const isOfAll = !scope.isOfBoxes && scope.itemId === null;
  const may = (capability: string) => rights.has(capability) && isOfAll;
  const isOwn = scope.companyIds.includes(ctx.companyId);
  const [boxes, orders, item, appointments, work, visits, rolledAt] = await Promise.all([
    scope.itemId === null ? boxStatistics(ctx, scope, spans, step) : null,
    isOfAll ? orderStatistics(ctx, scope, spans, step) : null,
    scope.itemId !== null ? itemStatistics(ctx, scope, scope.itemId, spans, step) : null,
    may('appointments.read') ? appointmentStatistics(ctx, scope, spans, step) : null,
    may('time_log.team') && isOwn ? workStatistics(ctx, spans) : null,
    may('visits.read') ? visitStatistics(ctx, scope, spans) : null,
    findRolledAt(ctx),
  ]);
  return { ...spans, step, rolledAt, boxes, orders, item, appointments, work, visits };
}

async function findRolledAt({ db, companyId }: SpokenCtx): Promise<Date | null> {
  const row = await db.first<{ rolledAt: Date | null }>(
    sql`select rolled_at from statistics.progress where company_id = ${companyId}`,
  );
  return row?.rolledAt ?? null;
}
