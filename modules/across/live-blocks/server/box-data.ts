import { sizesNow } from '@fachwerk/locations/facade-site';
import type { BlockData } from '@fachwerk/pages/facade-blocks';
import type { BookingData, LocationData, SearchData } from '../rules/live-data.ts';
import { headOfPage, locationsOfPage } from './once-a-page.ts';
import { spoken } from './spoken.ts';
import { tilesFrom } from './tiles-from.ts';

/** What a price "now" is for. */
const HOUR_MINUTES = 60;

/** Free boxes by size and what an hour costs, of the location that was chosen or of the one with the most free boxes. */
export const locationData: BlockData = async (ctx, { language, content }): Promise<LocationData | null> => {
  const onSale = (await locationsOfPage(ctx, language)).filter(({ isOnSale }) => isOnSale);
  const place = content.location
    ? onSale.find(({ id }) => id === content.location)
    : onSale.toSorted((one, other) => other.freeBoxes - one.freeBoxes)[0];
  if (!place) return null;
  const sizes = await ctx.app.hooks.get(sizesNow)(spoken(ctx, language), {
    locationId: place.id,
    minutes: HOUR_MINUTES,
  });
  return { place, sizes };
};

export const bookingData: BlockData = async (ctx, { language }): Promise<BookingData | null> => {
  const [locations, { map }] = await Promise.all([locationsOfPage(ctx, language), headOfPage(ctx)]);
  const onSale = locations.filter(({ isOnSale }) => isOnSale);
  if (onSale.length === 0) return null;
  return { locations: onSale, map, connectsTo: tilesFrom(map) };
};

const MOST_PLACES = 60;

/** What a search is begun with: the towns first, then the locations themselves. */
export const searchData: BlockData = async (ctx, { language }): Promise<SearchData | null> => {
  const onSale = (await locationsOfPage(ctx, language)).filter(({ isOnSale }) => isOnSale);
  if (onSale.length === 0) return null;
  const prices = onSale.flatMap(({ fromCents }) => fromCents ?? []);
  const sorted = (names: readonly string[]) =>
    [...new Set(names)].filter(Boolean).toSorted((one, other) => one.localeCompare(other, 'de'));
  return {
    fromCents: prices.length > 0 ? Math.min(...prices) : null,
    free: onSale.reduce((sum, { freeBoxes }) => sum + freeBoxes, 0),
    locations: onSale.length,
    places: [...sorted(onSale.map(({ city }) => city)), ...sorted(onSale.map(({ name }) => name))].slice(
      0,
      MOST_PLACES,
    ),
  };
};
