import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, visibleCompanies, visibleIds, withinPlaces } from '@fachwerk/companies/facade';
import { figuresChanged } from '@fachwerk/customers/facade';
import { keepLocks, noteUpcoming } from '@fachwerk/lockers/facade';
import { hashToken } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { inOrder } from '@fachwerk/server/in-order';
import { isOneOf, jsonOf, type Sql, sql } from '@fachwerk/server/sql';
import { type Rental, rentalProblems } from '../../contract.ts';
import { listRentals, rentalColumns, rentalFrom } from './rental-rows.ts';
import { type Step, stepInsert } from './step-store.ts';
import { isUpcoming, keepUpcoming } from './upcoming-rentals.ts';

const problem = problemsOf(rentalProblems);

/** A rental of a visible company. */
export async function findRental(ctx: CompanyCtx, id: string): Promise<Rental | undefined> {
  const where = sql`r.company_id = any(${await visibleCompanies(ctx)}) and r.id = ${id} and ${withinPlaces(ctx, sql`r.location_id`)}`;
  return (await listRentals(ctx, where))[0];
}

/** The visible rental with this link secret, which gives access to the box. */
export async function rentalByKey(ctx: CompanyCtx, key: string): Promise<Rental | undefined> {
  const companyIds = await visibleCompanies(ctx);
  return (await listRentals(ctx, sql`r.company_id = any(${companyIds}) and r.key_hash = ${hashToken(key)}`))[0];
}

export function rentalsOfOrder(ctx: CompanyCtx, orderId: string): Promise<Rental[]> {
  return listRentals(ctx, sql`r.company_id = ${ctx.companyId} and r.order_id = ${orderId}`);
}

/** Rentals of a cart at all visible companies. */
export function rentalsOfCart(ctx: CompanyCtx, cartId: string): Promise<Rental[]> {
  return listRentals(
    ctx,
    sql`r.company_id in (${visibleIds(ctx)}) and r.cart_id = ${cartId}
      and r.state in ('held', 'expired') and r.order_id is null`,
    sql`order by r.created_at, r.id`,
  );
}

/**
 * Locks rentals of this company with their boxes until the transaction ends. Boxes first, sorted, then rentals: every assignment of a box locks the
 * box, so there are no deadlocks. Returns them in the order of `ids`. `seen`: rentals read just before, to know their boxes.
 */
export async function lockRentals(
  ctx: CompanyCtx,
  ids: readonly string[],
  seen?: readonly Pick<Rental, 'lockId'>[],
): Promise<Rental[]> {
  const these = sql`r.company_id = ${ctx.companyId} and ${isOneOf(sql`r.id`, ids)}`;
  for (let last = seen ?? (await listRentals(ctx, these)); ; ) {
    const boxes = new Set(last.map(({ lockId }) => lockId));
    const [, held] = await inOrder([
      () => keepLocks(ctx, [...boxes]),
      () => listRentals(ctx, these, sql`order by r.id for update`),
    ]);
    // A rental may have moved to another box meanwhile: then lock that one too.
    if (held.every(({ lockId }) => boxes.has(lockId))) {
      return ids.flatMap((id) => held.find((rental) => rental.id === id) ?? []);
    }
    last = held;
  }
}

export async function lockRental(ctx: CompanyCtx, id: string): Promise<Rental | undefined> {
  return (await lockRentals(ctx, [id]))[0];
}

export type LockedRental<Ctx> = { readonly scoped: Ctx; readonly rental: Rental };

/** Locks a visible rental with its box until the transaction ends, and returns a context of its company. */
export async function lockVisibleRental<Ctx extends CompanyCtx>(ctx: Ctx, id: string): Promise<LockedRental<Ctx>> {
  const found = await findRental(ctx, id);
  if (!found) throw problem('rental.unknown');
  const scoped = inCompany(ctx, found.companyId);
  const rental = await lockRental(scoped, id);
  if (!rental) throw problem('rental.unknown');
  return { scoped, rental };
}

/**
 * Inserts the rental with its first step and updates the upcoming count of the box, whose row is locked, so that the count is correct. The statement
 * leaves with the next one.
 */
export async function addRental(ctx: CompanyCtx, rental: Rental, step: Step, upcoming: number): Promise<void> {
  const added = sql`
    with step as (${stepInsert(ctx, rental.id, step)})
    insert into rentals.rental (company_id, id, location_id, lock_id, size_code, network_id, language, cart_id, state, is_now,
      duration_minutes, starts_at, ends_at, blocked_until, hold_expires_at, price_cents, prices, grace_minutes, overrun_since, check_minutes,
      max_duration_minutes, time_zone, occupancy_id, created_at)
    values (${ctx.companyId}, ${rental.id}, ${rental.locationId}, ${rental.lockId}, ${rental.sizeCode}, ${rental.networkId}, ${rental.language},
      ${rental.cartId}, ${rental.state}, ${rental.isNow}, ${rental.durationMinutes}, ${rental.startsAt}, ${rental.endsAt},
      ${rental.blockedUntil}, ${rental.holdExpiresAt}, ${rental.priceCents}, ${jsonOf(rental.prices)}::jsonb, ${rental.graceMinutes},
      ${rental.overrunSince}, ${rental.checkMinutes}, ${rental.maxDurationMinutes}, ${rental.timeZone}, ${rental.occupancyId}, ${rental.createdAt})`;
  await ctx.db.write(added, (error) =>
    brokenConstraint(error) === 'rental_box_free' ? problem('rental.box_unavailable') : error,
  );
  if (!rental.occupancyId) await noteUpcoming(ctx, rental.lockId, upcoming + 1);
}

