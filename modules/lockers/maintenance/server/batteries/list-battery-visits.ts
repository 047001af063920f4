import { addDays, dayOf } from '@fachwerk/base/time';
import { visibleCompanies, withinPlaces } from '@fachwerk/companies/facade';
import { LOW_PERCENT, WELL_PERCENT } from '@fachwerk/lockers/rules/battery';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { maintenanceApi } from '../../contract.ts';
import { type BatteryDay, batteryLossPerDay, daysUntilBelow } from '../../rules/battery-trend.ts';

/** The trend looks back this far. */
const TREND_DAYS = 14;
/** Who will be low within this time needs a visit. */
const VISIT_DAYS = 30;
/** Nothing falls faster than this within the time: fuller batteries are not even looked at. */
const LOOKED_AT_BELOW = 75;
const MOST_SHOWN = 50;

type Row = {
  readonly id: string;
  readonly number: string;
  readonly locationId: string;
  readonly locationName: string;
  readonly battery: number;
  readonly days: readonly BatteryDay[];
};

type BatteryVisit = Omit<Row, 'days'> & { readonly lowOn: string | null };

export const listBatteryVisits: UseCase<typeof maintenanceApi.batteries> = async (ctx) => {
  const visits = await batteryVisits(ctx);
  return { locks: visits.slice(0, MOST_SHOWN), total: visits.length };
};

/** Every lock in sight whose battery will need a visit, the most urgent first. */
export async function batteryVisits(ctx: CompanyCtx): Promise<BatteryVisit[]> {
  const rows = await ctx.db.rows<Row>(sql`
    select l.id, l.number, l.location_id, p.german_name as location_name, s.battery,
      coalesce((
        select jsonb_agg(jsonb_build_object('day', d.on_day - date '2020-01-01', 'battery', d.battery)) from lockers.telemetry_day_view d
        where d.company_id = l.company_id and d.lock_id = l.id and d.battery is not null
          and d.on_day >= (${addDays(ctx.now, -TREND_DAYS)}::timestamptz at time zone 'UTC')::date
      ), '[]') as days
    from lockers.lock_view l
    join lockers.lock_state_view s on s.company_id = l.company_id and s.lock_id = l.id
    join locations.location_view p on p.company_id = l.company_id and p.id = l.location_id
    where l.company_id = any(${await visibleCompanies(ctx)}) and l.archived_at is null and s.battery < ${LOOKED_AT_BELOW}
      and ${withinPlaces(ctx, sql`l.location_id`)}
    order by s.battery, l.id`);
  return rows
    .map(({ days, ...lock }) => ({ lock, inDays: daysUntilBelow(lock.battery, LOW_PERCENT, batteryLossPerDay(days)) }))
    .filter(({ lock, inDays }) => lock.battery < WELL_PERCENT || (inDays !== null && inDays <= VISIT_DAYS))
    .sort((one, other) => (one.inDays ?? VISIT_DAYS + 1) - (other.inDays ?? VISIT_DAYS + 1))
    .map(({ lock, inDays }) => ({
      ...lock,
      lowOn: inDays === null ? null : dayOf(addDays(ctx.now, inDays)).toString(),
    }));
}
