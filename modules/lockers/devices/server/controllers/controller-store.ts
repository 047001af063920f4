import { withinPlaces } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { patternOf } from '@fachwerk/server/search';
import { allOf, sql } from '@fachwerk/server/sql';
import type { Controller, ControllerData, ControllerKind } from '../../contract-controller.ts';
import { controllerState } from '../../rules/controller.ts';
import { locksCounted } from '../facade-hooks.ts';

type Row = Omit<Controller, 'state' | 'lastPing' | 'locks'> & {
  readonly isOnline: boolean;
  readonly hasCredentials: boolean;
  readonly pingSentAt: Date | null;
  readonly pingMs: number | null;
};

const columns = sql`c.id, c.company_id, c.kind, c.name, c.location_id, p.german_name as location_name, c.serial, c.note, c.lock_type, c.is_online,
  c.password_hash is not null as has_credentials, c.last_seen_at, c.online_since, c.offline_since, c.firmware, c.queue,
  c.ping_sent_at, c.ping_ms, c.archived_at, c.version`;
const tables = sql`devices.controller c join locations.location_view p on p.company_id = c.company_id and p.id = c.location_id`;

/** Above the size of any network; the list is loaded as a whole. */
const MOST_LISTED = 5000;

export type ControllerFilter = {
  readonly kind?: ControllerKind | undefined;
  readonly search?: string | undefined;
  readonly locationId?: string | undefined;
  readonly archived?: 'only' | undefined;
};

/** Those without a connection first: of 500 they are the ones the list is opened for. */
export async function findControllers(
  ctx: CompanyCtx,
  companyIds: readonly string[],
  { kind, search, locationId, archived }: ControllerFilter,
): Promise<Controller[]> {
  const pattern = search && patternOf(search);
  const conditions = allOf([
    sql`c.company_id = any(${companyIds}) and (c.archived_at is not null) = ${archived === 'only'}`,
    withinPlaces(ctx, sql`c.location_id`),
    kind ? sql`c.kind = ${kind}` : null,
    locationId ? sql`c.location_id = ${locationId}` : null,
    pattern ? sql`(c.name ilike ${pattern} or c.serial ilike ${pattern} or p.german_name ilike ${pattern})` : null,
  ]);
  const rows = await ctx.db.rows<Row>(sql`
    select ${columns} from ${tables} where ${conditions} order by c.is_online and c.password_hash is not null, p.german_name, c.name, c.id limit ${MOST_LISTED}`);
  return withLocks(ctx, companyIds, rows);
}

export async function findController(
  ctx: CompanyCtx,
  companyIds: readonly string[],
  id: string,
): Promise<Controller | undefined> {
  const row = await ctx.db.first<Row>(
    sql`select ${columns} from ${tables} where c.company_id = any(${companyIds}) and c.id = ${id}
      and ${withinPlaces(ctx, sql`c.location_id`)}`,
  );
  return row && (await withLocks(ctx, companyIds, [row]))[0];
}

/** Locks the row until the transaction ends, also against new locks being connected. */
export async function lockController(
  ctx: CompanyCtx,
  companyIds: readonly string[],
  id: string,
): Promise<Controller | undefined> {
  await ctx.db.rows(
    sql`select from devices.controller where company_id = any(${companyIds}) and id = ${id}
      and ${withinPlaces(ctx, sql`location_id`)} for update`,
  );
  return findController(ctx, companyIds, id);
}

export async function insertController(
  ctx: CompanyCtx,
  id: string,
  data: ControllerData,
  { isVirtual = false } = {},
): Promise<void> {
  const { name, kind, locationId, serial, note, lockType } = data;
  await ctx.db.rows(sql`
    insert into devices.controller (company_id, id, location_id, kind, name, serial, note, lock_type, is_virtual, created_at)
    values (${ctx.companyId}, ${id}, ${locationId}, ${kind}, ${name}, ${serial}, ${note}, ${lockType ?? ''}, ${isVirtual}, ${ctx.now})`);
}

export async function saveController(ctx: CompanyCtx, id: string, data: ControllerData): Promise<void> {
  const { name, kind, locationId, serial, note, lockType } = data;
  await ctx.db.rows(sql`
    update devices.controller set name = ${name}, kind = ${kind}, location_id = ${locationId}, serial = ${serial}, note = ${note},
      lock_type = coalesce(${lockType ?? null}, lock_type), version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function setArchived(ctx: CompanyCtx, id: string, archivedAt: Date | null): Promise<void> {
  await ctx.db.rows(sql`
    update devices.controller set archived_at = ${archivedAt}, version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
}

async function withLocks(ctx: CompanyCtx, companyIds: readonly string[], rows: readonly Row[]): Promise<Controller[]> {
  const ids = rows.map(({ id }) => id);
  const locks = await ctx.app.hooks.find(locksCounted)?.(ctx, companyIds, ids);
  return rows.map((row) => controllerFrom(row, locks?.get(row.id) ?? 0));
}

function controllerFrom({ isOnline, hasCredentials, pingSentAt, pingMs, ...row }: Row, locks: number): Controller {
  const state = controllerState({ hasCredentials, isOnline, wasSeen: row.lastSeenAt !== null });
  return { ...row, state, locks, lastPing: pingSentAt && { at: pingSentAt, milliseconds: pingMs } };
}

/** The company of a location. */
export async function findOwner(
  { db }: CompanyCtx,
  companyIds: readonly string[],
  locationId: string,
): Promise<string | undefined> {
  const found = await db.first<{ companyId: string }>(sql`
    select company_id from locations.location_view where company_id = any(${companyIds}) and id = ${locationId}`);
  return found?.companyId;
}
