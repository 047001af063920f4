import type { BoxGroup, Heat } from '../contract.ts';
import { occupancyPercent } from './figures.ts';

const HOURS = 24;

/** The mean of an hour over the days of the week, from the percents of the heat map; null where no box was there. */
export function occupancyByHour(heat: readonly Heat[]): (number | null)[] {
  const percents = heat[0]?.percents ?? [];
  return Array.from({ length: HOURS }, (_, hour) => {
    const known = percents.filter((percent, at) => at % HOURS === hour && percent !== null) as number[];
    return known.length > 0 ? known.reduce((sum, percent) => sum + percent, 0) / known.length : null;
  });
}

type Ranked = { readonly best: BoxGroup; readonly worst: BoxGroup | null };

/** By occupancy; where only one location has boxes there is no worst. */
export function rankedLocations(locations: readonly BoxGroup[]): Ranked | null {
  const known = locations
    .map((group) => ({ group, percent: occupancyPercent(group.now) }))
    .filter(({ percent }) => percent !== null)
    .sort((one, other) => other.percent! - one.percent!);
  const [first, last] = [known[0], known.at(-1)];
  return first && last ? { best: first.group, worst: first === last ? null : last.group } : null;
}
