import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { LogEntry } from '../../contract.ts';
import { LOG_COLUMNS } from './log-search.ts';

type Span = { readonly from: Date; readonly to: Date };
type Of = {
  readonly companyIds: readonly string[];
  readonly types: readonly string[];
  readonly locationId?: string | undefined;
};

const wordsOf = (types: readonly string[]) => types.map((type) => `'@t${type}'`).join(' | ');

/** How many entries of these types there are in each of two spans. */
export async function countEntries(
  ctx: CompanyCtx,
  { companyIds, types, locationId }: Of,
  now: Span,
  before: Span,
): Promise<{ value: number; before: number }> {
  const counted = (span: Span) => sql`
    select count(*) from unnest(${companyIds}::uuid[]) as own (company_id) cross join lateral (
      select from logs.log_entry as entry
      where entry.company_id = own.company_id and entry.at >= ${span.from} and entry.at < ${span.to} and words @@ ${wordsOf(types)}::tsquery
        and (${locationId ?? null}::uuid is null or location_id = ${locationId ?? null})) as found`;
  const row = await ctx.db.first<{ value: number; before: number }>(
    sql`select (${counted(now)})::int as value, (${counted(before)})::int as before`,
  );
  return row!;
}

/** The newest entries of these types in a span, with how many there are. */
export function listEntries(
  ctx: CompanyCtx,
  { companyIds, types, locationId }: Of,
  { from, to }: Span,
  limit: number,
): Promise<(LogEntry & { total: number })[]> {
  return ctx.db.rows(sql`
    select ${LOG_COLUMNS}, (count(*) over ())::int as total from logs.log_entry
    where company_id = any(${companyIds}::uuid[]) and at >= ${from} and at < ${to} and words @@ ${wordsOf(types)}::tsquery
      and (${locationId ?? null}::uuid is null or location_id = ${locationId ?? null})
    order by at desc, id desc limit ${limit}`);
}
