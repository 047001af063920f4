import type { BoxSize, PriceData } from '@fachwerk/pricing/contract';
import { priceOf } from '@fachwerk/pricing/rules/price';
import { priceSetAt } from '@fachwerk/pricing/rules/price-set';
import type { RentalProblem } from '../contract.ts';
import type { SizeOffer } from '../contract-site.ts';
import { paidUntilOf, type Span } from './period.ts';

/** Boxes of a size with the same price; the price group is the box's own or its location's. */
export type BoxCount = {
  readonly sizeCode: string;
  readonly priceGroupId: string | null;
  readonly boxes: number;
  readonly free: number;
};
export type GroupPrices = (priceGroupId: string | null) => readonly PriceData[];

type Priced = { readonly priceGroupId: string; readonly cents: number };

/** Price groups of a size for a time, cheapest first: of several free boxes the cheapest is assigned. */
export function cheapestGroups(
  groupIds: readonly (string | null)[],
  pricesOf: GroupPrices,
  sizeCode: string,
  span: Pick<Span, 'startsAt' | 'durationMinutes'>,
): Priced[] {
  return [...new Set(groupIds)]
    .flatMap((priceGroupId) => {
      const quote = priceGroupId && priceOf(pricesOf(priceGroupId), sizeCode, span.startsAt, paidUntilOf(span));
      return quote ? [{ priceGroupId, cents: quote.cents }] : [];
    })
    .sort((one, other) => one.cents - other.cents);
}

/** Offers per size; sizes without a box at this location are omitted. */
export function sizeOffers(
  sizes: readonly BoxSize[],
  counts: readonly BoxCount[],
  pricesOf: GroupPrices,
  span: Pick<Span, 'startsAt' | 'durationMinutes'>,
): SizeOffer[] {
  return sizes.flatMap((size) => {
    const here = counts.filter(({ sizeCode }) => sizeCode === size.code);
    return here.length === 0 ? [] : [offerOf(size, here, pricesOf, span)];
  });
}

function offerOf(
  size: BoxSize,
  here: readonly BoxCount[],
  pricesOf: GroupPrices,
  span: Pick<Span, 'startsAt' | 'durationMinutes'>,
): SizeOffer {
  const groups = (counts: readonly BoxCount[]) => counts.map(({ priceGroupId }) => priceGroupId);
  const all = cheapestGroups(groups(here), pricesOf, size.code, span);
  const isPriced = ({ priceGroupId }: BoxCount) => all.some((group) => group.priceGroupId === priceGroupId);
  const free = here.filter((count) => count.free > 0 && isPriced(count));
  // The price comes from the free boxes; if none is free, from all, to show what it would cost.
  const [cheapest] = cheapestGroups(groups(free.length > 0 ? free : here), pricesOf, size.code, span);
  const prices = cheapest ? pricesOf(cheapest.priceGroupId) : [];
  const problem: RentalProblem | null = cheapest
    ? free.length > 0
      ? null
      : 'rental.size_unavailable'
    : 'rental.not_priced';
  return {
    size,
    free: free.reduce((sum, count) => sum + count.free, 0),
    priceCents: cheapest?.cents ?? null,
    parts: [...(priceOf(prices, size.code, span.startsAt, paidUntilOf(span))?.parts ?? [])],
    overrunCentsPerHour: priceSetAt(prices, size.code, span.startsAt)?.overrunCentsPerHour ?? 0,
    problem,
  };
}
