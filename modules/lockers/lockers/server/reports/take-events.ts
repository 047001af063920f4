import type { DeviceMessage } from '@fachwerk/devices/facade-hooks';
import type { DeviceEvent } from '@fachwerk/devices/wire';
import type { WorkCtx } from '@fachwerk/server/ctx';
import type { ServiceWorld } from '@fachwerk/server/module';
import { workOf } from '@fachwerk/server/services';
import { acrossCompanies, jsonOf, sql } from '@fachwerk/server/sql';
import { believedAt } from '../../rules/lock-doors.ts';
import { followChanges } from './follow-changes.ts';
import { type BatchReading, gatherReadings } from './gather-readings.ts';
import { type ChangeHead, lockChangesOf } from './lock-changes.ts';

/** Bolts and doors that moved, in one transaction. One that comes again says nothing new. */
export async function takeEvents(world: ServiceWorld, messages: readonly DeviceMessage<DeviceEvent>[]): Promise<void> {
  if (messages.length === 0) return;
  const { readings, reportsOf } = gatherReadings(messages.map(readingOf));
  const newest = readings.filter(({ i }) => i !== undefined);
  await world.db.transaction(async (tx) => {
    const ctx = workOf(world, tx);
    const heads = await store(ctx, jsonOf(newest));
    await followChanges(ctx, lockChangesOf(heads, reportsOf));
  });
}

/** An event knows nothing of battery and signal. */
const readingOf = ({ companyId, controllerId, receivedAt, body }: DeviceMessage<DeviceEvent>): BatchReading => ({
  companyId,
  controllerId,
  receivedAt,
  messageId: body.id,
  at: believedAt(body.at, receivedAt),
  lock: body.lock,
  lockState: body.lockState,
  doorState: body.doorState,
  battery: null,
  signal: null,
  temperature: null,
  isMove: true,
  command: body.command,
});

function store({ db }: WorkCtx, events: string): Promise<ChangeHead[]> {
  return db.rows<ChangeHead>(
    acrossCompanies(
      'controllers of all companies report in one batch',
      sql`
    with before as materialized (
      select g.i, g.a, g.r, g.l, g.d, g.k, l.number, l.location_id, l.out_cause, s.*, g.a >= coalesce(s.facts_at, g.a) as is_newer
      from jsonb_to_recordset(${events}::jsonb) as g (i integer, c uuid, k uuid, n integer, a timestamptz, r timestamptz, l text, d text)
      join lockers.lock l on l.company_id = g.c and l.controller_id = g.k and l.channel = g.n and l.archived_at is null
      join lockers.lock_state s on s.company_id = l.company_id and s.lock_id = l.id
      order by s.lock_id
      for no key update of s
    ), moved as (
      update lockers.lock_state s set
        lock_state = case when is_newer then b.l else s.lock_state end,
        door_state = case when is_newer then b.d else s.door_state end,
        door_changed_at = case when is_newer and b.d <> s.door_state then b.a else s.door_changed_at end,
        facts_at = greatest(s.facts_at, b.a),
        last_seen_at = greatest(s.last_seen_at, b.r),
        is_unseen = false
      from before b
      where s.company_id = b.company_id and s.lock_id = b.lock_id
    )
    select b.i as index, b.company_id, b.lock_id, b.number, b.location_id, p.german_name as location_name, b.out_cause,
      b.lock_state as was_locked, b.door_state as was_door, b.battery as was_battery, b.signal as was_signal, b.facts_at, b.measured_at,
      b.is_unseen, b.low_reports, b.out_reports, b.is_low, b.is_battery_out, b.is_signal_lost, b.is_accepted,
      p.network_id, coalesce(c.lock_type, '') as lock_type
    from before b
    join locations.location_view p on p.company_id = b.company_id and p.id = b.location_id
    join devices.controller_view c on c.company_id = b.company_id and c.id = b.k`,
    ),
  );
}
