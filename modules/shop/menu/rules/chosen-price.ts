import { isSoldOutAt } from '@fachwerk/catalog/rules/item';
import { unitPrice } from '@fachwerk/catalog/rules/unit-price';
import type { Choice, Offer } from '@fachwerk/item-options/contract';
import { choicePrice } from '@fachwerk/item-options/rules/choice-price';
import type { MenuCard } from '../contract.ts';

/** From here on it is said how many are left. */
const FEW = 5;

const variantOf = (offer: Offer, { variantId }: Pick<Choice, 'variantId'>) =>
  offer.variants.find(({ id }) => id === variantId);

/** The price of what is chosen, in place of "ab": with its own promo, unit price and deposit. */
export function chosenPrice(
  card: MenuCard,
  offer: Offer,
  choice: Choice,
  now: Date,
): Pick<MenuCard, 'cents' | 'isFrom' | 'promo' | 'unitPrice' | 'depositCents' | 'fare' | 'deliveryDays'> {
  const variant = variantOf(offer, choice);
  const extrasChosen = choice.extras.length > 0;
  if (!variant && !extrasChosen) return card;
  const { unitCents, usualCents, promoEndsAt, lowestBeforeCents, depositCents, extrasCents } = choicePrice(
    offer,
    choice,
    now,
  );
  const { content } = variant ?? offer;
  return {
    cents: unitCents,
    isFrom: false,
    promo: promoEndsAt && { usualCents, lowestBeforeCents, endsAt: promoEndsAt },
    unitPrice: content && unitPrice(unitCents - extrasCents, content),
    depositCents,
    fare: card.fare,
    deliveryDays: card.deliveryDays,
  };
}

export type Supply = { readonly kind: 'out' | 'few' | 'there'; readonly left: number };

/** Whether goods can be had; null: nobody counts them, or they are made or done. */
export function supplyOf(card: MenuCard, offer: Offer, choice: Pick<Choice, 'variantId'>, now: Date): Supply | null {
  if (card.isMeal || card.isService) return null;
  const variant = variantOf(offer, choice);
  if (card.whyNot || isSoldOutAt(offer, now) || (variant && isSoldOutAt(variant, now))) return { kind: 'out', left: 0 };
  const counted = [offer.stock, variant?.stock ?? null].filter((stock) => stock !== null);
  if (counted.length === 0) return null;
  const left = Math.min(...counted);
  return { kind: left <= FEW ? 'few' : 'there', left };
}
