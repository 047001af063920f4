import { startOfDay } from '@fachwerk/base/time';
import { visibleCompanies, withinPlaces } from '@fachwerk/companies/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { patternsOf } from '@fachwerk/server/search';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { AlertFilter, alertApi } from '../../contract.ts';
import { type AlertRow, alertColumns, alertFrom } from '../alert-store.ts';

export const PAGE_SIZE = 50;

/**
 * Each company gives its own first rows, read from its index; of those the first are the page. So a page costs as much as there are
 * companies in sight, however many alerts they have had. One row more is read than shown: it tells whether there is a next page.
 */
export const listAlerts: UseCase<typeof alertApi.list> = async (ctx, { filter: { before, ...filter } }) => {
  const visible = await visibleCompanies(ctx);
  const isOpenList = isOpenOnly(filter);
  const order = isOpenList ? sql`a.urgency desc, a.raised_at desc, a.id desc` : sql`a.raised_at desc, a.id desc`;
  const place = isOpenList ? sql`a.urgency, a.raised_at, a.id` : sql`a.raised_at, a.id`;
  const after = before
    ? sql`(${place}) < (select ${place} from alerts.alert a where a.company_id = any(${visible}) and a.id = ${before})`
    : null;
  const rows = await ctx.db.rows<AlertRow>(sql`
    select ${alertColumns} from unnest(${visible}::uuid[]) as company (id)
    cross join lateral (
      select a.* from alerts.alert a
      where a.company_id = company.id and ${allOf([...conditions(ctx, filter), withinPlaces(ctx, sql`a.location_id`), after])}
      order by ${order}
      limit ${PAGE_SIZE + 1}
    ) a
    order by ${order}
    limit ${PAGE_SIZE + 1}`);
  const alerts = rows.slice(0, PAGE_SIZE).map(alertFrom);
  return { alerts, next: rows.length > PAGE_SIZE ? alerts.at(-1)!.id : null };
};

function conditions(ctx: Ctx, filter: AlertFilter): (Sql | null)[] {
  const { search, states, kinds, priorities, locationIds, assigned, subjectId, from, to } = filter;
  return [
    // As a constant, so that the index of the open ones is used.
    isOpenOnly(filter) ? sql`a.state = 'open'` : anyOf(sql`a.state`, states),
    anyOf(sql`a.kind`, kinds),
    anyOf(sql`a.priority`, priorities),
    locationIds ? sql`a.location_id = any(${locationIds}::uuid[])` : null,
    assigned === 'mine' ? sql`a.assignee_id = ${ctx.caller.userId}` : null,
    assigned === 'nobody' ? sql`a.assignee_id is null` : null,
    subjectId ? sql`a.subject_id = ${subjectId}` : null,
    from ? sql`a.raised_at >= ${startOfDay(Temporal.PlainDate.from(from))}` : null,
    to ? sql`a.raised_at < ${startOfDay(Temporal.PlainDate.from(to).add({ days: 1 }))}` : null,
    ...patternsOf(search).map(
      (word) => sql`a.subject_name || ' ' || a.location_name || ' ' || a.assignee_name ilike ${word}`,
    ),
  ];
}

const isOpenOnly = ({ states }: AlertFilter) => states?.length === 1 && states[0] === 'open';

const anyOf = (column: Sql, values: readonly string[] | undefined) =>
  values ? sql`${column} = any(${values}::text[])` : null;
