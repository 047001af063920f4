import { visibleCompanies, withinPlaces } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type AlertKind, AlertPriority, type alertApi } from '../../contract.ts';

type Group = { kind: AlertKind; priority: AlertPriority; count: number; unassigned: number; mine: number };

/** Only open ones, which have an index of their own: what was once wrong is not counted. */
export const countAlerts: UseCase<typeof alertApi.counts> = async (ctx) => {
  const groups = await ctx.db.rows<Group>(sql`
    select kind, priority, count(*)::int as count, (count(*) filter (where assignee_id is null))::int as unassigned,
      (count(*) filter (where assignee_id = ${ctx.caller.userId}))::int as mine
    from alerts.alert where company_id = any(${await visibleCompanies(ctx)}) and state = 'open'
      and ${withinPlaces(ctx, sql`location_id`)}
    group by kind, priority`);
  const sum = (some: readonly Group[], what: 'count' | 'unassigned' | 'mine' = 'count') =>
    some.reduce((total, group) => total + group[what], 0);
  const byPriority = AlertPriority.options.map(
    (priority) => [priority, sum(groups.filter((group) => group.priority === priority))] as const,
  );
  const byKind = [...Map.groupBy(groups, ({ kind }) => kind)].map(([kind, some]) => [kind, sum(some)] as const);
  return {
    open: sum(groups),
    unassigned: sum(groups, 'unassigned'),
    mine: sum(groups, 'mine'),
    byPriority: Object.fromEntries(byPriority) as Record<AlertPriority, number>,
    byKind: Object.fromEntries(byKind),
  };
};
