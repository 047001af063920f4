import { addPastAlerts } from '@fachwerk/alerts/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { chance } from './demo-chance.ts';

/** About one box in four hundred has something on a day. */
const SHARE = 0.0025;
/** What is wrong now is told by the fleet itself. */
const LAST_DAYS = 2;

type Fault = {
  readonly lockId: string;
  readonly number: string;
  readonly locationId: string;
  readonly locationName: string;
  readonly kind: 'jam' | 'battery_low' | 'lock_unseen' | 'box_reported';
  readonly raisedAt: Date;
  readonly endedAt: Date;
};

/** A year of what goes wrong with boxes, each repaired within hours or on the next day; a function of box and day, as the rentals are. */
export async function fillDemoFaults(ctx: CompanyCtx, days: number): Promise<void> {
  const faults = await ctx.db.rows<Fault>(sql`
    with day as (
      select l.id as lock_id, l.number, p.id as location_id, p.german_name as location_name, p.time_zone, on_day::date,
        p.german_name || ' ' || l.number || ' ' || on_day::date || ' fault' as seed
      from lockers.lock l
      join locations.location_view p on p.company_id = l.company_id and p.id = l.location_id
      cross join generate_series((${ctx.now}::timestamptz)::date - ${days - 1}::int, (${ctx.now}::timestamptz)::date - ${LAST_DAYS + 1}::int,
        interval '1 day') as on_day
      where l.company_id = ${ctx.companyId}
    ), fault as (
      select *, (on_day + make_interval(mins => (60 * (6 + 16 * ${chance(sql`seed || ' at'`)}))::int)) at time zone time_zone as raised_at,
        case when ${chance(sql`seed || ' kind'`)} < 0.4 then 'jam' when ${chance(sql`seed || ' kind'`)} < 0.65 then 'battery_low'
          when ${chance(sql`seed || ' kind'`)} < 0.85 then 'lock_unseen' else 'box_reported' end as kind
      from day where ${chance(sql`seed`)} < ${SHARE}::float
    )
    select lock_id, number::text as number, location_id, location_name, kind, raised_at,
      raised_at + make_interval(mins => (60 * (1 + ${chance(sql`seed || ' hours'`)} * case kind when 'battery_low' then 40 else 14 end))::int) as ended_at
    from fault order by raised_at, lock_id`);
  await addPastAlerts(
    ctx,
    faults.map(({ lockId, number, locationId, locationName, kind, raisedAt, endedAt }) => ({
      kind,
      raisedAt,
      endedAt,
      subject: { kind: 'lock' as const, id: lockId, name: number },
      location: { id: locationId, name: locationName },
    })),
  );
}