/** Fields that can change after creation. */
export type RentalChange = Partial<
  Pick<
    Rental,
    | 'lockId'
    | 'sizeCode'
    | 'customerId'
    | 'customerName'
    | 'language'
    | 'orderId'
    | 'orderNumber'
    | 'state'
    | 'startsAt'
    | 'endsAt'
    | 'blockedUntil'
    | 'holdExpiresAt'
    | 'paidUntil'
    | 'endedAt'
    | 'priceCents'
    | 'surchargeCents'
    | 'waivedCents'
    | 'chargeCents'
    | 'chargedFrom'
    | 'chargeSentAt'
    | 'reducedCents'
    | 'prices'
    | 'occupancyId'
    | 'accessRevokedAt'
    | 'accessRevokedReason'
    | 'note'
  >
> & {
  readonly endedBy?: 'customer' | 'staff' | 'app';
};

/** Changes a locked rental and increments its version; returns the new state. */
export async function changeRental(ctx: CompanyCtx, rental: Rental, change: RentalChange): Promise<Rental> {
  const update = updateOf(ctx, rental, change);
  if (!update) return (await listRentals(ctx, sql`r.company_id = ${ctx.companyId} and r.id = ${rental.id}`))[0]!;
  const row = await ctx.db.first<Rental>(sql`${update} returning ${rentalColumns}`);
  const changed = rentalFrom(row!);
  await countAgain(ctx, rental, changed);
  await customerCountsAgain(ctx, changed, change);
  return changed;
}

/** The same with its step, without returning the new state: the statement leaves with the next one. */
export async function writeRental(ctx: CompanyCtx, rental: Rental, change: RentalChange, step: Step): Promise<void> {
  const update = updateOf(ctx, rental, change);
  const written = stepInsert(ctx, rental.id, step);
  await ctx.db.write(update ? sql`with step as (${written}) ${update}` : written);
  await countAgain(ctx, rental, { ...rental, ...change });
  await customerCountsAgain(ctx, { ...rental, ...change }, change);
}

function updateOf(ctx: CompanyCtx, rental: Rental, change: RentalChange): Sql | undefined {
  const [first, ...others] = settings(change);
  if (!first) return undefined;
  return sql`
    update rentals.rental r set ${others.reduce((sofar, next) => sql`${sofar}, ${next}`, first)}, version = version + 1
    where r.company_id = ${ctx.companyId} and r.id = ${rental.id}`;
}

type Coming = Pick<Rental, 'state' | 'occupancyId' | 'lockId'>;

async function countAgain(ctx: CompanyCtx, before: Coming, after: Coming): Promise<void> {
  if (isUpcoming(before) !== isUpcoming(after) || before.lockId !== after.lockId)
    await keepUpcoming(ctx, [...new Set([before.lockId, after.lockId])]);
}

/** Their figures count rentals by state. */
async function customerCountsAgain(
  ctx: CompanyCtx,
  after: Pick<Rental, 'customerId'>,
  change: RentalChange,
): Promise<void> {
  if (after.customerId && (change.state || change.customerId)) await figuresChanged(ctx, after.customerId);
}

function settings(change: RentalChange): Sql[] {
  const columns: { readonly [Key in keyof Required<RentalChange>]: (value: RentalChange[Key]) => Sql } = {
    lockId: (value) => sql`lock_id = ${value}`,
    sizeCode: (value) => sql`size_code = ${value}`,
    customerId: (value) => sql`customer_id = ${value}`,
    customerName: (value) => sql`customer_name = ${value}`,
    language: (value) => sql`language = ${value}`,
    orderId: (value) => sql`order_id = ${value}`,
    orderNumber: (value) => sql`order_number = ${value}`,
    state: (value) => sql`state = ${value}`,
    startsAt: (value) => sql`starts_at = ${value}`,
    endsAt: (value) => sql`ends_at = ${value}`,
    blockedUntil: (value) => sql`blocked_until = ${value}`,
    holdExpiresAt: (value) => sql`hold_expires_at = ${value}`,
    paidUntil: (value) => sql`paid_until = ${value}`,
    endedAt: (value) => sql`ended_at = ${value}`,
    endedBy: (value) => sql`ended_by = ${value}`,
    priceCents: (value) => sql`price_cents = ${value}`,
    surchargeCents: (value) => sql`surcharge_cents = ${value}`,
    waivedCents: (value) => sql`waived_cents = ${value}`,
    chargeCents: (value) => sql`charge_cents = ${value}`,
    chargedFrom: (value) => sql`charged_from = ${value}`,
    chargeSentAt: (value) => sql`charge_sent_at = ${value}`,
    reducedCents: (value) => sql`reduced_cents = ${value}`,
    prices: (value) => sql`prices = ${jsonOf(value)}::jsonb`,
    occupancyId: (value) => sql`occupancy_id = ${value}`,
    accessRevokedAt: (value) => sql`access_revoked_at = ${value}`,
    accessRevokedReason: (value) => sql`access_revoked_reason = ${value}`,
    note: (value) => sql`note = ${value}`,
  };
  return (Object.keys(columns) as (keyof RentalChange)[])
    .filter((key) => change[key] !== undefined)
    .map((key) => (columns[key] as (value: unknown) => Sql)(change[key]));
}
