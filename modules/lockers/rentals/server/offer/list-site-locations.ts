import { textIn } from '@fachwerk/base/translated';
import { visibleCompanies } from '@fachwerk/companies/facade';
import type { SiteLocation } from '@fachwerk/locations/contract-site';
import { type LocationTerms, listTerms } from '@fachwerk/locations/facade';
import { isOnSale } from '@fachwerk/locations/rules/on-sale';
import { isOpenAt, nextChange } from '@fachwerk/opening-hours/rules/opening-hours';
import type { LanguageCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type Party, partiesOf } from '@fachwerk/sites/facade';
import type { rentalSiteApi } from '../../contract-site.ts';
import { cheapestGroups, type GroupPrices } from '../../rules/offer.ts';
import { DAY_MINUTES, SHORTEST_MINUTES } from '../../rules/period.ts';
import { countBoxesNow, type LocationCount } from '../availability/availability.ts';
import { pricesFor, withGroup } from './offer-prices.ts';

/** Locations on sale of the site's company and its franchisees, by name. */
export const listSiteLocations: UseCase<typeof rentalSiteApi.locations> = async (ctx) => ({
  locations: (await allSiteLocations(ctx)).filter((location) => location.isOnSale),
});

/** Any location of the site, on sale or not: existing renters use it too. */
export async function siteLocation(ctx: LanguageCtx, id: string): Promise<SiteLocation | undefined> {
  return (await allSiteLocations(ctx)).find((location) => location.id === id);
}

/** All locations of the site, by name. */
export async function allSiteLocations(ctx: LanguageCtx): Promise<SiteLocation[]> {
  const terms = await listTerms(ctx);
  const byId = new Map(terms.map((location) => [location.id, location]));
  const counts = (await countBoxesNow(ctx, await visibleCompanies(ctx))).flatMap((count) => {
    const location = byId.get(count.locationId);
    return location ? [withGroup(location, count)] : [];
  });
  const prices = await pricesFor(ctx, [...new Set(terms.map(({ networkId }) => networkId))], counts);
  const parties = await partiesOf(ctx, [...new Set(terms.map(({ companyId }) => companyId))]);
  const countsOf = Map.groupBy(counts, ({ locationId }) => locationId);
  return terms
    .map((location) =>
      siteLocationOf(ctx, location, {
        counts: countsOf.get(location.id) ?? [],
        prices,
        party: parties.get(location.companyId)!,
      }),
    )
    .sort((one, other) => one.name.localeCompare(other.name, 'de'));
}

type Known = { readonly counts: readonly LocationCount[]; readonly prices: GroupPrices; readonly party: Party };

function siteLocationOf(ctx: LanguageCtx, location: LocationTerms, { counts, prices, party }: Known): SiteLocation {
  const { id, address, position, timeZone, openingHours, isShortTerm, isLongTerm, maxDurationMinutes } = location;
  return {
    id,
    name: textIn(location.name, ctx.language),
    description: textIn(location.description, ctx.language),
    directions: textIn(location.directions, ctx.language),
    street: address.street,
    postcode: address.postcode,
    city: address.city,
    position,
    timeZone,
    openingHours,
    isOpen: isOpenAt(openingHours, timeZone, ctx.now),
    changesAt: nextChange(openingHours, timeZone, ctx.now)?.at ?? null,
    image: location.previewImage,
    isShortTerm,
    isLongTerm,
    maxDurationMinutes,
    isOnSale: isOnSale(location) && counts.length > 0,
    freeBoxes: counts.reduce((sum, { free }) => sum + free, 0),
    freeOfSize: freeOfSize(counts),
    fromCents: cheapest(location, counts, prices, ctx.now),
    ...party,
  };
}

function freeOfSize(counts: readonly LocationCount[]): Record<string, number> {
  const sizes = Map.groupBy(counts, ({ sizeCode }) => sizeCode);
  return Object.fromEntries([...sizes].map(([code, of]) => [code, of.reduce((sum, { free }) => sum + free, 0)]));
}

/** The shortest rental of the cheapest size. */
function cheapest(
  { isShortTerm }: LocationTerms,
  counts: readonly LocationCount[],
  prices: GroupPrices,
  now: Date,
): number | null {
  const span = { startsAt: now, durationMinutes: isShortTerm ? SHORTEST_MINUTES : DAY_MINUTES };
  const cents = counts.flatMap(({ sizeCode, priceGroupId }) =>
    cheapestGroups([priceGroupId], prices, sizeCode, span).map((group) => group.cents),
  );
  return cents.length > 0 ? Math.min(...cents) : null;
}
