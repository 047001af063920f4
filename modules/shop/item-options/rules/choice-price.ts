import { currentCents, isPromoRunning } from '@fachwerk/catalog/rules/item-price';
import { vatPercent } from '@fachwerk/catalog/rules/vat';
import type { Choice, Offer, OfferExtraGroup, OfferVariant } from '../contract.ts';
import { chosenExtras } from './choice.ts';
import { surchargeOf } from './extra-price.ts';
import { variantOf } from './offer.ts';

export type ChoicePrice = {
  /** Gross for one piece with its extras, without the deposit. */
  readonly unitCents: number;
  /** The same without a promo; equal to it while none runs. */
  readonly usualCents: number;
  /** What of the unit price is extras. */
  readonly extrasCents: number;
  readonly depositCents: number;
  /** Of item, extras and deposit alike: they are one delivery. */
  readonly vatPercent: number;
  /** Null: no promo runs. */
  readonly promoEndsAt: Date | null;
  /** § 11 PAngV: to be said beside a promo; null while none runs. */
  readonly lowestBeforeCents: number | null;
};

/** What one piece of a choice costs at an instant. The choice is one that `whyNotChoose` lets pass. */
export function choicePrice(offer: Offer, choice: Choice, now: Date): ChoicePrice {
  const variant = variantOf(offer, choice) ?? null;
  const sold = variant ?? offer;
  const extrasCents = chosenExtras(offer, choice).reduce(
    (sum, { extra, quantity }) => sum + surchargeOf(extra, variant) * quantity,
    0,
  );
  const promo = sold.promo && isPromoRunning(sold.promo, now) ? sold.promo : null;
  return {
    unitCents: currentCents(sold, now) + extrasCents,
    usualCents: sold.priceCents + extrasCents,
    extrasCents,
    depositCents: sold.depositCents,
    vatPercent: vatPercent(offer.vatKind, now),
    promoEndsAt: promo?.to ?? null,
    lowestBeforeCents: promo ? sold.lowestBeforeCents : null,
  };
}

/** What an offer costs at least, and whether it may cost more ("ab"), without the extras that nobody has to take. */
export function priceFrom(offer: Offer, now: Date): { cents: number; isFrom: boolean } {
  const needed = (variant: OfferVariant | null) =>
    offer.extraGroups.reduce((sum, group) => sum + cheapest(group, variant), 0);
  const all =
    offer.variants.length > 0
      ? offer.variants.map((variant) => ({ own: currentCents(variant, now), needed: needed(variant) }))
      : [{ own: currentCents(offer, now), needed: needed(null) }];
  const sums = all.map((each) => each.own + each.needed);
  const cents = Math.min(...sums);
  return { cents, isFrom: sums.some((each) => each > cents) || all.some((each) => each.needed > 0) };
}

/** The least that a group which has to be chosen from adds. */
function cheapest({ minimum, mostOfSame, extras }: OfferExtraGroup, variant: OfferVariant | null): number {
  const surcharges = extras.map((extra) => surchargeOf(extra, variant)).sort((one, other) => one - other);
  return surcharges
    .flatMap((cents) => Array<number>(mostOfSame).fill(cents))
    .slice(0, minimum)
    .reduce((sum, cents) => sum + cents, 0);
}
