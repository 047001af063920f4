import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import { inCompany } from '@fachwerk/companies/facade';
import { findTerms, type LocationTerms } from '@fachwerk/locations/facade';
import { priceSetAt } from '@fachwerk/locations/rules/price-set';
import { occupy } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/module';
import { type Rental, rentalProblems } from '../contract.ts';
import type { Period } from '../contract-site.ts';
import { HOLD_MINUTES, heldTime } from '../rules/hold.ts';
import { cheapestGroups } from '../rules/offer.ts';
import { spanFrom, whyNotPeriod } from '../rules/period.ts';
import { listFreeBoxes, listGroups } from './availability.ts';
import { planExpiry } from './expire-hold.job.ts';
import { takeFirstFree } from './hold-pick.ts';
import { pricesFor, withGroup } from './offer-prices.ts';
import { tellOfRentals } from './rental-hints.ts';
import { noteStep } from './rental-steps.ts';
import { addRental } from './rental-store.ts';

const problem = problemsOf(rentalProblems);

/** So many boxes are looked at more closely at a time. */
const LOOKED_AT = 20;

export type HoldOrder = {
  readonly cartId: string;
  readonly locationId: string;
  readonly sizeCode: string;
  /** This very box, by the sticker on its door; otherwise the best of the size. */
  readonly lockId?: string | undefined;
  readonly period: Period;
  readonly language: string;
};

/**
 * Keeps a box for whoever is about to pay, in the caller's transaction. `ctx.companyId` is the company of the site; the rental belongs to the
 * company that runs the location, which must be in its sight.
 */
export async function holdBox(ctx: CompanyCtx, order: HoldOrder): Promise<Rental> {
  const location = await findTerms(ctx, order.locationId);
  if (!location?.isActive) throw problem('rental.location_unknown');
  const refusal = whyNotPeriod(location, order.period, ctx.now);
  if (refusal) throw problem(refusal);

  const inside = inCompany(ctx, location.companyId);
  const time = timeOf(ctx, location, order.period);
  const priced = await pricedGroups(inside, location, order, time);
  const box = await takeBest(inside, location, order, time, priced);
  if (!box) throw problem(order.lockId ? 'rental.box_unavailable' : 'rental.size_unavailable');
  return keep(inside, rentalOf(inside, location, order, time, box));
}

type Time = ReturnType<typeof timeOf>;

function timeOf(ctx: CompanyCtx, location: LocationTerms, period: Period) {
  const isNow = period.startsAt === undefined;
  const { startsAt, durationMinutes } = spanFrom(location, period.startsAt ?? ctx.now, period.durationMinutes);
  const held = heldTime(location, { isNow, startsAt, durationMinutes }, addMinutes(ctx.now, HOLD_MINUTES));
  return { isNow, durationMinutes, ...held };
}

type PricedGroup = { readonly priceGroupId: string; readonly priceCents: number; readonly prices: Rental['prices'] };
type PricedBox = PricedGroup & { readonly lockId: string; readonly sizeCode: string };

/** What the size costs in each price group there is here, the cheapest first, as it was offered. */
async function pricedGroups(
  ctx: CompanyCtx,
  location: LocationTerms,
  order: HoldOrder,
  time: Time,
): Promise<PricedGroup[]> {
  const boxes = (await listGroups(ctx, location.id, order)).map((box) => withGroup(location, box));
  const [first] = boxes;
  if (!first) return [];
  const pricesOf = await pricesFor(ctx, [location.networkId], boxes);
  const groupIds = boxes.map(({ priceGroupId }) => priceGroupId);
  const groups = cheapestGroups(groupIds, pricesOf, first.sizeCode, time);
  if (groups.length === 0) throw problem('rental.not_priced');
  return groups.map(({ priceGroupId, cents: priceCents }) => {
    const set = priceSetAt(pricesOf(priceGroupId), first.sizeCode, time.startsAt)!;
    return { priceGroupId, priceCents, prices: [...set.prices] };
  });
}

/** Of the best few; where others were quicker with all of them, of the next few. */
async function takeBest(
  ctx: CompanyCtx,
  location: LocationTerms,
  { lockId, sizeCode }: HoldOrder,
  time: Time,
  priced: readonly PricedGroup[],
): Promise<PricedBox | undefined> {
  const groups = { usual: location.priceGroupId, ids: priced.map(({ priceGroupId }) => priceGroupId) };
  const which = lockId ? { lockId } : { sizeCode };
  for (;;) {
    const best = await listFreeBoxes(ctx, location.id, time, { ...which, groups, limit: LOOKED_AT });
    const ids = best.map((box) => box.lockId);
    const taken = await takeFirstFree(ctx, ids, time);
    const box = best.find((candidate) => candidate.lockId === taken);
    if (box) {
      const { priceGroupId } = withGroup(location, box);
      return {
        ...priced.find((group) => group.priceGroupId === priceGroupId)!,
        lockId: box.lockId,
        sizeCode: box.sizeCode,
      };
    }
    if (best.length === 0) return undefined;
  }
}

function rentalOf(ctx: CompanyCtx, location: LocationTerms, order: HoldOrder, time: Time, box: PricedBox): Rental {
  const { graceMinutes, checkMinutes, maxDurationMinutes, timeZone, networkId } = location;
  const { lockId, sizeCode, priceCents, prices } = box;
  return {
    ...{ id: ctx.newId(), companyId: ctx.companyId, locationId: location.id, lockId, sizeCode, networkId },
    ...{ customerId: null, customerName: '', language: order.language, cartId: order.cartId },
    ...{ orderId: null, orderNumber: '', state: 'held', ...time },
    ...{ paidUntil: null, endedAt: null, priceCents, surchargeCents: 0, waivedCents: 0, prices },
    ...{ graceMinutes, checkMinutes, maxDurationMinutes, timeZone, occupancyId: null },
    ...{ accessRevokedAt: null, accessRevokedReason: '', note: '', createdAt: ctx.now, version: 1 },
  };
}

/** The box's row is held. Who rents for now stands in front of it: the wall shows it as reserved at once. */
async function keep(ctx: CompanyCtx, wanted: Rental): Promise<Rental> {
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
  await addRental(ctx, rental);
  const { priceCents, sizeCode } = rental;
  await noteStep(ctx, rental.id, {
    kind: 'held',
    person: { kind: 'customer', name: '' },
    data: { priceCents, sizeCode },
  });
  await planExpiry(ctx, rental);
  await tellOfRentals(ctx, [rental.id]);
  return rental;
}
