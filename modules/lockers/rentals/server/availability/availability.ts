import { addDays, addMinutes } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { Rental } from '../../contract.ts';
import type { BoxCount } from '../../rules/offer.ts';
import { isUpcomingOf } from '../record/upcoming-rentals.ts';

/** Requested time of a box, including the inspection time afterwards. */
export type Wanted = {
  readonly startsAt: Date;
  readonly blockedUntil: Date;
  /** This rental itself does not count as a conflict. */
  readonly except?: Pick<Rental, 'id' | 'occupancyId'> | undefined;
};

type Where = { readonly locationId: string } | { readonly lockId: string };

/** Boxes reserved in this time by modules other than rentals. */
export const boxesPromised =
  hook<(ctx: CompanyCtx, where: Where, wanted: Wanted) => Promise<readonly string[]>>('rentals.boxes_promised');

const promisedAt = async (ctx: CompanyCtx, where: Where, wanted: Wanted): Promise<readonly string[]> =>
  (await ctx.app.hooks.find(boxesPromised)?.(ctx, where, wanted)) ?? [];

const notAmong = (promised: readonly string[]): Sql | null =>
  promised.length > 0 ? sql`b.id <> all(${promised}::uuid[])` : null;

/** A box in overrun may not be vacated in time for a rental that starts this soon. */
const OVERRUN_CAUTION = sql`interval '1 day'`;

const live = sql`r.state in ('held', 'ordered', 'booked', 'active')`;
/** An expired hold blocks nothing, whether or not its state says so yet. */
const isKept = (now: Date) => sql`(r.hold_expires_at is null or r.hold_expires_at > ${now})`;
const isOver = (now: Date) => sql`r.state in ('held', 'ordered') and r.hold_expires_at <= ${now}`;

/** At least a millisecond, so that the range is never empty. */
const span = (from: Date, until: Date): Sql =>
  sql`tstzrange(${from}, ${until > from ? until : new Date(from.getTime() + 1)})`;

/** The expression indexed by `rental_live` and `rental_box_free`. */
const within = (time: Sql): Sql => sql`tstzrange(r.starts_at, r.blocked_until) && ${time}`;

/** Box `b` is reserved by an expired hold only. Checked for reserved boxes only, because the others are many. */
const isStale = (now: Date): Sql => sql`(b.occupied_kind = 'reserved' and exists (
  select from rentals.rental r where r.company_id = b.company_id and r.occupancy_id = b.occupancy_id and ${isOver(now)}))`;

/** Free and on sale; an existing rental may also get a box that is not on sale, as long as it opens. */
const isToBeHad = (ctx: CompanyCtx, wanted: Wanted): Sql =>
  wanted.except ? isFree(ctx, wanted) : sql`b.is_on_sale and ${isFree(ctx, wanted)}`;

/**
 * Whether box `b` of `boxes` opens and is free. Two sources: rentals plan the box over time; the occupancy is its present use, which may be an
 * overrun or an inspection.
 */
const isFree = ({ now }: CompanyCtx, { startsAt, except }: Wanted): Sql => sql`(
  b.is_lettable and near.is_taken is not true
  and (
    b.occupancy_id is null or b.occupancy_id = ${except?.occupancyId ?? null}::uuid or ${isStale(now)}
    or (${startsAt}::timestamptz > ${now} and b.occupied_until <= ${startsAt}
      and (b.occupied_until > ${now} or ${startsAt}::timestamptz >= ${now}::timestamptz + ${OVERRUN_CAUTION}))
  ))`;

/** Further columns about a box's rentals, and their time range. */
type Neighbours = { readonly from: Date; readonly until: Date; readonly columns: Sql };

