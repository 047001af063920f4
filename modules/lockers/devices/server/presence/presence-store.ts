import type { WorkCtx } from '@fachwerk/server/ctx';
import type { Db } from '@fachwerk/server/db';
import { acrossCompanies, jsonOf, sql } from '@fachwerk/server/sql';
import type { ControllerKind } from '../../contract-controller.ts';
import type { Presence } from '../../rules/presence.ts';

const WHY = 'devices of all companies are watched together';

/** A device whose presence is checked, locked until the transaction ends. */
export type Watched = Presence & {
  readonly companyId: string;
  readonly id: string;
  readonly kind: ControllerKind;
  readonly name: string;
  readonly locationId: string;
  readonly locationName: string;
  readonly firmware: string;
  readonly queue: number;
};

const columns = sql`c.company_id, c.id, c.kind, c.name, c.location_id, p.german_name as location_name, c.is_online, c.last_seen_at,
  c.online_since, c.offline_since, c.firmware, c.queue`;
const tables = sql`devices.controller c join locations.location_view p on p.company_id = c.company_id and p.id = c.location_id`;

/** Locked in a fixed order to avoid deadlocks between batches. */
export function lockWatched({ db }: WorkCtx, ids: readonly string[]): Promise<Watched[]> {
  const query = sql`
    select ${columns} from ${tables}
    where c.id = any(${ids}::uuid[]) and c.archived_at is null
    order by c.id
    for no key update of c`;
  return db.rows<Watched>(acrossCompanies(WHY, query));
}

export async function savePresences({ db }: WorkCtx, devices: readonly Watched[]): Promise<void> {
  const rows = devices.map((device) => ({
    company_id: device.companyId,
    id: device.id,
    is_online: device.isOnline,
    last_seen_at: device.lastSeenAt,
    online_since: device.onlineSince,
    offline_since: device.offlineSince,
    firmware: device.firmware,
    queue: device.queue,
  }));
  const query = sql`
    update devices.controller c set is_online = g.is_online, last_seen_at = g.last_seen_at, online_since = g.online_since,
      offline_since = g.offline_since, firmware = g.firmware, queue = g.queue
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as g (company_id uuid, id uuid, is_online boolean, last_seen_at timestamptz,
      online_since timestamptz, offline_since timestamptz, firmware text, queue integer)
    where c.company_id = g.company_id and c.id = g.id`;
  await db.rows(acrossCompanies(WHY, query));
}

/** Devices silent since then that still count as online. */
export async function findSilent(db: Db, since: Date): Promise<string[]> {
  const query = sql`
    select id from devices.controller where is_online and last_seen_at < ${since} and archived_at is null order by id limit 1000`;
  return (await db.rows<{ id: string }>(acrossCompanies(WHY, query))).map(({ id }) => id);
}

/** Devices that went offline since then without having been seen, so that no alert was raised yet. */
export async function findGoneUnseen(db: Db, since: Date): Promise<string[]> {
  const query = sql`
    select id from devices.controller
    where not is_online and offline_since >= ${since} and last_seen_at < ${since} and archived_at is null
    order by id`;
  return (await db.rows<{ id: string }>(acrossCompanies(WHY, query))).map(({ id }) => id);
}

const NAME = 'broker';

/**
 * A server starts. Continues the monitoring of another one that was active since `unbrokenSince`, otherwise starts anew; returns the start of
 * uninterrupted monitoring.
 */
export async function saveWatchStart(db: Db, now: Date, unbrokenSince: Date | null = null): Promise<Date> {
  const row = await db.first<{ startedAt: Date }>(sql`
    insert into devices.watch as known (name, started_at, seen_at) values (${NAME}, ${now}, ${now})
    on conflict (name) do update set
      started_at = case when known.seen_at >= ${unbrokenSince}::timestamptz then known.started_at else excluded.started_at end,
      seen_at = greatest(known.seen_at, excluded.seen_at)
    returning started_at`);
  return row!.startedAt;
}

/** One process checks at a time: false if another one has checked since then. */
export async function keepWatching(db: Db, now: Date, unlessSince: Date): Promise<boolean> {
  const moved = await db.count(sql`
    update devices.watch set seen_at = ${now} where name = ${NAME} and seen_at <= ${unlessSince}`);
  return moved === 1;
}

/** Start of uninterrupted monitoring; without any, the quiet time applies. */
export async function findWatchStart(db: Db, now: Date): Promise<Date> {
  const row = await db.first<{ startedAt: Date }>(sql`select started_at from devices.watch where name = ${NAME}`);
  return row?.startedAt ?? now;
}
