import type { Heat } from '../contract.ts';

const HOURS = 24;

/** The mean of an hour over the days of the week, from the percents of the heat map; null where no box was there. */
export function occupancyByHour(heat: readonly Heat[]): (number | null)[] {
  const percents = heat[0]?.percents ?? [];
  return Array.from({ length: HOURS }, (_, hour) => {
    const known = percents.filter((percent, at) => at % HOURS === hour && percent !== null) as number[];
    return known.length > 0 ? known.reduce((sum, percent) => sum + percent, 0) / known.length : null;
  });
}

/** By occupancy; where only one location has boxes there is no worst. */
export function ranked<Place extends { readonly percent: number | null }>(places: readonly Place[]) {
  type Known = Place & { readonly percent: number };
  const known = places
    .filter((place): place is Known => place.percent !== null)
    .sort((one, other) => other.percent - one.percent);
  const [best = null, last = null] = [known[0], known.at(-1)];
  return { best, worst: last === best ? null : last };
}