/** Boxes joined with what blocks them in this time. `where` restricts the rentals considered. */
const boxes = (ctx: CompanyCtx, where: Sql, { startsAt, blockedUntil, except }: Wanted, beside?: Neighbours): Sql => {
  const wanted = span(startsAt, blockedUntil);
  const looked = beside ? span(beside.from, beside.until) : wanted;
  const columns = beside ? sql`bool_or(${within(wanted)}) as is_taken, ${beside.columns}` : sql`true as is_taken`;
  return sql`lockers.let_view b
  left join (
    select r.lock_id, ${columns} from rentals.rental r
    where ${where} and ${live} and ${within(looked)} and ${isKept(ctx.now)} and r.id is distinct from ${except?.id ?? null}::uuid
    group by r.lock_id
  ) as near on near.lock_id = b.id`;
};

const at = (ctx: CompanyCtx, locationId: string) =>
  sql`r.company_id = ${ctx.companyId} and r.location_id = ${locationId}`;

/** Boxes per size and price group of a location: how many are on sale, and how many are available. */
export async function countBoxes(ctx: CompanyCtx, locationId: string, wanted: Wanted): Promise<BoxCount[]> {
  const promised = await promisedAt(ctx, { locationId }, wanted);
  const canBeHad = allOf([isFree(ctx, wanted), notAmong(promised)]);
  return ctx.db.rows<BoxCount>(sql`
    select b.size_code, b.price_group_id, count(*) as boxes, count(*) filter (where ${canBeHad}) as free
    from ${boxes(ctx, at(ctx, locationId), wanted)}
    where b.company_id = ${ctx.companyId} and b.location_id = ${locationId} and b.is_on_sale
    group by b.size_code, b.price_group_id`);
}

export type LocationCount = BoxCount & { readonly locationId: string };

/** The same for now, for all locations of these companies. */
export function countBoxesNow(ctx: CompanyCtx, companyIds: readonly string[]): Promise<LocationCount[]> {
  const wanted = { startsAt: ctx.now, blockedUntil: new Date(ctx.now.getTime() + 1) };
  return ctx.db.rows<LocationCount>(sql`
    select b.location_id, b.size_code, b.price_group_id, count(*) as boxes, count(*) filter (where ${isFree(ctx, wanted)}) as free
    from ${boxes(ctx, sql`r.company_id = any(${companyIds})`, wanted)}
    where b.company_id = any(${companyIds}) and b.is_on_sale
    group by b.location_id, b.size_code, b.price_group_id`);
}

export type FreeBox = {
  readonly lockId: string;
  readonly number: string;
  readonly sizeCode: string;
  readonly priceGroupId: string | null;
};

/** A gap between rentals too short to be booked. */
const USELESS_GAP_MINUTES = 60;
const USELESS_GAP = sql`make_interval(mins => ${USELESS_GAP_MINUTES})`;
/** Rentals further away do not matter for the fit. */
const NEAR_DAYS = 2;

/** Restricts the boxes, and limits the number per price. */
export type BoxChoice = {
  readonly lockId?: string | undefined;
  readonly sizeCode?: string | undefined;
  readonly mostPerGroup?: number | undefined;
};

/**
 * Available boxes of a location, best first: those without a useless gap before or after, then those with the closest fit (long free periods are kept
 * for long rentals). Ties are random, so that doors wear evenly and concurrent bookings do not compete for one box.
 */
