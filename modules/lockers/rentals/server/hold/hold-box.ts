import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import { inCompany } from '@fachwerk/companies/facade';
import type { Limits } from '@fachwerk/limits/contract';
import { limitsAt } from '@fachwerk/limits/facade';
import { findTerms, type LocationTerms } from '@fachwerk/locations/facade';
import { isOnSale } from '@fachwerk/locations/rules/on-sale';
import { occupy } from '@fachwerk/lockers/facade';
import { priceSetAt } from '@fachwerk/pricing/rules/price-set';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Rental, rentalProblems } from '../../contract.ts';
import type { Period } from '../../contract-site.ts';
import { HOLD_MINUTES, heldTime } from '../../rules/hold.ts';
import { needsContact } from '../../rules/hold-limits.ts';
import { cheapestGroups, type GroupPrices } from '../../rules/offer.ts';
import { spanFrom, whyNotPeriod } from '../../rules/period.ts';
import { type FreeBox, listFreeBoxes } from '../availability/availability.ts';
import { type TakenBox, takeFirstFree } from '../availability/take-first-free.ts';
import { pricesFor, withGroup } from '../offer/offer-prices.ts';
import { notifyStaff } from '../record/notify-staff.ts';
import { addRental } from '../record/rental-store.ts';
import { planExpiry } from './plan-expiry.ts';

const problem = problemsOf(rentalProblems);

/** Boxes per price examined at a time. */
const LOOKED_AT = 20;

export type HoldOrder = {
  readonly cartId: string;
  readonly locationId: string;
  readonly sizeCode: string;
  /** A specific box, by the QR code on its door; otherwise the best of the size. */
  readonly lockId?: string | undefined;
  readonly period: Period;
  readonly language: string;
  /** Has left contact details or is signed in, and so may get the last boxes of a size. */
  readonly isKnown: boolean;
};

/**
 * Holds a box before payment, in the caller's transaction. `ctx.companyId` is the company of the site; the rental belongs to the company of the
 * location, which must be visible to it.
 */
export async function holdBox(ctx: CompanyCtx, order: HoldOrder): Promise<Rental> {
  const location = await findTerms(ctx, order.locationId);
  if (!location?.isActive) throw problem('rental.location_unknown');
  if (!isOnSale(location)) throw problem('rental.location_not_on_sale');
  const refusal = whyNotPeriod(location, order.period, ctx.now);
  if (refusal) throw problem(refusal);

  const scoped = inCompany(ctx, location.companyId);
  const time = timeOf(ctx, location, order.period);
  const box = await takeBest(scoped, location, order, time);
  if (!box) throw problem(order.lockId ? 'rental.box_unavailable' : 'rental.size_unavailable');
  const { overrun } = await limitsAt(scoped, { ...location, locationId: location.id });
  return keep(scoped, rentalOf(scoped, { ...location, overrun }, order, time, box), box.upcoming);
}

type Time = ReturnType<typeof timeOf>;

function timeOf(ctx: CompanyCtx, location: LocationTerms, period: Period) {
  const isNow = period.startsAt === undefined;
  const { startsAt, durationMinutes } = spanFrom(location, period.startsAt ?? ctx.now, period.durationMinutes);
  const held = heldTime(location, { isNow, startsAt, durationMinutes }, addMinutes(ctx.now, HOLD_MINUTES));
  return { isNow, durationMinutes, ...held };
}

type PricedBox = Pick<FreeBox, 'lockId' | 'sizeCode'> & Pick<Rental, 'priceCents' | 'prices'>;
type HeldBox = PricedBox & Pick<TakenBox, 'upcoming'>;

