import { addDays, dayOf } from '@fachwerk/base/time';
import { networkOf, visibleCompanies, withinPlaces } from '@fachwerk/companies/facade';
import { readLimits } from '@fachwerk/limits/facade';
import { DEFAULT_LIMITS, limitsOf } from '@fachwerk/limits/rules/limits';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { maintenanceApi } from '../../contract.ts';
import { type BatteryDay, batteryLossPerDay, daysUntilBelow } from '../../rules/battery-trend.ts';

/** The trend looks back this far. */
const TREND_DAYS = 14;
/** Who will be low within this time needs a visit. */
const VISIT_DAYS = 30;
/** Nothing falls faster than this within the time: batteries that are fuller than their limit by more are not even looked at. */
const FASTEST_PERCENT = 45;
const MOST_SHOWN = 50;

type Row = {
  readonly id: string;
  readonly number: string;
  readonly locationId: string;
  readonly locationName: string;
  readonly battery: number;
  readonly companyId: string;
  readonly networkId: string;
  readonly lockType: string;
  readonly days: readonly BatteryDay[];
};

type BatteryVisit = Omit<Row, 'days' | 'companyId' | 'networkId' | 'lockType'> & { readonly isLow: boolean } & {
  readonly lowOn: string | null;
};

export const listBatteryVisits: UseCase<typeof maintenanceApi.batteries> = async (ctx) => {
  const visits = await batteryVisits(ctx);
  return { locks: visits.slice(0, MOST_SHOWN), total: visits.length };
};

/** Every lock in sight whose battery will need a visit, the most urgent first. */
export async function batteryVisits(ctx: CompanyCtx): Promise<BatteryVisit[]> {
  const [networkId, companyIds] = await Promise.all([networkOf(ctx), visibleCompanies(ctx)]);
  const book = await readLimits(
    ctx,
    companyIds.map((companyId) => ({ companyId, networkId })),
  );
  const warnings = book.sets.flatMap(({ battery }) => battery?.warningPercent ?? []);
  const highest = Math.max(DEFAULT_LIMITS.battery.warningPercent, ...warnings);
  const rows = await ctx.db.rows<Row>(sql`
    select l.id, l.number, l.location_id, p.german_name as location_name, s.battery, l.company_id, p.network_id,
      coalesce(c.lock_type, '') as lock_type,
      coalesce((
        select jsonb_agg(jsonb_build_object('day', d.on_day - date '2020-01-01', 'battery', d.battery)) from lockers.telemetry_day_view d
        where d.company_id = l.company_id and d.lock_id = l.id and d.battery is not null
          and d.on_day >= (${addDays(ctx.now, -TREND_DAYS)}::timestamptz at time zone 'UTC')::date
      ), '[]') as days
    from lockers.lock_view l
    join lockers.lock_state_view s on s.company_id = l.company_id and s.lock_id = l.id
    join locations.location_view p on p.company_id = l.company_id and p.id = l.location_id
    left join devices.controller_view c on c.company_id = l.company_id and c.id = l.controller_id
    where l.company_id = any(${companyIds}) and l.archived_at is null
      and s.battery < ${highest + FASTEST_PERCENT}
      and ${withinPlaces(ctx, sql`l.location_id`)}
    order by s.battery, l.id`);
  return rows
    .map(({ days, companyId, networkId, lockType, ...lock }) => {
      const place = { companyId, networkId, lockType, locationId: lock.locationId };
      const { warningPercent, backPercent } = limitsOf(book, place).battery;
      const isLow = lock.battery < warningPercent;
      const inDays = daysUntilBelow(lock.battery, warningPercent, batteryLossPerDay(days));
      return { lock: { ...lock, isLow }, isBelowWell: lock.battery < backPercent, inDays };
    })
    .filter(({ isBelowWell, inDays }) => isBelowWell || (inDays !== null && inDays <= VISIT_DAYS))
    .sort((one, other) => (one.inDays ?? VISIT_DAYS + 1) - (other.inDays ?? VISIT_DAYS + 1))
    .map(({ lock, inDays }) => ({
      ...lock,
      lowOn: inDays === null ? null : dayOf(addDays(ctx.now, inDays)).toString(),
    }));
}
