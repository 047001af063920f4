import { visibleCompanies, withinPlaces } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** What other modules need to know of a location. */
export type LocationHead = {
  readonly id: string;
  readonly companyId: string;
  /** Whose sizes and price groups it uses: the company's own, or its franchisor's. */
  readonly networkId: string;
  /** In German. */
  readonly name: string;
  readonly city: string;
  readonly timeZone: string;
  readonly operatorEmail: string;
  readonly checkMinutes: number;
  readonly priceGroupId: string | null;
  readonly isActive: boolean;
};

const columns = sql`id, company_id, network_id, name ->> 'de' as name, city, time_zone, operator_email, check_minutes,
  price_group_id, is_active`;

/** A location in sight of the caller's company; any other is unknown. */
export async function findLocation(ctx: CompanyCtx, id: string): Promise<LocationHead | undefined> {
  return ctx.db.first<LocationHead>(sql`
    select ${columns} from locations.location where company_id = any(${await visibleCompanies(ctx)}) and id = ${id}
      and ${withinPlaces(ctx, sql`id`)}`);
}

/** Every location in sight, the oldest first. */
export async function listLocations(ctx: CompanyCtx): Promise<LocationHead[]> {
  return ctx.db.rows<LocationHead>(sql`
    select ${columns} from locations.location where company_id = any(${await visibleCompanies(ctx)})
      and ${withinPlaces(ctx, sql`id`)} order by created_at, id`);
}
