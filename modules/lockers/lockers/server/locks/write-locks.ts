import { problemsOf } from '@fachwerk/base/problem';
import { deviceProblems } from '@fachwerk/devices/contract';
import { locationProblems } from '@fachwerk/locations/contract';
import { findLocation, type LocationHead } from '@fachwerk/locations/facade';
import { pricingProblems } from '@fachwerk/pricing/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { jsonOf, sql } from '@fachwerk/server/sql';
import { lockerProblems } from '../../contract.ts';
import type { LockData } from '../../contract-lock.ts';
import { sortNumber } from '../../rules/sort-number.ts';
import { type Taken, wallConflict } from '../../rules/wall-places.ts';

const problem = problemsOf({ ...locationProblems, ...pricingProblems, ...deviceProblems, ...lockerProblems });

/** 128 bits and more cannot be guessed. */
const QR_BYTES = 16;

export async function locationOrUnknown(ctx: CompanyCtx, id: string): Promise<LocationHead> {
  const location = await findLocation(ctx, id);
  if (!location) throw problem('location.unknown');
  return location;
}

/**
 * New locks of this company at one location, in two statements. Nobody has opened one yet, unless it is said since when they open. Returns
 * their ids in order.
 */
export async function insertLocks(
  ctx: CompanyCtx,
  location: LocationHead,
  items: readonly LockData[],
  provenAt: Date | null = null,
): Promise<string[]> {
  const rows = items.map((item) => ({
    id: ctx.newId(),
    controller: item.controllerId,
    channel: item.channel,
    number: item.number,
    sort: sortNumber(item.number),
    size: item.sizeCode,
    price: item.priceGroupId,
    ...item.place,
    code: ctx.newSecret(QR_BYTES),
  }));
  await refusingConstraints(() =>
    ctx.db.rows(sql`
      insert into lockers.lock (company_id, id, location_id, controller_id, channel, number, sort_number, size_code, network_id,
        price_group_id, wall_column, wall_row, column_span, row_span, qr_code, created_at, proven_at)
      select ${ctx.companyId}, id, ${location.id}, controller, channel, number, sort, size, ${location.networkId}, price, "column", "row",
        "columnSpan", "rowSpan", code, ${ctx.now}, ${provenAt}::timestamptz
      from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as g (id uuid, controller uuid, channel integer, number text, sort text, size text,
        price uuid, "column" integer, "row" integer, "columnSpan" integer, "rowSpan" integer, code text)`),
  );
  const ids = rows.map(({ id }) => id);
  await ctx.db.rows(sql`
    insert into lockers.lock_state (company_id, lock_id) select ${ctx.companyId}, unnest(${ids}::uuid[])`);
  return ids;
}

/** Where it is: its location, and whose sizes and prices count there. */
type Whereabouts = { readonly id: string; readonly networkId: string };

/** Wired anew it is to be opened once before it is sold again: another door may be the one that opens. */
export async function updateLock(ctx: CompanyCtx, id: string, item: LockData, to?: Whereabouts): Promise<void> {
  const { number, sizeCode, controllerId, channel, priceGroupId, place } = item;
  await refusingConstraints(() =>
    ctx.db.rows(sql`
      update lockers.lock set proven_at = case when (controller_id, channel) is not distinct from (${controllerId}::uuid, ${channel}::int) then proven_at end,
        number = ${number}, sort_number = ${sortNumber(number)}, size_code = ${sizeCode},
        controller_id = ${controllerId}, channel = ${channel}, price_group_id = ${priceGroupId}, wall_column = ${place.column},
        wall_row = ${place.row}, column_span = ${place.columnSpan}, row_span = ${place.rowSpan}, version = version + 1,
        location_id = coalesce(${to?.id ?? null}, location_id), network_id = coalesce(${to?.networkId ?? null}, network_id)
      where company_id = ${ctx.companyId} and id = ${id}`),
  );
}

/**
 * Back into use. Its door may be another one by now, so it is opened once before it is sold; what it reported before it went says nothing
 * about it any more.
 */
