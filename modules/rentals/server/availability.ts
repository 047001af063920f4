import type { CompanyCtx } from '@fachwerk/server/module';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { Rental } from '../contract.ts';
import type { BoxCount } from '../rules/offer.ts';

/** When a box is wanted, with the time to look at it afterwards. */
export type Wanted = {
  readonly startsAt: Date;
  readonly blockedUntil: Date;
  /** Does not stand in its own way. */
  readonly except?: Pick<Rental, 'id' | 'occupancyId'> | undefined;
};

/** Who stays over their time may not be gone when the next one comes so soon. */
const OVERRUN_CAUTION = sql`interval '1 day'`;

const live = sql`r.state in ('held', 'ordered', 'booked', 'active')`;
/** A hold that has run out holds nothing, whether or not somebody has said so yet. */
const isKept = (now: Date) => sql`(r.hold_expires_at is null or r.hold_expires_at > ${now})`;

/**
 * Whether a box `b` of `boxes` is free. Two sources: rentals say who has it when; the occupancy says who is in it now, which may be
 * somebody who stays too long, or a look at the box.
 */
const isFree = ({ now }: CompanyCtx, { startsAt, except }: Wanted): Sql => sql`(
  b.is_lettable and taken.lock_id is null
  and (
    b.occupancy_id is null or b.occupancy_id = ${except?.occupancyId ?? null}::uuid or stale.occupancy_id is not null
    or (${startsAt}::timestamptz > ${now} and b.occupied_until <= ${startsAt}
      and (b.occupied_until > ${now} or ${startsAt}::timestamptz >= ${now}::timestamptz + ${OVERRUN_CAUTION}))
  ))`;

/** The boxes, each beside what takes it for this time, and beside a hold on it that is over. `where` says which rentals could matter. */
const boxes = (ctx: CompanyCtx, where: Sql, { startsAt, blockedUntil, except }: Wanted): Sql => sql`lockers.let_view b
  left join (
    select distinct r.lock_id from rentals.rental r
    where ${where} and ${live} and r.blocked_until > ${startsAt} and r.starts_at < ${blockedUntil} and ${isKept(ctx.now)}
      and r.id is distinct from ${except?.id ?? null}::uuid
  ) as taken on taken.lock_id = b.id
  left join (
    select distinct r.occupancy_id from rentals.rental r
    where ${where} and r.state in ('held', 'ordered') and r.hold_expires_at <= ${ctx.now} and r.occupancy_id is not null
  ) as stale on stale.occupancy_id = b.occupancy_id`;

const at = (ctx: CompanyCtx, locationId: string) =>
  sql`r.company_id = ${ctx.companyId} and r.location_id = ${locationId}`;

/** Of every size and price group of a location: how many boxes there are, and how many can be had. */
export function countBoxes(ctx: CompanyCtx, locationId: string, wanted: Wanted): Promise<BoxCount[]> {
  return ctx.db.rows<BoxCount>(sql`
    select b.size_code, b.price_group_id, count(*) as boxes, count(*) filter (where ${isFree(ctx, wanted)}) as free
    from ${boxes(ctx, at(ctx, locationId), wanted)}
    where b.company_id = ${ctx.companyId} and b.location_id = ${locationId}
    group by b.size_code, b.price_group_id`);
}

export type LocationCount = BoxCount & { readonly locationId: string };

/** The same at this moment, of all locations of these companies. */
export function countBoxesNow(ctx: CompanyCtx, companyIds: readonly string[]): Promise<LocationCount[]> {
  const wanted = { startsAt: ctx.now, blockedUntil: new Date(ctx.now.getTime() + 1) };
  return ctx.db.rows<LocationCount>(sql`
    select b.location_id, b.size_code, b.price_group_id, count(*) as boxes, count(*) filter (where ${isFree(ctx, wanted)}) as free
    from ${boxes(ctx, sql`r.company_id = any(${companyIds})`, wanted)}
    where b.company_id = any(${companyIds})
    group by b.location_id, b.size_code, b.price_group_id`);
}

export type FreeBox = {
  readonly lockId: string;
  readonly number: string;
  readonly sizeCode: string;
  readonly priceGroupId: string | null;
};

/** A gap between two rentals that hardly anybody would book. */
const USELESS_GAP = sql`interval '1 hour'`;
/** What comes later does not matter to where a rental fits. */
const NEAR = sql`interval '2 days'`;

