import type { DeviceMessage } from '@fachwerk/devices/facade-hooks';
import type { Telemetry } from '@fachwerk/devices/wire';
import { DEFAULT_LIMITS } from '@fachwerk/limits/rules/limits';
import type { WorkCtx } from '@fachwerk/server/ctx';
import type { ServiceWorld } from '@fachwerk/server/module';
import { workOf } from '@fachwerk/server/services';
import { acrossCompanies, jsonOf, sql } from '@fachwerk/server/sql';
import { believedAt } from '../../rules/lock-doors.ts';
import { followChanges } from './follow-changes.ts';
import { type BatchReading, gatherReadings } from './gather-readings.ts';
import { type ChangeHead, lockChangesOf } from './lock-changes.ts';

/** Stores a batch in one transaction. The number of statements does not grow with it, only with what people have to be notified of. */
export async function takeTelemetry(world: ServiceWorld, messages: readonly DeviceMessage<Telemetry>[]): Promise<void> {
  const { readings, reportsOf } = gatherReadings(readingsOf(messages));
  if (readings.length === 0) return;
  await world.db.transaction(async (tx) => {
    const ctx = workOf(world, tx);
    const heads = await store(ctx, jsonOf(readings));
    await followChanges(ctx, lockChangesOf(heads, reportsOf));
  });
}

/** The same message twice in a batch is one. */
function readingsOf(messages: readonly DeviceMessage<Telemetry>[]): BatchReading[] {
  const seen = new Set<string>();
  const readings: BatchReading[] = [];
  for (const { companyId, controllerId, receivedAt, body } of messages) {
    const message = `${controllerId} ${body.id}`;
    if (seen.has(message)) continue;
    seen.add(message);
    const head = { companyId, controllerId, receivedAt, at: believedAt(body.at, receivedAt), messageId: body.id };
    for (const reading of body.locks) readings.push({ ...head, ...reading });
  }
  return readings;
}

/**
 * Adds the readings that are new, moves the newest values on, and returns those locks alone about which something may have to be
 * done: most readings say what the one before them said. Joins go by index, one row of the batch after the other: the planner
 * cannot know how long a batch is.
 */
function store({ db }: WorkCtx, readings: string): Promise<ChangeHead[]> {
  return db.rows<ChangeHead>(
    acrossCompanies(
      'controllers of all companies report in one batch',
      sql`
    with highest as (
      select ${DEFAULT_LIMITS.battery.warningPercent}::integer as percent
      union all select max(battery_warning_percent) from limits.battery_view
    ), given as materialized (
      select l.company_id, l.id as lock_id, g.*
      from jsonb_to_recordset(${readings}::jsonb) as g (i integer, c uuid, k uuid, n integer, a timestamptz, r timestamptz, m text,
        l text, d text, b smallint, s smallint, t real, low smallint, mix boolean)
      join lockers.lock l on l.company_id = g.c and l.controller_id = g.k and l.channel = g.n and l.archived_at is null
    ), stored as (
      insert into lockers.telemetry (company_id, lock_id, at, received_at, message_id, battery, signal, temperature)
      select company_id, lock_id, a, r, m, b, s, t from given
      on conflict do nothing
    ), before as materialized (
      select g.*, s.lock_state, s.door_state, s.battery, s.signal, s.facts_at, s.measured_at, s.is_unseen, s.low_reports, s.out_reports, s.is_low,
        s.is_battery_out, s.is_signal_lost, s.is_accepted, g.a > coalesce(s.facts_at, '-infinity') as has_facts, g.a > coalesce(s.measured_at, '-infinity') as has_values
      from given g join lockers.lock_state s on s.company_id = g.company_id and s.lock_id = g.lock_id
      where g.i is not null
      order by s.lock_id
      for no key update of s
    ), moved as (
      update lockers.lock_state s set
        lock_state = case when has_facts then b.l else s.lock_state end,
        door_state = case when has_facts then b.d else s.door_state end,
        door_changed_at = case when has_facts and b.d <> s.door_state then b.a else s.door_changed_at end,
        battery = case when has_values then coalesce(b.b, s.battery) else s.battery end,
        signal = case when has_values then coalesce(b.s, s.signal) else s.signal end,
        temperature = case when has_values then coalesce(b.t, s.temperature) else s.temperature end,
        facts_at = greatest(s.facts_at, b.a),
        measured_at = greatest(s.measured_at, b.a),
        last_seen_at = greatest(s.last_seen_at, b.r),
        is_unseen = false
      from before b
      where s.company_id = b.company_id and s.lock_id = b.lock_id
    )
    select b.i as index, b.company_id, b.lock_id, l.number, l.location_id, p.german_name as location_name, l.out_cause,
      b.lock_state as was_locked, b.door_state as was_door, b.battery as was_battery, b.signal as was_signal, b.facts_at, b.measured_at,
      b.is_unseen, b.low_reports, b.out_reports, b.is_low, b.is_battery_out, b.is_signal_lost, b.is_accepted,
      p.network_id, coalesce(c.lock_type, '') as lock_type
    from before b
    join lockers.lock l on l.company_id = b.company_id and l.id = b.lock_id
    join locations.location_view p on p.company_id = l.company_id and p.id = l.location_id
    join devices.controller_view c on c.company_id = b.company_id and c.id = b.k
    where b.is_unseen or b.low_reports > 0 or b.is_low or b.is_signal_lost or b.mix or least(b.low, b.b) < (select max(percent) from highest)
      or b.s = 0
      or b.d <> b.door_state or b.l <> b.lock_state or b.b <> coalesce(b.battery, -1)`,
    ),
  );
}
