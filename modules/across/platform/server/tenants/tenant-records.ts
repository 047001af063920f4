import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, operatorCompany } from '@fachwerk/companies/facade';
import { findTenant, listSupport, lockTenant, type Tenant } from '@fachwerk/companies/facade-tenancy';
import type { Ctx } from '@fachwerk/server/ctx';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import { platformProblems, type TenantRecord } from '../../contract.ts';

const problem = problemsOf(platformProblems);

type Counts = Pick<TenantRecord, 'users' | 'locations' | 'items' | 'lastActiveAt'> & { readonly companyId: string };

/** Nobody reads more digits than these, and counting further would take long. */
const COUNTED_AT_MOST = 100_000;

/** What is in these companies, as numbers. */
function countIn(ctx: Ctx, ids: readonly string[]): Promise<Counts[]> {
  const query = sql`
    select given.id as company_id, coalesce(u.active, 0) as users,
      (select count(*)::int from (select from locations.location_view l where l.company_id = given.id limit ${COUNTED_AT_MOST}) counted) as locations,
      (select count(*)::int from (select from catalog.item_view i where i.company_id = given.id and not i.is_archived limit ${COUNTED_AT_MOST}) counted) as items,
      (select p.last_sign_in_at from access.user_view p where p.company_id = given.id
        order by p.last_sign_in_at desc nulls last limit 1) as last_active_at
    from unnest(${ids}::uuid[]) as given (id)
    left join access.user_count_view u on u.company_id = given.id`;
  return ctx.db.rows<Counts>(acrossCompanies('the operator sees how much its companies have, and nothing else', query));
}

export async function recordsOf(ctx: Ctx, tenants: readonly Tenant[]): Promise<TenantRecord[]> {
  const ids = tenants.map(({ id }) => id);
  const [counts, supports, operatorId] = [
    await countIn(ctx, ids),
    await listSupport(ctx, ids),
    await operatorCompany(ctx),
  ];
  return tenants.map((tenant) => {
    const { companyId: _, ...counted } = counts.find(({ companyId }) => companyId === tenant.id)!;
    const { companyId: __, ...support } = supports.find(({ companyId }) => companyId === tenant.id) ?? {
      companyId: '',
    };
    return {
      ...tenant,
      ...counted,
      isOperator: tenant.id === operatorId,
      support: 'id' in support ? support : null,
    };
  });
}

export async function tenantRecord(ctx: Ctx, id: string): Promise<TenantRecord> {
  const tenant = await findTenant(ctx, id);
  if (!tenant) throw problem('tenant.unknown');
  return (await recordsOf(ctx, [tenant]))[0]!;
}

/** Locked, and the same work inside it. */
export async function lockedTenant(ctx: Ctx, id: string): Promise<{ record: TenantRecord; inside: Ctx }> {
  const tenant = await lockTenant(ctx, id);
  if (!tenant) throw problem('tenant.unknown');
  return { record: (await recordsOf(ctx, [tenant]))[0]!, inside: inCompany(ctx, id) };
}