/** Tries the best few of the cheapest boxes; if others took them all, the next few. Few boxes have their own prices. */
async function takeBest(
  ctx: CompanyCtx,
  location: LocationTerms,
  { lockId, sizeCode, isKnown }: HoldOrder,
  time: Time,
): Promise<HeldBox | undefined> {
  const which = lockId ? { lockId } : { sizeCode };
  for (;;) {
    const [free, usual] = await Promise.all([
      listFreeBoxes(ctx, location.id, time, { ...which, mostPerGroup: LOOKED_AT }),
      pricesFor(ctx, [location.networkId], [location]),
    ]);
    if (free.length === 0) return undefined;
    if (needsContact({ isKnown, isThisBox: lockId !== undefined }, free.length)) throw problem('rental.contact_needed');
    const isUsual = free.every(({ priceGroupId }) => priceGroupId === null || priceGroupId === location.priceGroupId);
    const prices = isUsual ? usual : await pricesFor(ctx, [location.networkId], [location, ...free]);
    const best = cheapestFirst(location, free, prices, time);
    const ids = best.map((box) => box.lockId);
    const taken = await takeFirstFree(ctx, ids, time);
    if (taken) return { ...best.find((box) => box.lockId === taken.lockId)!, upcoming: taken.upcoming };
  }
}

/** Boxes of one size with their price, as offered. Boxes without a price are not available. */
function cheapestFirst(
  location: LocationTerms,
  free: readonly FreeBox[],
  pricesOf: GroupPrices,
  time: Time,
): PricedBox[] {
  const boxes = free.map((box) => withGroup(location, box));
  const { sizeCode } = boxes[0]!;
  const groupIds = boxes.map(({ priceGroupId }) => priceGroupId);
  const groups = cheapestGroups(groupIds, pricesOf, sizeCode, time);
  if (groups.length === 0) throw problem('rental.not_priced');
  return groups.flatMap(({ priceGroupId, cents: priceCents }) => {
    const prices = [...priceSetAt(pricesOf(priceGroupId), sizeCode, time.startsAt)!.prices];
    const alike = boxes.filter((box) => box.priceGroupId === priceGroupId);
    return alike.map(({ lockId }) => ({ lockId, sizeCode, priceCents, prices }));
  });
}

type AgreedTerms = LocationTerms & Pick<Limits, 'overrun'>;

function rentalOf(ctx: CompanyCtx, location: AgreedTerms, order: HoldOrder, time: Time, box: PricedBox): Rental {
  const { overrun, checkMinutes, maxDurationMinutes, timeZone, networkId } = location;
  const { lockId, sizeCode, priceCents, prices } = box;
  return {
    id: ctx.newId(),
    companyId: ctx.companyId,
    locationId: location.id,
    lockId,
    sizeCode,
    networkId,
    customerId: null,
    customerName: '',
    language: order.language,
    cartId: order.cartId,
    orderId: null,
    orderNumber: '',
    state: 'held',
    ...time,
    paidUntil: null,
    endedAt: null,
    priceCents,
    surchargeCents: 0,
    waivedCents: 0,
    chargeCents: 0,
    chargedFrom: null,
    chargeSentAt: null,
    reducedCents: 0,
    prices,
    graceMinutes: overrun.graceMinutes,
    overrunSince: overrun.since,
    checkMinutes,
    maxDurationMinutes,
    timeZone,
    occupancyId: null,
    accessRevokedAt: null,
    accessRevokedReason: '',
    note: '',
    createdAt: ctx.now,
    version: 1,
  };
}

/** The box's row is locked. A rental for now reserves the box on the wall at once. */
async function keep(ctx: CompanyCtx, wanted: Rental, upcoming: number): Promise<Rental> {
  const { lockId, startsAt, endsAt } = wanted;
  const reserved = {
    lockId,
    kind: 'reserved',
    startsAt,
    endsAt,
    orderNumber: '',
    customerName: '',
    revenueCents: 0,
  } as const;
  const rental = { ...wanted, occupancyId: wanted.isNow ? await occupy(ctx, reserved) : null };
  const { priceCents, sizeCode } = rental;
  const person = { kind: 'customer', name: '' } as const;
  await addRental(ctx, rental, { kind: 'held', person, data: { priceCents, sizeCode } }, upcoming);
  await planExpiry(ctx, rental);
  await notifyStaff(ctx, [rental.id], rental.networkId);
  return rental;
}
