import { currentCents, isPromoRunning } from '@fachwerk/catalog/rules/item-price';
import { vatPercent } from '@fachwerk/catalog/rules/vat';
import type { Choice, Offer } from '../contract.ts';
import { chosenExtras } from './choice.ts';
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
  const sold = variantOf(offer, choice) ?? offer;
  const extrasCents = chosenExtras(offer, choice).reduce(
    (sum, { extra, quantity }) => sum + extra.surchargeCents * quantity,
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
  const prices = offer.variants.length > 0 ? offer.variants : [offer];
  const current = prices.map((each) => currentCents(each, now));
  const needed = offer.extraGroups.reduce((sum, group) => sum + cheapest(group), 0);
  const cents = Math.min(...current);
  return { cents: cents + needed, isFrom: current.some((each) => each > cents) || needed > 0 };
}

/** The least that a group which has to be chosen from adds. */
function cheapest({ minimum, mostOfSame, extras }: Offer['extraGroups'][number]): number {
  const surcharges = extras.map(({ surchargeCents }) => surchargeCents).sort((one, other) => one - other);
  return surcharges
    .flatMap((cents) => Array<number>(mostOfSame).fill(cents))
    .slice(0, minimum)
    .reduce((sum, cents) => sum + cents, 0);
}
