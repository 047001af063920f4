import type { FieldProblem } from '@fachwerk/base/problem';
import { type Refusal, refusalOf } from '@fachwerk/base/refusal';
import { nextMorning } from '@fachwerk/base/time';
import type { Item, ItemData, SoldOut } from '../contract.ts';
import { availabilityFaults } from './availability.ts';
import { safetyFaults } from './product-safety.ts';

/** Why an item cannot be like this, or null, with every field it is about. */
export function whyNotItem(
  item: ItemData,
  current: Pick<Item, 'priceCents' | 'hasVariants'> | null = null,
): Refusal<'item.refused'> | null {
  return refusalOf('item.refused', [
    ...fault(item.ean !== '' && !isEan(item.ean), 'ean', 'item.ean_wrong'),
    ...fault(!item.isService && item.durationMinutes > 0, 'durationMinutes', 'item.duration_without_service'),
    ...fault(item.isTobacco && item.minimumAge < 18, 'minimumAge', 'item.tobacco_age'),
    ...fault(item.hasNoAllergens && item.allergens.length > 0, 'allergens', 'item.allergens_none_and_some'),
    ...fault(
      item.deliveryDays !== null && item.deliveryDays.from > item.deliveryDays.to,
      'deliveryDays.to',
      'item.delivery_days_order',
    ),
    ...safetyFaults(item.safety),
    ...twiceFaults(item),
    ...variantPriceFaults(item, current),
    ...availabilityFaults(item.availability),
  ]);
}

/** The price of an item with variants is theirs. Null: the item is new. */
function variantPriceFaults(
  given: Pick<ItemData, 'priceCents' | 'promo'>,
  current: Pick<Item, 'priceCents' | 'hasVariants'> | null,
): FieldProblem[] {
  if (!current?.hasVariants) return [];
  return [
    ...fault(given.priceCents !== current.priceCents, 'priceCents', 'item.price_of_variants'),
    ...fault(given.promo !== null, 'promo.cents', 'item.price_of_variants'),
  ];
}

function twiceFaults({ hashtags, allergens, additives }: ItemData): FieldProblem[] {
  const lists = { hashtags: hashtags.map((tag) => tag.toLowerCase()), allergens, additives };
  return Object.entries(lists).flatMap(([path, values]) =>
    fault(new Set<string>(values).size < values.length, path, 'item.said_twice'),
  );
}

function fault(isWrong: boolean, path: string, code: string): FieldProblem[] {
  return isWrong ? [{ path, code }] : [];
}

type Supply = Pick<Item, 'stock' | 'isSoldOut' | 'soldOutUntil'>;

/** Nothing left, or somebody said so and the time is not over. */
export function isSoldOutAt({ stock, isSoldOut, soldOutUntil }: Supply, at: Date): boolean {
  return stock === 0 || (isSoldOut && (soldOutUntil === null || at < soldOutUntil));
}

/** So few are left that somebody should order more; what nobody counts never runs low. */
export const isLowStock = (stock: number | null, warnFrom: number): boolean => stock !== null && stock <= warnFrom;

/** What is stored when somebody says that something is sold out, or no longer. */
export function soldOutFrom(said: SoldOut, now: Date): { isSoldOut: boolean; soldOutUntil: Date | null } {
  return { isSoldOut: said !== 'no', soldOutUntil: said === 'tomorrow' ? nextMorning(now) : null };
}

const EAN_LENGTHS = [8, 12, 13, 14];

/** EAN-8, UPC-A, EAN-13 or GTIN-14 with the right check digit: from the right, every second digit counts three times. */
export function isEan(text: string): boolean {
  if (!/^\d+$/.test(text) || !EAN_LENGTHS.includes(text.length)) return false;
  const sum = [...text].reverse().reduce((sofar, digit, at) => sofar + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
