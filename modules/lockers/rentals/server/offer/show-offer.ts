import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import { inCompany } from '@fachwerk/companies/facade';
import { findTerms } from '@fachwerk/locations/facade';
import { isOnSale } from '@fachwerk/locations/rules/on-sale';
import { sizesOf } from '@fachwerk/pricing/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { rentalProblems } from '../../contract.ts';
import type { Offer, Period } from '../../contract-site.ts';
import { HOLD_MINUTES, heldTime } from '../../rules/hold.ts';
import { sizeOffers } from '../../rules/offer.ts';
import { spanFrom, whyNotPeriod } from '../../rules/period.ts';
import { countBoxes } from '../availability/availability.ts';
import { pricesFor, withGroup } from './offer-prices.ts';

const problem = problemsOf(rentalProblems);

/** By size, for so long from now on. */
export async function showSizesNow(
  ctx: CompanyCtx,
  { locationId, minutes }: { readonly locationId: string; readonly minutes: number },
): Promise<Offer['sizes']> {
  return (await showOffer(ctx, { locationId, period: { durationMinutes: minutes } })).sizes;
}

/** Checks the same time that a hold would block, so that every offer can be held. */
export async function showOffer(
  ctx: CompanyCtx,
  { locationId, period }: { readonly locationId: string; readonly period: Period },
): Promise<Offer> {
  const location = await findTerms(ctx, locationId);
  if (!location?.isActive) throw problem('rental.location_unknown');
  if (!isOnSale(location)) throw problem('rental.location_not_on_sale');
  const scoped = inCompany(ctx, location.companyId);
  const isNow = period.startsAt === undefined;
  const span = spanFrom(location, period.startsAt ?? ctx.now, period.durationMinutes);
  const time = heldTime(location, { ...span, isNow }, addMinutes(ctx.now, HOLD_MINUTES));
  const [counted, sizes] = await Promise.all([
    countBoxes(scoped, location.id, time),
    sizesOf(scoped, location.networkId),
  ]);
  const counts = counted.map((count) => withGroup(location, count));
  const prices = await pricesFor(scoped, [location.networkId], counts);
  return {
    locationId,
    startsAt: span.startsAt,
    endsAt: span.endsAt,
    isNow,
    isEndMoved: span.isEndMoved,
    problem: whyNotPeriod(location, period, ctx.now),
    sizes: sizeOffers(sizes, counts, prices, span),
  };
}
