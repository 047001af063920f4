import type { Translated } from '@fachwerk/base/translated';
import { visibleCompanies, withinPlaces } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { patternsOf } from '@fachwerk/server/search';
import { allOf, sql } from '@fachwerk/server/sql';
import type { StorageLocation } from '../contract.ts';
import { findStoredLocations } from './location-store.ts';
import { presentLocation } from './present-location.ts';

/** What a location is found, ordered and judged by; a network has hundreds of them. */
export type LocationKey = {
  readonly id: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly names: Translated;
  readonly postcode: string;
  readonly city: string;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  readonly priceGroupId: string | null;
  readonly isActive: boolean;
  readonly hasHours: boolean;
  readonly operatorEmail: string;
  readonly isPartyComplete: boolean;
  readonly isSuspended: boolean;
};

type KeyFilter = {
  /** Name in any language, street, postcode, city or company. */
  readonly search?: string | undefined;
  readonly isActive?: boolean | undefined;
  readonly priceGroupId?: string | undefined;
};

/** Put in order here, as a German reads them. */
const collator = new Intl.Collator('de', { numeric: true });

const SEARCHED = sql`concat_ws(' ', l.name ->> 'de', l.name ->> 'deDu', l.name ->> 'en', l.name ->> 'it', l.name ->> 'ru',
  l.street, l.postcode, l.city, c.name)`;

/** The locations in sight, by name. */
export async function listLocationKeys(ctx: CompanyCtx, filter: KeyFilter = {}): Promise<LocationKey[]> {
  const patterns = patternsOf(filter.search);
  const condition = allOf([
    sql`l.company_id = any(${await visibleCompanies(ctx)})`,
    withinPlaces(ctx, sql`l.id`),
    filter.isActive === undefined ? null : sql`l.is_active = ${filter.isActive}`,
    filter.priceGroupId === undefined ? null : sql`l.price_group_id = ${filter.priceGroupId}`,
    patterns.length > 0 ? sql`${SEARCHED} ilike all (${patterns}::text[])` : null,
  ]);
  const keys = await ctx.db.rows<LocationKey>(sql`
    select l.id, l.company_id, c.name as company_name, l.name as names, l.postcode, l.city, l.price_group_id, l.is_active, l.has_hours, l.operator_email,
      party.is_complete as is_party_complete, c.is_suspended,
      case when l.latitude is not null then jsonb_build_object('latitude', l.latitude, 'longitude', l.longitude) end as position
    from locations.location l
    join companies.company_view c on c.company_id = l.company_id
    join companies.contract_party_view party on party.company_id = l.company_id
    where ${condition}
    order by l.id`);
  return keys.toSorted((one, other) => collator.compare(one.names.de ?? '', other.names.de ?? ''));
}

/** Those that are in sight. */
export async function listLocationsById(ctx: CompanyCtx, ids: readonly string[]): Promise<StorageLocation[]> {
  return ids.length === 0 ? [] : (await findStoredLocations(ctx, ids)).map(presentLocation);
}
