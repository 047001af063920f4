import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { pickupApi } from '../../contract.ts';

export const countPlaces: UseCase<typeof pickupApi.places> = async (ctx) => {
  const query = sql`select count(*) as locations from locations.location_view where company_id = ${ctx.companyId}`;
  return (await ctx.db.first<{ locations: number }>(query))!;
};
