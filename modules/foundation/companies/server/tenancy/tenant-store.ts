import type { CompanyCtx } from '@fachwerk/server/ctx';
import { patternOf } from '@fachwerk/server/search';
import { acrossCompanies, allOf, sql } from '@fachwerk/server/sql';
import type { CompanyKind, CompanyRef } from '../../contract.ts';
import type { Limits } from '../../contract-tenancy.ts';

/** A company as the operator sees it: without data about its customers, orders or users. */
export type Tenant = CompanyRef & {
  readonly createdAt: Date;
  readonly suspendedAt: Date | null;
  readonly suspensionReason: string;
  readonly limits: Limits;
};

type Row = Omit<Tenant, 'limits'> & {
  readonly mostUsers: number | null;
  readonly mostLocations: number | null;
  readonly mostItems: number | null;
  readonly mostMailsADay: number | null;
  readonly mostMediaMb: number | null;
};

const columns = sql`c.id, c.code, c.name, c.kind, f.code as franchisor_company, c.is_demo, c.created_at, c.suspended_at, c.suspension_reason,
  c.most_users, c.most_locations, c.most_items, c.most_mails_a_day, c.most_media_mb`;
const companies = sql`companies.company c left join companies.company f on f.id = c.franchisor_id`;
const WHY = 'the operator of the installation manages its companies';

export type TenantPage = {
  readonly search?: string | undefined;
  readonly kind?: CompanyKind | undefined;
  readonly state?: 'active' | 'suspended' | undefined;
  /** Pagination: id of the last company shown. */
  readonly after?: string | undefined;
  readonly limit: number;
};

export async function listTenants(
  ctx: CompanyCtx,
  { search, kind, state, after, limit }: TenantPage,
): Promise<Tenant[]> {
  const pattern = search ? patternOf(search) : null;
  const conditions = allOf([
    sql`true`,
    kind ? sql`c.kind = ${kind}` : null,
    state ? (state === 'suspended' ? sql`c.suspended_at is not null` : sql`c.suspended_at is null`) : null,
    pattern ? sql`(c.name ilike ${pattern} or c.code ilike ${pattern} or c.legal_name ilike ${pattern})` : null,
    after ? sql`(c.name, c.id) > (select a.name, a.id from companies.company a where a.id = ${after})` : null,
  ]);
  const query = sql`select ${columns} from ${companies} where ${conditions} order by c.name, c.id limit ${limit}`;
  return (await ctx.db.rows<Row>(acrossCompanies(WHY, query))).map(tenantFrom);
}

/** Suspended itself or through its franchisor. */
export async function isSuspended({ db, companyId }: Pick<CompanyCtx, 'db' | 'companyId'>): Promise<boolean> {
  const suspended = await db.first(
    sql`select from companies.company_view where company_id = ${companyId} and is_suspended`,
  );
  return suspended !== undefined;
}

export async function findTenant(ctx: CompanyCtx, id: string): Promise<Tenant | undefined> {
  const row = await ctx.db.first<Row>(
    acrossCompanies(WHY, sql`select ${columns} from ${companies} where c.id = ${id}`),
  );
  return row && tenantFrom(row);
}

/** Locks the row until the transaction ends. */
export async function lockTenant(ctx: CompanyCtx, id: string): Promise<Tenant | undefined> {
  const query = sql`select ${columns} from ${companies} where c.id = ${id} for no key update of c`;
  const row = await ctx.db.first<Row>(acrossCompanies(WHY, query));
  return row && tenantFrom(row);
}

/** Null lifts the suspension. */
export async function saveSuspension(ctx: CompanyCtx, suspension: { readonly reason: string } | null): Promise<void> {
  await ctx.db.rows(sql`
    update companies.company set suspended_at = ${suspension && ctx.now}, suspension_reason = ${suspension?.reason ?? ''}
    where id = ${ctx.companyId}`);
}

function tenantFrom({ mostUsers, mostLocations, mostItems, mostMailsADay, mostMediaMb, ...row }: Row): Tenant {
  return {
    ...row,
    limits: {
      users: mostUsers,
      locations: mostLocations,
      items: mostItems,
      mailsPerDay: mostMailsADay,
      mediaMegabytes: mostMediaMb,
    },
  };
}
