import type { PriceData, PriceUnit } from '../contract.ts';

export const UNIT_MINUTES: Readonly<Record<PriceUnit, number>> = { minute: 1, hour: 60, day: 1440, week: 10_080 };

/**
 * What counts for a size at an instant. The prices of a size that begin together are one set: a newer set replaces an older one as a
 * whole, so that a unit can also be given up. The minimum is the highest of the set, the cap the lowest.
 */
export type PriceSet<P extends PriceData = PriceData> = {
  readonly prices: readonly P[];
  readonly minimumCents: number;
  readonly dailyCapCents: number | null;
  readonly overrunCentsPerHour: number;
};

/** Null while there is no price: then nothing can be booked. */
export function priceSetAt<P extends PriceData>(prices: readonly P[], sizeCode: string, at: Date): PriceSet<P> | null {
  const valid = prices.filter((price) => price.sizeCode === sizeCode && price.validFrom <= at);
  const newest = Math.max(...valid.map(({ validFrom }) => validFrom.getTime()));
  const set = valid.filter(({ validFrom }) => validFrom.getTime() === newest);
  if (set.length === 0) return null;
  const caps = set.map(({ dailyCapCents }) => dailyCapCents).filter((cap) => cap !== null);
  return {
    prices: set,
    minimumCents: Math.max(...set.map(({ minimumCents }) => minimumCents)),
    dailyCapCents: caps.length > 0 ? Math.min(...caps) : null,
    overrunCentsPerHour: Math.max(...set.map(({ overrunCentsPerHour }) => overrunCentsPerHour)),
  };
}

/** The least that a rental of a size costs at an instant, and for which unit; null while there is no price. */
export function lowestPriceAt(
  prices: readonly PriceData[],
  sizeCode: string,
  at: Date,
): { readonly cents: number; readonly unit: PriceUnit } | null {
  const set = priceSetAt(prices, sizeCode, at);
  if (!set) return null;
  const shortest = set.prices.reduce((one, other) => (UNIT_MINUTES[other.unit] < UNIT_MINUTES[one.unit] ? other : one));
  return { cents: Math.max(unitsCost(shortest, 1), set.minimumCents), unit: shortest.unit };
}

/** What this many units cost by the tiers. */
export function unitsCost({ tiers }: Pick<PriceData, 'tiers'>, count: number): number {
  let cost = 0;
  let before = 0;
  for (const { upTo, cents } of tiers) {
    const until = Math.min(upTo ?? count, count);
    if (until > before) cost += (until - before) * cents;
    before = Math.max(before, until);
  }
  return cost;
}