/** Which boxes are looked at, and how many of them are wanted. */
export type BoxChoice = {
  readonly lockId?: string | undefined;
  readonly sizeCode?: string | undefined;
  /** Of these price groups alone, in this order; `usual` is the location's own. */
  readonly groups?: { readonly usual: string | null; readonly ids: readonly string[] } | undefined;
  readonly limit?: number | undefined;
};

/**
 * The boxes of a location that can be had, the best first: those where no useless gap stays before or after, then those whose free time fits
 * most closely (long free times are kept for long rentals). Among equal ones it is chance: all doors wear alike, and people who book at the
 * same moment do not all want the same box.
 */
export function listFreeBoxes(
  ctx: CompanyCtx,
  locationId: string,
  wanted: Wanted,
  { lockId, sizeCode, groups, limit }: BoxChoice = {},
): Promise<FreeBox[]> {
  const { startsAt, blockedUntil } = wanted;
  const rank = groups && sql`array_position(${groups.ids}::uuid[], coalesce(b.price_group_id, ${groups.usual}))`;
  const conditions = allOf([
    lockId ? sql`b.id = ${lockId}` : null,
    sizeCode ? sql`b.size_code = ${sizeCode}` : null,
    rank ? sql`${rank} is not null` : null,
  ]);
  return ctx.db.rows<FreeBox>(sql`
    with beside as (
      select r.lock_id, max(r.blocked_until) filter (where r.blocked_until <= ${startsAt}) as before_until,
        min(r.starts_at) filter (where r.starts_at >= ${blockedUntil}) as after_from
      from rentals.rental r
      where ${at(ctx, locationId)} and ${live} and ${isKept(ctx.now)} and r.starts_at < ${blockedUntil}::timestamptz + ${NEAR}
        and r.blocked_until > ${startsAt}::timestamptz - ${USELESS_GAP}
      group by r.lock_id
    )
    select b.id as lock_id, b.number, b.size_code, b.price_group_id
    from ${boxes(ctx, at(ctx, locationId), wanted)} left join beside on beside.lock_id = b.id
    where b.company_id = ${ctx.companyId} and b.location_id = ${locationId} and ${isFree(ctx, wanted)} and ${conditions}
    order by ${rank ?? sql`b.location_id`}, ${isUseless(sql`${startsAt}::timestamptz - beside.before_until`)}
        + ${isUseless(sql`beside.after_from - ${blockedUntil}::timestamptz`)},
      beside.after_from nulls last, uuid_hash_extended(b.id, ${dice(ctx)})
    limit ${limit ?? null}`);
}

const dice = (ctx: CompanyCtx): number => Buffer.from(ctx.newSecret(6), 'base64url').readUIntBE(0, 6);

const isUseless = (gap: Sql): Sql => sql`case when ${gap} > interval '0' and ${gap} < ${USELESS_GAP} then 1 else 0 end`;

/** The price groups of the boxes of a location that are of this size, or of this very box. */
export function listGroups(
  ctx: CompanyCtx,
  locationId: string,
  { lockId, sizeCode }: BoxChoice,
): Promise<Pick<FreeBox, 'sizeCode' | 'priceGroupId'>[]> {
  return ctx.db.rows(sql`
    select distinct b.size_code, b.price_group_id from lockers.let_view b
    where b.company_id = ${ctx.companyId} and b.location_id = ${locationId}
      and ${lockId ? sql`b.id = ${lockId}` : sql`b.size_code = ${sizeCode}`}`);
}

/** Whether this very box can be had. Whoever goes on to give it to somebody holds its row before asking. */
export async function isBoxFree(ctx: CompanyCtx, lockId: string, wanted: Wanted): Promise<boolean> {
  const row = await ctx.db.first(sql`
    select from ${boxes(ctx, sql`r.company_id = ${ctx.companyId} and r.lock_id = ${lockId}`, wanted)} where b.company_id = ${ctx.companyId} and b.id = ${lockId} and ${isFree(ctx, wanted)}`);
  return row !== undefined;
}

/** When the next rental of the same box begins; null when none does. */
export async function nextStartOf(ctx: CompanyCtx, rental: Rental): Promise<Date | null> {
  const row = await ctx.db.first<{ startsAt: Date | null }>(sql`
    select min(r.starts_at) as starts_at from rentals.rental r
    where r.company_id = ${ctx.companyId} and r.lock_id = ${rental.lockId} and ${live} and ${isKept(ctx.now)}
      and r.id <> ${rental.id} and r.starts_at >= ${rental.startsAt}`);
  return row?.startsAt ?? null;
}
