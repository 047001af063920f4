import { networkOf, visibleCompanies } from '@fachwerk/companies/facade';
import { accessRightRows } from '@fachwerk/rental-changes/facade';
import type { UseCase } from '@fachwerk/server/module';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { AccessRightFilter, accessRightApi } from '../../contract.ts';
import { findMatching, matches } from './find-matching.ts';
import { phaseIn } from './phase-condition.ts';

const PAGE = 50;

/** A page at a time, in one of two orders. */
export const listAccessRights: UseCase<typeof accessRightApi.list> = async (ctx, { filter }) => {
  const companyIds = await visibleCompanies(ctx);
  const limit = filter.limit ?? PAGE;
  const sorted =
    filter.order === 'first_ending' ? sql`order by r.ends_at, r.id` : sql`order by r.starts_at desc, r.id desc`;
  const found = filter.search ? await findMatching(ctx, companyIds, filter.search) : undefined;
  const condition = allOf([
    sql`r.company_id = any(${companyIds})`,
    found ? sql`r.id = any(${found}::uuid[])` : null,
    // With their network it is what the index of a customer's rentals begins with.
    filter.customerId ? sql`r.network_id = ${await networkOf(ctx)} and r.customer_id = ${filter.customerId}` : null,
    ...conditions(filter, ctx.now),
    after(companyIds, filter),
  ]);
  const rows = await accessRightRows(ctx, condition, sql`${sorted} limit ${limit + 1}`);
  const accessRights = rows.slice(0, limit);
  return { accessRights, next: rows.length > limit ? accessRights.at(-1)!.id : null };
};

function conditions(filter: AccessRightFilter, now: Date): (Sql | null)[] {
  const { search, phases, locationIds, sizeCodes, lockId, isRevoked, from, to } = filter;
  return [
    search ? matches(search) : null,
    phases?.length ? phaseIn(phases, now) : null,
    locationIds?.length ? sql`r.location_id = any(${locationIds}::uuid[])` : null,
    sizeCodes?.length ? sql`r.size_code = any(${sizeCodes}::text[])` : null,
    lockId ? sql`r.lock_id = ${lockId}` : null,
    isRevoked === undefined ? null : sql`(r.access_revoked_at is not null) = ${isRevoked}`,
    from || to ? sql`(${within(sql`r.starts_at`, from, to)} or ${within(sql`r.ends_at`, from, to)})` : null,
  ];
}

const within = (column: Sql, from: Date | undefined, to: Date | undefined): Sql =>
  sql`(${column} >= coalesce(${from ?? null}::timestamptz, '-infinity') and ${column} < coalesce(${to ?? null}::timestamptz, 'infinity'))`;

function after(companyIds: readonly string[], { after: id, order }: AccessRightFilter): Sql | null {
  if (!id) return null;
  const last = sql`from rentals.rental_view l where l.company_id = any(${companyIds}) and l.id = ${id}`;
  return order === 'first_ending'
    ? sql`(r.ends_at, r.id) > (select l.ends_at, l.id ${last})`
    : sql`(r.starts_at, r.id) < (select l.starts_at, l.id ${last})`;
}
