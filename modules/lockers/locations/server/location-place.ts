import type { Translated } from '@fachwerk/base/translated';
import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** What a customer is told of a place they have to do with. */
export type LocationPlace = {
  readonly id: string;
  readonly name: Translated;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  /** The location's own, or the network's; empty without either. */
  readonly reviewLink: string;
  /** Who runs it, as it signs contracts. */
  readonly contractParty: string;
};

/** Of locations in sight, in no order; also of those that are not shown any more. */
export async function listPlaces(ctx: CompanyCtx, ids: readonly string[]): Promise<LocationPlace[]> {
  if (ids.length === 0) return [];
  const companyIds = await visibleCompanies(ctx);
  return ctx.db.rows<LocationPlace>(sql`
    select l.id, l.name, l.street, l.postcode, l.city, coalesce(nullif(l.review_link, ''), n.review_link, '') as review_link,
      c.legal_name as contract_party,
      case when l.latitude is not null then jsonb_build_object('latitude', l.latitude, 'longitude', l.longitude) end as position
    from locations.location l
    join companies.company_view c on c.company_id = l.company_id
    left join locations.network_setting n on n.company_id = l.network_id
    where l.company_id = any(${companyIds}) and l.id = any(${ids}::uuid[])`);
}
