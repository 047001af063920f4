import { HOUSE_ZONE } from '@fachwerk/base/time';
import { isOfferedAt } from '@fachwerk/catalog/rules/availability';
import { isSoldOutAt } from '@fachwerk/catalog/rules/item';
import type { Choice, Offer, OfferProblem, OfferVariant } from '../contract.ts';

/** Why nobody can buy this now, whatever they choose of it, or null. */
export function whyNotSell(offer: Offer, now: Date, timeZone = HOUSE_ZONE): OfferProblem | null {
  if (offer.isArchived) return 'item.gone';
  if (isSoldOutAt(offer, now)) return 'item.sold_out';
  if (offer.variants.length > 0 && offer.variants.every((variant) => isSoldOutAt(variant, now))) return 'item.sold_out';
  const isOffered = [offer.availability, offer.categoryAvailability].every((times) =>
    isOfferedAt(times, now, timeZone),
  );
  return isOffered ? null : 'item.not_now';
}

/** Undefined: the item has none, or not this one. */
export function variantOf(offer: Offer, { variantId }: Pick<Choice, 'variantId'>): OfferVariant | undefined {
  return offer.variants.find(({ id }) => id === variantId);
}

/** How many pieces are left of what was chosen; null: as many as anybody wants. */
export function piecesLeft(offer: Offer, choice: Pick<Choice, 'variantId'>): number | null {
  const stocks = [offer.stock, variantOf(offer, choice)?.stock ?? null].filter((stock) => stock !== null);
  return stocks.length === 0 ? null : Math.min(...stocks);
}
