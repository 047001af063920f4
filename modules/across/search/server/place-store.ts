import { withinPlaces } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { allOf, sql } from '@fachwerk/server/sql';

export type Place = { readonly id: string; readonly germanName: string; readonly city: string };

/** Locations are few, even in a large network: they are looked through. A name in any language counts, and the town. */
export function listPlaces(
  ctx: CompanyCtx,
  companyIds: readonly string[],
  patterns: readonly string[],
): Promise<Place[]> {
  return ctx.db.rows<Place>(sql`
    select id, german_name, city from locations.location_view
    where ${allOf([
      sql`company_id = any(${companyIds})`,
      withinPlaces(ctx, sql`id`),
      ...patterns.map((pattern) => sql`lower((name #>> '{}') || ' ' || city) like ${pattern}`),
    ])}
    order by german_name, id`);
}
