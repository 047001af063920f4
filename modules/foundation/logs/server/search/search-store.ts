import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';
import type { LogCursor } from '../../contract.ts';
import type { Keyed, Search } from './search-request.ts';

type Limits = { readonly most: number; readonly wanted: number };

export type Walked<Row> = {
  readonly rows: Row[];
  /** How many were looked at. */
  readonly count: number;
  readonly newestAt: Date | null;
  readonly last: LogCursor;
};

/** The newest rows between a cursor and a moment, one by one, and those of them that match. */
export async function walked<Row extends Keyed>(
  ctx: CompanyCtx,
  search: Search,
  start: LogCursor,
  since: Date,
  { most, wanted }: Limits,
): Promise<Walked<Row>> {
  const { table, columns } = search;
  type Line = Row & { walked: number; newestAt: Date | null; lastAt: Date | null; lastId: string | null };
  const lines = await ctx.db.rows<Line>(sql`
    with walked as materialized (
      select part.* from ${ownersOf(search)} cross join lateral (
        select ${columns}, words from ${table} as entry
        where entry.company_id = own.company_id and ${alongOf(search)} and ${beforeOf(start)} and at >= ${since}
        order by at desc, id desc limit ${most}) as part
      order by at desc, id desc limit ${most}),
    ends as (
      select count(*)::int as walked, max(at) as newest_at, min(at) as last_at,
        (select id from walked order by at, id limit 1) as last_id from walked),
    matching as (select ${columns} from walked where ${matches(search)} order by at desc, id desc limit ${wanted})
    select * from ends left join matching on true order by at desc, id desc`);
  const { walked, newestAt, lastAt, lastId } = lines[0]!;
  return {
    rows: lines.filter(({ id }) => id !== null),
    count: walked,
    newestAt,
    last: lastAt && lastId ? { at: lastAt, id: lastId } : start,
  };
}

/** The newest matches between two moments, by the index of words. Says so instead when there are too many to be sorted. */
export async function hitsIn<Row extends Keyed>(
  ctx: CompanyCtx,
  search: Search,
  position: LogCursor,
  since: Date,
  { most, wanted }: Limits,
): Promise<{ rows: Row[]; isTooMany: boolean }> {
  const { table, columns, query } = search;
  const lines = await ctx.db.rows<Row & { hits: number }>(sql`
    with hit as materialized (
      select part.* from unnest(${search.companyIds}::uuid[]) as own (company_id) cross join lateral (
        select ${columns} from ${table} as entry
        where entry.company_id = own.company_id and ${beforeOf(position)} and at >= ${since} and words @@ ${query?.index ?? ''}::tsquery
          and ${matches(search)}) as part),
    few as (select * from hit limit ${most + 1})
    select *, (select count(*)::int from few) as hits from few order by at desc, id desc limit ${wanted}`);
  return { rows: lines, isTooMany: (lines[0]?.hits ?? 0) > most };
}

type Span = { readonly from: Date; readonly to: Date; readonly stepMinutes: number };

/** How many match in each stretch of a span that has any. */
export function countedByTime(
  ctx: CompanyCtx,
  search: Omit<Search, 'limit'>,
  { from, to, stepMinutes }: Span,
): Promise<{ at: Date; count: number }[]> {
  const { table, companyIds, query, where } = search;
  const words = query ? sql`words @@ ${query.index}::tsquery and (words @@ ${query.all}::tsquery) is true` : sql`true`;
  return ctx.db.rows(sql`
    select date_bin(make_interval(mins => ${stepMinutes}), hit.at, ${from}::timestamptz) as at, count(*)::int as count
    from unnest(${companyIds}::uuid[]) as own (company_id) cross join lateral (
      select entry.at from ${table} as entry
      where entry.company_id = own.company_id and entry.at >= ${from} and entry.at < ${to} and ${words} and ${where}) as hit
    group by 1 order by 1`);
}

/** When the oldest row of these companies came. */
export async function oldestAt(ctx: CompanyCtx, { table, companyIds }: Search): Promise<Date | null> {
  const row = await ctx.db.first<{ at: Date | null }>(sql`
    select min(oldest.at) as at from unnest(${companyIds}::uuid[]) as own (company_id) cross join lateral (
      select at from ${table} as entry where entry.company_id = own.company_id order by at, id limit 1) as oldest`);
  return row?.at ?? null;
}

/** In the form that no index is asked for: these words are only compared. */
function matches({ query, where }: Search): Sql {
  return query ? sql`(words @@ ${query.all}::tsquery) is true and ${where}` : where;
}

function ownersOf({ companyIds, along }: Search): Sql {
  if (!along) return sql`unnest(${companyIds}::uuid[]) as own (company_id)`;
  return sql`(select company_id, id from unnest(${companyIds}::uuid[]) as company_id, unnest(${along.ids}::uuid[]) as id) as own`;
}

const alongOf = ({ along }: Search) => (along ? sql`entry.${along.column} = own.id` : sql`true`);

/** The first comparison is for the partitions, which the second does not tell apart. */
const beforeOf = ({ at, id }: LogCursor) => sql`at <= ${at} and (at, entry.id) < (${at}, ${id}::uuid)`;
