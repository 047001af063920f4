import type { HandoverSource } from '@fachwerk/handover/facade';
import { sql } from '@fachwerk/server/sql';

/** Where a reader may narrow the handover to. */
export const locationHandover: HandoverSource = {
  capability: 'locations.read',
  locations: (ctx, companyIds) =>
    ctx.db.rows<{ id: string; name: string }>(sql`
      select id, coalesce(name ->> ${ctx.language}, name ->> 'de') as name from locations.location
      where company_id = any(${companyIds}::uuid[]) order by 2, id limit 1000`),
};
