import { networkOf, visibleCompanies, withinPlaces } from '@fachwerk/companies/facade';
import { accessRightRows } from '@fachwerk/rental-changes/facade';
import { DAY_MINUTES } from '@fachwerk/rentals/rules/period';
import type { UseCase } from '@fachwerk/server/module';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { AccessRightFilter, accessRightApi } from '../../contract.ts';
import { findMatching, matches } from './find-matching.ts';
import { phaseIn } from './phase-condition.ts';

const PAGE = 50;

type Order = NonNullable<AccessRightFilter['order']>;

/** What a page is sorted by, and which rows come after the last one of the page before. */
const ORDERS: Readonly<Record<Order, { column: Sql; direction: Sql; further: Sql }>> = {
  newest: { column: sql`starts_at`, direction: sql`desc`, further: sql`<` },
  first_starting: { column: sql`starts_at`, direction: sql`asc`, further: sql`>` },
  first_ending: { column: sql`ends_at`, direction: sql`asc`, further: sql`>` },
  last_ending: { column: sql`ends_at`, direction: sql`desc`, further: sql`<` },
};

/** A page at a time. */
export const listAccessRights: UseCase<typeof accessRightApi.list> = async (ctx, { filter }) => {
  const companyIds = await visibleCompanies(ctx);
  const limit = filter.limit ?? PAGE;
  const { column, direction } = ORDERS[filter.order ?? 'newest'];
  const sorted = sql`order by r.${column} ${direction}, r.id ${direction}`;
  const found = filter.search ? await findMatching(ctx, companyIds, filter.search) : undefined;
  const condition = allOf([
    sql`r.company_id = any(${companyIds})`,
    withinPlaces(ctx, sql`r.location_id`),
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
  const { search, phases, locationIds, sizeCodes, term, lockId, isRevoked, from, to } = filter;
  return [
    search ? matches(search) : null,
    phases?.length ? phaseIn(phases, now) : null,
    locationIds?.length ? sql`r.location_id = any(${locationIds}::uuid[])` : null,
    sizeCodes?.length ? sql`r.size_code = any(${sizeCodes}::text[])` : null,
    term ? sql`(r.ends_at - r.starts_at > make_interval(mins => ${DAY_MINUTES})) = ${term === 'long'}` : null,
    lockId ? sql`r.lock_id = ${lockId}` : null,
    isRevoked === undefined ? null : sql`(r.access_revoked_at is not null) = ${isRevoked}`,
    from || to ? sql`(${within(sql`r.starts_at`, from, to)} or ${within(sql`r.ends_at`, from, to)})` : null,
  ];
}

const within = (column: Sql, from: Date | undefined, to: Date | undefined): Sql =>
  sql`(${column} >= coalesce(${from ?? null}::timestamptz, '-infinity') and ${column} < coalesce(${to ?? null}::timestamptz, 'infinity'))`;

function after(companyIds: readonly string[], { after: id, order = 'newest' }: AccessRightFilter): Sql | null {
  if (!id) return null;
  const last = sql`from rentals.rental_view l where l.company_id = any(${companyIds}) and l.id = ${id}`;
  const { column, further } = ORDERS[order];
  return sql`(r.${column}, r.id) ${further} (select l.${column}, l.id ${last})`;
}
