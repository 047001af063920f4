import { type HandoverSource, logPath } from '@fachwerk/handover/facade';
import { sql } from '@fachwerk/server/sql';

/** Openings by staff; who opened what stands among the activities. */
export const openingHandover: HandoverSource = {
  capability: 'logs.read',
  isOfLocations: true,
  activityTypes: ['lock.open_requested'],
  figures: async (ctx, { companyIds, period, compared, locationId }) => {
    const count = ({ from, to }: typeof period) => sql`
      (select count(*)::int from openings.attempt
        where company_id = any(${companyIds}::uuid[]) and requested_at >= ${from} and requested_at < ${to} and type in ('operator', 'service', 'emergency')
          and (${locationId ?? null}::uuid is null or location_id = ${locationId ?? null}))`;
    const row = await ctx.db.first<{ value: number; before: number }>(sql`
      select ${count(period)} as value, ${count(compared)} as before`);
    const path = logPath(['lock.open_requested'], period, locationId ? { location: locationId } : {});
    return [{ name: 'staff_openings', unit: 'count', ...row!, path }];
  },
};
