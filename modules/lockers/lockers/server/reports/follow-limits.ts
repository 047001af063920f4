import type { LimitChange } from '@fachwerk/limits/facade-hooks';
import { limitsOf } from '@fachwerk/limits/rules/limits';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { healthOf, healthUnder, outCauseAfter } from '../../rules/battery.ts';
import { conclude } from './follow-changes.ts';
import { type ChangeHead, lockChangesOf } from './lock-changes.ts';

/** A lock that is low by the old limits alone is well from now on: its alert is settled, its box back in service. */
export async function followLimits(ctx: CompanyCtx, { scope, before, after, places }: LimitChange): Promise<void> {
  const companyIds = [...new Set(places.map(({ companyId }) => companyId))];
  const heads = await ctx.db.rows<ChangeHead>(sql`
    select 0 as index, l.company_id, l.id as lock_id, l.number, l.location_id, p.german_name as location_name, p.network_id,
      coalesce(c.lock_type, '') as lock_type, l.out_cause, s.lock_state as was_locked, s.door_state as was_door, s.battery as was_battery,
      s.signal as was_signal, s.facts_at, s.measured_at, false as is_unseen, s.low_reports, s.out_reports, s.is_low, s.is_battery_out,
      s.is_signal_lost, s.is_accepted
    from lockers.lock_state s
    join lockers.lock l on l.company_id = s.company_id and l.id = s.lock_id and l.archived_at is null
    join locations.location_view p on p.company_id = l.company_id and p.id = l.location_id
    left join devices.controller_view c on c.company_id = l.company_id and c.id = l.controller_id
    where s.company_id = any(${companyIds}) and (s.is_low or s.is_battery_out)
      and l.location_id = coalesce(${scope.locationId}::uuid, l.location_id)
    order by s.lock_id
    for no key update of s`);
  const changes = lockChangesOf(heads, () => []);
  const pairs = changes.map((change) => {
    const { lockState, doorState, outCause, ...known } = change.before;
    const limits = [before, after].map((book) => limitsOf(book, change).battery) as [Limits, Limits];
    const health = healthUnder(healthOf(known), change.battery, ...limits);
    return {
      change,
      after: { health, outCause: outCauseAfter(outCause, health), moves: [], lockState, doorState },
    };
  });
  await conclude(
    ctx,
    pairs.filter(
      ({ change, after: { health } }) =>
        health.isLow !== change.before.isLow || health.isBatteryOut !== change.before.isBatteryOut,
    ),
  );
}

type Limits = ReturnType<typeof limitsOf>['battery'];
