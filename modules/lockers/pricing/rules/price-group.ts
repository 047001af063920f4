import type { FieldProblem } from '@fachwerk/base/problem';
import { type Refusal, refusalOf } from '@fachwerk/base/refusal';
import type { PriceData, PriceGroup, PriceGroupData, PriceTier, PricingProblem } from '../contract.ts';
import { priceSetAt } from './price-set.ts';

/** Why a price group cannot be like this, or null. */
export function whyNotPriceGroup(
  { prices }: Pick<PriceGroupData, 'prices'>,
  sizeCodes: readonly string[],
): Refusal<PricingProblem> | null {
  return refusalOf(
    'price_group.refused',
    prices.flatMap((price, index) =>
      priceFaults(price, prices.slice(0, index), sizeCodes).map((fault) => ({
        ...fault,
        path: `prices.${index}.${fault.path}`,
      })),
    ),
  );
}

function priceFaults(price: PriceData, earlier: readonly PriceData[], sizeCodes: readonly string[]): FieldProblem[] {
  const { sizeCode, tiers, minimumCents, dailyCapCents } = price;
  const faults: FieldProblem[] = tierFaults(tiers);
  if (!sizeCodes.includes(sizeCode)) faults.push({ path: 'sizeCode', code: 'field.size_unknown' });
  if (earlier.some((other) => isSame(other, price))) faults.push({ path: 'unit', code: 'field.price_twice' });
  if (dailyCapCents !== null && minimumCents > dailyCapCents) {
    faults.push({ path: 'minimumCents', code: 'field.minimum_over_cap' });
  }
  return faults;
}

const isSame = (one: PriceData, other: PriceData) =>
  one.sizeCode === other.sizeCode && one.unit === other.unit && one.validFrom.getTime() === other.validFrom.getTime();

/** Limits rise from tier to tier, and only the last one is open: then every number of units has a price. */
function tierFaults(tiers: readonly PriceTier[]): FieldProblem[] {
  return tiers.flatMap(({ upTo }, index) => {
    const path = `tiers.${index}.upTo`;
    if (index === tiers.length - 1) return upTo === null ? [] : [{ path, code: 'field.tiers_open_end' }];
    const before = tiers[index - 1]?.upTo ?? 0;
    return upTo === null || upTo <= before ? [{ path, code: 'field.tiers_rising' }] : [];
  });
}

/** Why this price cannot go, or null: where people rent by this group, no size may be left without a price, now or at all. */
export function whyNotRemovePrice(group: PriceGroup, priceId: string, now: Date): PricingProblem | null {
  const price = group.prices.find(({ id }) => id === priceId);
  if (!price) return 'price.unknown';
  const others = group.prices.filter(({ id, sizeCode }) => sizeCode === price.sizeCode && id !== priceId);
  const isLast = price.validFrom > now ? others.length === 0 : !priceSetAt(others, price.sizeCode, now);
  return group.locations > 0 && isLast ? 'price.last_of_size' : null;
}

/** Why a price group cannot go, or null. Boxes with a group of their own are known to the database alone. */
export function whyNotRemovePriceGroup({ locations }: Pick<PriceGroup, 'locations'>): PricingProblem | null {
  return locations > 0 ? 'price_group.in_use' : null;
}
