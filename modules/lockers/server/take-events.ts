import { newId, newSecret } from '@fachwerk/server/ids';
import type { ServiceWorld, WorkCtx } from '@fachwerk/server/module';
import { acrossCompanies, jsonOf, sql } from '@fachwerk/server/sql';
import { believedAt } from '../rules/lock-doors.ts';
import type { DeviceEvent } from '../wire.ts';
import { followNews } from './lock-follow.ts';
import { type NewsRow, newsOf } from './lock-news.ts';
import type { DeviceMessage } from './take-telemetry.ts';

/** Bolts and doors that moved, in one transaction. One that comes again says nothing new. */
export async function takeEvents(
  { db, house, now }: ServiceWorld,
  messages: readonly DeviceMessage<DeviceEvent>[],
): Promise<void> {
  if (messages.length === 0) return;
  await db.transaction(async (tx) => {
    const ctx = { db: tx, house, now: now(), newId: () => newId(), newSecret };
    await followNews(ctx, newsOf(await store(ctx, messages)));
  });
}

function store({ db }: WorkCtx, messages: readonly DeviceMessage<DeviceEvent>[]): Promise<NewsRow[]> {
  const events = messages.map(({ companyId: c, controllerId: k, receivedAt: r, body }) => ({
    c,
    k,
    r,
    a: believedAt(body.at, r),
    n: body.lock,
    l: body.lockState,
    d: body.doorState,
  }));
  return db.rows<NewsRow>(
    acrossCompanies(
      'controllers of all companies report in one batch',
      sql`
    with given as materialized (
      select l.company_id, l.id as lock_id, l.number, l.location_id, l.out_cause, g.a as at, g.r as received_at, g.l as lock_state,
        g.d as door_state
      from jsonb_to_recordset(${jsonOf(events)}::jsonb) as g (c uuid, k uuid, n integer, a timestamptz, r timestamptz, l text, d text)
      join lockers.lock l on l.company_id = g.c and l.controller_id = g.k and l.channel = g.n and l.archived_at is null
    ), before as materialized (
      select s.* from lockers.lock_state s
      where (s.company_id, s.lock_id) in (select company_id, lock_id from given)
      order by s.lock_id
      for no key update
    ), newest as (
      select distinct on (lock_id) * from given order by lock_id, at desc
    ), moved as (
      update lockers.lock_state s set
        lock_state = case when is_newer then n.lock_state else s.lock_state end,
        door_state = case when is_newer then n.door_state else s.door_state end,
        door_changed_at = case when is_newer and n.door_state <> s.door_state then n.at else s.door_changed_at end,
        facts_at = greatest(s.facts_at, n.at),
        last_seen_at = greatest(s.last_seen_at, n.received_at),
        is_unseen = false
      from newest n
      join before b on b.company_id = n.company_id and b.lock_id = n.lock_id
      cross join lateral (select n.at >= coalesce(b.facts_at, n.at) as is_newer) age
      where s.company_id = n.company_id and s.lock_id = n.lock_id
    )
    select b.company_id, b.lock_id, g.number, g.location_id, p.german_name as location_name, g.out_cause,
      b.lock_state as was_locked, b.door_state as was_door, b.battery as was_battery, b.signal as was_signal, b.facts_at, b.measured_at, b.is_unseen,
      b.low_reports, b.is_low, b.is_signal_lost, b.is_accepted,
      g.at, g.received_at, g.lock_state, g.door_state, null::integer as battery, null::integer as signal
    from given g
    join before b on b.company_id = g.company_id and b.lock_id = g.lock_id
    join locations.location_view p on p.company_id = g.company_id and p.id = g.location_id
    order by b.lock_id, g.at`,
    ),
  );
}
