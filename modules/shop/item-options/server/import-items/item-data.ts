import type { ImportRecord } from '@fachwerk/base/import-field';
import { appProblems, problemsOf } from '@fachwerk/base/problem';
import type { Item, ItemData, Promo } from '@fachwerk/catalog/contract';
import { dataOf } from '@fachwerk/catalog/facade';
import { PLAIN_ITEM } from '@fachwerk/catalog/rules/plain-item';
import { given, textOf } from '@fachwerk/imports/facade';
import type { ImportHint } from '@fachwerk/server/ctx';

const appProblem = problemsOf(appProblems);

const NAMES = {
  number: 'number',
  ean: 'ean',
  vat: 'vatKind',
  hashtags: 'hashtags',
  diet: 'diet',
  deposit: 'depositCents',
  minimumAge: 'minimumAge',
  weight: 'weightGrams',
  warnFrom: 'warnFrom',
  isService: 'isService',
  duration: 'durationMinutes',
  isHidden: 'isHidden',
};

/** What a file says of an item under the names of the catalog, beside its words. */
export const saidOf = (
  record: ImportRecord,
  categoryId: string,
  now: Date,
): Partial<ItemData> & { categoryId: string } => ({
  ...given<ItemData>(record, NAMES),
  ...pricesOf(record, now),
  categoryId,
});

const missing = (path: string) => appProblem('input.invalid', {}, { fields: [{ path, code: 'field.missing' }] });

/**
 * A lower price that counts already is what the item costs: as a promo it would have to stay below the prices of the thirty days
 * before, which were asked elsewhere (§ 11 PAngV). One to come is a promo; one that is over says nothing.
 */
export function pricesOf(record: ImportRecord, now: Date): { priceCents?: number; promo?: Promo } {
  const { price, promoPrice: cents, promoFrom: from, promoTo: to } = record;
  const usual = typeof price === 'number' ? { priceCents: price } : {};
  if (typeof cents !== 'number' || (to instanceof Date && to <= now)) return usual;
  if (!(from instanceof Date) || from <= now) return { priceCents: cents };
  if (!(to instanceof Date)) throw missing('promoTo');
  return { ...usual, promo: { cents, from, to } };
}

/**
 * What a file says of an earlier price is not taken over: struck through is only the lowest price of the last thirty days here, which the
 * catalog knows by itself from a promo (§ 11 PAngV).
 */
export function formerPriceHints(record: ImportRecord, now: Date): ImportHint[] {
  const { price, formerPrice } = record;
  const hint = (field: string): ImportHint[] => [{ field, code: 'import.former_price' }];
  const { priceCents = price, promo } = pricesOf(record, now);
  if (typeof formerPrice === 'number' && typeof priceCents === 'number' && formerPrice > priceCents)
    return hint('formerPrice');
  return typeof price === 'number' && priceCents !== price && !promo ? hint('price') : [];
}

export function changed(current: Item, { name, description }: ImportRecord, said: Partial<ItemData>): ItemData {
  const before = dataOf(current);
  return {
    ...before,
    ...said,
    name: { ...before.name, ...(name !== undefined && { de: textOf(name) }) },
    description: { ...before.description, ...(description !== undefined && { de: textOf(description) }) },
  };
}

export function added(
  { name, description, price }: ImportRecord,
  said: Partial<ItemData> & { categoryId: string },
): ItemData {
  if (price === undefined) throw missing('price');
  return {
    ...PLAIN_ITEM,
    vatKind: 'standard',
    priceCents: 0,
    ...said,
    name: { de: textOf(name) },
    description: { de: textOf(description) },
  };
}
