import { newId, newSecret } from '@fachwerk/server/ids';
import type { ServiceWorld, WorkCtx } from '@fachwerk/server/module';
import { acrossCompanies, jsonOf, sql } from '@fachwerk/server/sql';
import { LOW_PERCENT } from '../rules/battery.ts';
import { believedAt } from '../rules/lock-doors.ts';
import type { Telemetry } from '../wire.ts';
import { followNews } from './lock-follow.ts';
import { type NewsRow, newsOf } from './lock-news.ts';

/** From a controller whose name the broker has checked. */
export type DeviceMessage<Body> = {
  readonly companyId: string;
  readonly controllerId: string;
  readonly receivedAt: Date;
  readonly body: Body;
};

/** Stores a batch in one transaction. The number of statements does not grow with it, only with what has to be told to people. */
export async function takeTelemetry(
  { db, house, now }: ServiceWorld,
  messages: readonly DeviceMessage<Telemetry>[],
): Promise<void> {
  const readings = jsonOf(readingsOf(messages));
  if (readings === '[]') return;
  await db.transaction(async (tx) => {
    const ctx = { db: tx, house, now: now(), newId: () => newId(), newSecret };
    await followNews(ctx, newsOf(await store(ctx, readings)));
  });
}

/** The same message twice in a batch is one. Short names: this is the bulk of what travels. */
function readingsOf(messages: readonly DeviceMessage<Telemetry>[]): object[] {
  const seen = new Set<string>();
  const readings: object[] = [];
  for (const { companyId: c, controllerId: k, receivedAt: r, body } of messages) {
    const message = `${k} ${body.id}`;
    if (seen.has(message)) continue;
    seen.add(message);
    const a = believedAt(body.at, r);
    for (const { lock: n, lockState: l, doorState: d, battery: b, signal: s, temperature: t } of body.locks) {
      readings.push({ c, k, r, a, m: body.id, n, l, d, b, s, t });
    }
  }
  return readings;
}

/**
 * Adds the readings that are new, moves the newest values on, and returns the reports of those locks alone about which something
 * may have to be done: most readings say what the one before them said.
 */
function store({ db }: WorkCtx, readings: string): Promise<NewsRow[]> {
  return db.rows<NewsRow>(
    acrossCompanies(
      'controllers of all companies report in one batch',
      sql`
    with given as materialized (
      select l.company_id, l.id as lock_id, g.a as at, g.r as received_at, g.m as message_id, g.l as lock_state, g.d as door_state,
        g.b as battery, g.s as signal, g.t as temperature
      from jsonb_to_recordset(${readings}::jsonb) as g (c uuid, k uuid, n integer, a timestamptz, r timestamptz, m text, l text,
        d text, b smallint, s smallint, t real)
      join lockers.lock l on l.company_id = g.c and l.controller_id = g.k and l.channel = g.n and l.archived_at is null
    ), stored as (
      insert into lockers.telemetry (company_id, lock_id, at, received_at, message_id, battery, signal, temperature)
      select company_id, lock_id, at, received_at, message_id, battery, signal, temperature from given
      on conflict do nothing
      returning company_id, lock_id, at, message_id
    ), fresh as materialized (
      select g.* from given g join stored using (company_id, lock_id, at, message_id)
    ), before as materialized (
      select s.* from lockers.lock_state s
      where (s.company_id, s.lock_id) in (select company_id, lock_id from fresh)
      order by s.lock_id
      for no key update
    ), newest as (
      select distinct on (lock_id) * from fresh order by lock_id, at desc
    ), moved as (
      update lockers.lock_state s set
        lock_state = case when has_facts then n.lock_state else s.lock_state end,
        door_state = case when has_facts then n.door_state else s.door_state end,
        door_changed_at = case when has_facts and n.door_state <> s.door_state then n.at else s.door_changed_at end,
        battery = case when has_values then coalesce(n.battery, s.battery) else s.battery end,
        signal = case when has_values then coalesce(n.signal, s.signal) else s.signal end,
        temperature = case when has_values then coalesce(n.temperature, s.temperature) else s.temperature end,
        facts_at = greatest(s.facts_at, n.at),
        measured_at = greatest(s.measured_at, n.at),
        last_seen_at = greatest(s.last_seen_at, n.received_at),
        is_unseen = false
      from newest n
      join before b on b.company_id = n.company_id and b.lock_id = n.lock_id
      cross join lateral (select n.at >= coalesce(b.facts_at, n.at) as has_facts, n.at >= coalesce(b.measured_at, n.at) as has_values) age
      where s.company_id = n.company_id and s.lock_id = n.lock_id
    ), told as (
      select b.lock_id from fresh f join before b on b.company_id = f.company_id and b.lock_id = f.lock_id
      where b.is_unseen or b.low_reports > 0 or b.is_low or b.is_signal_lost
        or (f.door_state, f.lock_state) <> (b.door_state, b.lock_state)
        or f.battery is distinct from coalesce(b.battery, -1) and f.battery is not null
        or f.battery < ${LOW_PERCENT} or f.signal = 0
      group by b.lock_id
    )
    select b.company_id, b.lock_id, l.number, l.location_id, p.german_name as location_name, l.out_cause,
      b.lock_state as was_locked, b.door_state as was_door, b.battery as was_battery, b.signal as was_signal, b.facts_at, b.measured_at, b.is_unseen,
      b.low_reports, b.is_low, b.is_signal_lost, b.is_accepted,
      f.at, f.received_at, f.lock_state, f.door_state, f.battery, f.signal
    from told
    join before b on b.lock_id = told.lock_id
    join fresh f on f.company_id = b.company_id and f.lock_id = b.lock_id
    join lockers.lock l on l.company_id = b.company_id and l.id = b.lock_id
    join locations.location_view p on p.company_id = l.company_id and p.id = l.location_id
    order by b.lock_id, f.at`,
    ),
  );
}