export async function unarchiveLock(ctx: CompanyCtx, id: string): Promise<void> {
  await refusingConstraints(() =>
    ctx.db.rows(sql`
      update lockers.lock set archived_at = null, proven_at = null,
        out_since = case when out_cause = 'staff' then out_since end, out_cause = case when out_cause = 'staff' then out_cause end
      where company_id = ${ctx.companyId} and id = ${id}`),
  );
  await ctx.db.rows(sql`
    update lockers.lock_state set low_reports = 0, out_reports = 0, is_low = false, is_battery_out = false, is_signal_lost = false, is_accepted = false, is_unseen = false
    where company_id = ${ctx.companyId} and lock_id = ${id}`);
}

type Wiring = { readonly id: string; readonly controllerId: string; readonly channel: number };

/** Wires several locks anew. Their channels are given up first, so that two may swap theirs. */
export async function wireLocks(ctx: CompanyCtx, wiring: readonly Wiring[]): Promise<void> {
  const ids = wiring.map(({ id }) => id);
  await ctx.db.rows(sql`
    update lockers.lock set controller_id = null, channel = null where company_id = ${ctx.companyId} and id = any(${ids}::uuid[])`);
  await refusingConstraints(() =>
    ctx.db.rows(sql`
      update lockers.lock l set controller_id = w."controllerId", channel = w.channel, proven_at = null, version = version + 1
      from jsonb_to_recordset(${jsonOf(wiring)}::jsonb) as w (id uuid, "controllerId" uuid, channel integer)
      where l.company_id = ${ctx.companyId} and l.id = w.id`),
  );
}

/** The neighbours a lock must not collide with. */
export async function takenAt(ctx: CompanyCtx, locationId: string, except?: string): Promise<Taken[]> {
  const rows = await ctx.db.rows<Omit<Taken, 'place'> & Taken['place']>(sql`
    select number, controller_id, channel, wall_column as "column", wall_row as "row", column_span, row_span from lockers.lock
    where company_id = ${ctx.companyId} and location_id = ${locationId} and archived_at is null
      and id is distinct from ${except ?? null}::uuid`);
  return rows.map(({ number, controllerId, channel, ...place }) => ({ number, controllerId, channel, place }));
}

/** Says which of the given boxes does not fit, before the database only says that one does not. */
export function refuseConflicts(items: readonly Taken[], existing: readonly Taken[], path: (index: number) => string) {
  const conflict = wallConflict(items, existing);
  if (!conflict) return;
  const { code, index, field } = conflict;
  const number = items[index]!.number;
  throw problem(code, { number }, { fields: [{ path: `${path(index)}.${field}`, code, params: { number } }] });
}

/** Every controller that locks are put on must be one of this location. */
export async function refuseForeignControllers(
  ctx: CompanyCtx,
  locationId: string,
  items: readonly Pick<LockData, 'controllerId' | 'channel'>[],
): Promise<void> {
  if (items.some(({ controllerId, channel }) => (controllerId === null) !== (channel === null))) {
    throw problem('lock.half_wired');
  }
  const wanted = [...new Set(items.flatMap(({ controllerId }) => controllerId ?? []))];
  if (wanted.length === 0) return;
  const found = await ctx.db.rows<{ locationId: string; archivedAt: Date | null }>(sql`
    select location_id, archived_at from devices.controller_view
    where company_id = ${ctx.companyId} and id = any(${wanted}::uuid[]) and kind = 'controller' for key share`);
  if (found.length < wanted.length) throw problem('controller.unknown');
  if (found.some(({ archivedAt }) => archivedAt)) throw problem('controller.archived');
  if (found.some((controller) => controller.locationId !== locationId)) throw problem('controller.of_other_location');
}

const REFUSALS = {
  lock_number_unique: 'lock.number_taken',
  lock_channel_unique: 'lock.channel_taken',
  lock_place_free: 'lock.place_taken',
  lock_size: 'lock.size_unknown',
  lock_price_group: 'price_group.unknown',
} as const;

async function refusingConstraints<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refusal = REFUSALS[brokenConstraint(error) as keyof typeof REFUSALS];
    throw refusal ? problem(refusal) : error;
  }
}
