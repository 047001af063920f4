import { textIn } from '@fachwerk/base/translated';
import type { OfferExtra, OfferVariant, SizePrice } from '../contract.ts';

/** A size is known by the German name of its variant: a group of extras is shared by items, their variants are not. */
export const sizeKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

type Priced = Pick<OfferExtra, 'surchargeCents' | 'sizePrices'>;

/** What an extra costs with a variant: the price of its size, or the usual one. The only place where this is decided. */
export function surchargeOf(extra: Priced, variant: Pick<OfferVariant, 'name'> | null): number {
  const size = variant && sizePriceOf(extra.sizePrices, textIn(variant.name, 'de'));
  return size?.surchargeCents ?? extra.surchargeCents;
}

export const sizePriceOf = (prices: readonly SizePrice[], name: string): SizePrice | null =>
  prices.find(({ size }) => sizeKey(size) === sizeKey(name)) ?? null;

export type Renamed = { readonly from: string; readonly to: string };

/** Prices follow a variant that gets another name; the old name stays for the items that still have it. */
export function withRenamedSizes(prices: readonly SizePrice[], renamed: readonly Renamed[]): readonly SizePrice[] {
  const added = renamed.flatMap(({ from, to }): SizePrice[] => {
    const before = sizePriceOf(prices, from);
    return before && !sizePriceOf(prices, to) ? [{ ...before, size: to }] : [];
  });
  return added.length > 0 ? [...prices, ...added] : prices;
}
