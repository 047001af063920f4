import type { CompanyCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import type { SupportAccess, SupportMode } from '../../contract-tenancy.ts';

const columns = sql`id, mode, granted_at, granted_by, ends_at`;

/** The active grant; undefined after it has expired. */
export function findSupport(ctx: CompanyCtx): Promise<SupportAccess | undefined> {
  return ctx.db.first<SupportAccess>(sql`
    select ${columns} from companies.support_access
    where company_id = ${ctx.companyId} and closed_at is null and ends_at > ${ctx.now}`);
}

/** Active grants of several companies, for lists. */
export function listSupport(
  ctx: CompanyCtx,
  companyIds: readonly string[],
): Promise<(SupportAccess & { companyId: string })[]> {
  const query = sql`
    select company_id, ${columns} from companies.support_access
    where company_id = any(${companyIds}::uuid[]) and closed_at is null and ends_at > ${ctx.now}`;
  return ctx.db.rows(acrossCompanies('the operator is told who let it in', query));
}

/** Replaces an active grant: there is one at a time. */
export async function addSupport(
  ctx: CompanyCtx,
  { id, mode, endsAt, grantedBy }: { id: string; mode: SupportMode; endsAt: Date; grantedBy: string },
): Promise<void> {
  await closeSupport(ctx, grantedBy);
  await ctx.db.rows(sql`
    insert into companies.support_access (company_id, id, mode, granted_at, granted_by, ends_at)
    values (${ctx.companyId}, ${id}, ${mode}, ${ctx.now}, ${grantedBy}, ${endsAt})`);
}

/** Closes the open grant and returns it; undefined if there was none. An expired grant is closed as of its end. */
export function closeSupport(ctx: CompanyCtx, closedBy: string): Promise<{ id: string; endsAt: Date } | undefined> {
  return ctx.db.first<{ id: string; endsAt: Date }>(sql`
    update companies.support_access set closed_at = least(${ctx.now}::timestamptz, ends_at),
      closed_by = case when ends_at > ${ctx.now} then ${closedBy}::text else '' end
    where company_id = ${ctx.companyId} and closed_at is null
    returning id, ends_at`);
}

export async function addVisit(ctx: CompanyCtx, supportId: string, { id, name }: SupportVisitor): Promise<void> {
  await ctx.db.rows(sql`
    insert into companies.support_visit as known (company_id, support_id, person_id, name, at)
    values (${ctx.companyId}, ${supportId}, ${id}, ${name}, ${ctx.now})
    on conflict (company_id, support_id, person_id) do update set at = excluded.at, name = excluded.name`);
}

export type SupportVisitor = { readonly id: string; readonly name: string };

/** Visitors by this grant, latest first. */
export function listVisits(ctx: CompanyCtx, supportId: string): Promise<(SupportVisitor & { at: Date })[]> {
  return ctx.db.rows(sql`
    select person_id as id, name, at from companies.support_visit
    where company_id = ${ctx.companyId} and support_id = ${supportId} order by at desc, person_id`);
}