export async function listFreeBoxes(
  ctx: CompanyCtx,
  locationId: string,
  wanted: Wanted,
  { lockId, sizeCode, mostPerGroup }: BoxChoice = {},
): Promise<FreeBox[]> {
  const { startsAt, blockedUntil } = wanted;
  const beside = {
    from: addMinutes(startsAt, -USELESS_GAP_MINUTES),
    until: addDays(blockedUntil, NEAR_DAYS),
    columns: sql`max(r.blocked_until) filter (where r.blocked_until <= ${startsAt}) as before_until,
      min(r.starts_at) filter (where r.starts_at >= ${blockedUntil}) as after_from`,
  };
  const promised = await promisedAt(ctx, lockId ? { lockId } : { locationId }, wanted);
  const conditions = allOf([
    isToBeHad(ctx, wanted),
    notAmong(promised),
    lockId ? sql`b.id = ${lockId}` : null,
    sizeCode ? sql`b.size_code = ${sizeCode}` : null,
  ]);
  const fit = sql`${isUseless(sql`${startsAt}::timestamptz - near.before_until`)} + ${isUseless(sql`near.after_from - ${blockedUntil}::timestamptz`)},
    near.after_from nulls last, uuid_hash_extended(b.id, ${dice(ctx)})`;
  const alike = mostPerGroup ? sql`partition by b.price_group_id` : sql``;
  return ctx.db.rows<FreeBox>(sql`
    select lock_id, number, size_code, price_group_id from (
      select b.id as lock_id, b.number, b.size_code, b.price_group_id, row_number() over (${alike} order by ${fit}) as place
      from ${boxes(ctx, at(ctx, locationId), wanted, beside)}
      where b.company_id = ${ctx.companyId} and b.location_id = ${locationId} and ${conditions}
    ) as free
    ${mostPerGroup ? sql`where place <= ${mostPerGroup}` : sql``}
    order by place`);
}

const dice = (ctx: CompanyCtx): number => Buffer.from(ctx.newSecret(6), 'base64url').readUIntBE(0, 6);

const isUseless = (gap: Sql): Sql => sql`case when ${gap} > interval '0' and ${gap} < ${USELESS_GAP} then 1 else 0 end`;

export type BoxAvailability = {
  readonly isFree: boolean;
  /** Expired holds whose state has not been updated yet. */
  readonly hasOverHolds: boolean;
  /** Number of future rentals of the box. */
  readonly upcoming: number;
};

/** Whether this box is available. To assign it, lock its row first. */
export async function checkBox(ctx: CompanyCtx, lockId: string, wanted: Wanted): Promise<BoxAvailability> {
  const ofBox = sql`r.company_id = ${ctx.companyId} and r.lock_id = ${lockId}`;
  const row = await ctx.db.first<BoxAvailability>(sql`
    select ${isToBeHad(ctx, wanted)} as is_free,
      exists (select from rentals.rental r where ${ofBox} and ${isOver(ctx.now)}) as has_over_holds,
      (select count(*) from rentals.rental r where ${isUpcomingOf(ctx, sql`${lockId}`)}) as upcoming
    from ${boxes(ctx, ofBox, wanted)} where b.company_id = ${ctx.companyId} and b.id = ${lockId}`);
  if (!row?.isFree) return row ?? { isFree: false, hasOverHolds: false, upcoming: 0 };
  return { ...row, isFree: (await promisedAt(ctx, { lockId }, wanted)).length === 0 };
}

export async function isBoxFree(ctx: CompanyCtx, lockId: string, wanted: Wanted): Promise<boolean> {
  return (await checkBox(ctx, lockId, wanted)).isFree;
}

/** Start of the next rental of the same box, or null. */
export async function nextStartOf(ctx: CompanyCtx, rental: Rental): Promise<Date | null> {
  return (await nextStartsOf(ctx, [rental.id])).get(rental.id) ?? null;
}

/** The same for several rentals of this company, by id. */
export async function nextStartsOf(ctx: CompanyCtx, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await ctx.db.rows<{ id: string; startsAt: Date | null }>(sql`
    select this.id, (
      select min(r.starts_at) from rentals.rental r
      where r.company_id = ${ctx.companyId} and r.lock_id = this.lock_id and ${live} and ${isKept(ctx.now)}
        and r.id <> this.id and r.starts_at >= this.starts_at
    ) as starts_at
    from rentals.rental this where this.company_id = ${ctx.companyId} and this.id = any(${ids}::uuid[])`);
  return new Map(rows.flatMap(({ id, startsAt }) => (startsAt ? [[id, startsAt]] : [])));
}
