import { inCompany } from '@fachwerk/companies/facade';
import type { LocationTerms } from '@fachwerk/locations/facade';
import type { BoxSize } from '@fachwerk/pricing/contract';
import { sizesOf } from '@fachwerk/pricing/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { RentalProblem } from '../../contract.ts';
import { sizeOffers } from '../../rules/offer.ts';
import { spanFrom, whyNotPeriod } from '../../rules/period.ts';
import { countBoxes } from '../availability/availability.ts';
import { pricesFor, withGroup } from './offer-prices.ts';

type PriceList = {
  readonly durations: { readonly durationMinutes: number; readonly problem: RentalProblem | null }[];
  /** `cents` in the order of the durations; null if the size has no price. */
  readonly sizes: { readonly size: BoxSize; readonly free: number; readonly cents: (number | null)[] }[];
};

type Wanted = { readonly startsAt: Date | null; readonly durations: readonly number[] };

/** Prices of each size for several durations, which of these are available, and how many boxes are free now. */
export async function priceList(ctx: SiteCtx, location: LocationTerms, wanted: Wanted): Promise<PriceList> {
  const { startsAt, durations } = wanted;
  const scoped = inCompany(ctx, location.companyId);
  const thisMoment = { startsAt: ctx.now, blockedUntil: new Date(ctx.now.getTime() + 1) };
  const [counted, sizes] = await Promise.all([
    countBoxes(scoped, location.id, thisMoment),
    sizesOf(scoped, location.networkId),
  ]);
  const counts = counted.map((count) => withGroup(location, count));
  const prices = await pricesFor(scoped, [location.networkId], counts);
  const offers = durations.map((durationMinutes) =>
    sizeOffers(sizes, counts, prices, spanFrom(location, startsAt ?? ctx.now, durationMinutes)),
  );
  return {
    durations: durations.map((durationMinutes) => ({
      durationMinutes,
      problem: whyNotPeriod(location, { startsAt, durationMinutes }, ctx.now),
    })),
    sizes: (offers[0] ?? []).map(({ size, free }, at) => ({
      size,
      free,
      cents: offers.map((offer) => offer[at]?.priceCents ?? null),
    })),
  };
}
