import type { Language } from '@fachwerk/base/language';
import { plainProse } from '@fachwerk/base/prose';
import { textIn } from '@fachwerk/base/translated';
import { currentCents, isPromoRunning } from '@fachwerk/catalog/rules/item-price';
import { unitPrice } from '@fachwerk/catalog/rules/unit-price';
import { vatPercent } from '@fachwerk/catalog/rules/vat';
import { vatRateOf } from '@fachwerk/companies/rules/tax';
import type { Offer } from '@fachwerk/item-options/contract';
import type { Picture } from '@fachwerk/item-options/contract-picture';
import { priceFrom } from '@fachwerk/item-options/rules/choice-price';
import { whyNotSell } from '@fachwerk/item-options/rules/offer';
import type { Shop } from '@fachwerk/shop/contract';
import { deliveryDaysOf, fareOf } from '@fachwerk/shop/rules/fares';
import type { MenuCard, ShownPicture } from '../contract.ts';

/** From here on customers are told how many are left. */
const FEW = 5;

/** An item as the menu shows it at an instant. */
export function menuCard(
  offer: Offer,
  shop: Pick<Shop, 'ways' | 'zones' | 'areas' | 'isSmallBusiness'>,
  now: Date,
  language: Language,
): MenuCard {
  const { cents, isFrom } = priceFrom(offer, now);
  const cheapest = cheapestOf(offer, now);
  const whyNot = whyNotSell(offer, now);
  return {
    id: offer.id,
    categoryId: offer.categoryId,
    number: offer.number,
    name: textIn(offer.name, language),
    // On cards and for machines; the page of the item shows it formatted.
    description: plainProse(textIn(offer.description, language)),
    hashtags: offer.hashtags,
    cents,
    isFrom,
    promo:
      cheapest.promo && isPromoRunning(cheapest.promo, now)
        ? {
            usualCents: cents - cheapest.promo.cents + cheapest.priceCents,
            lowestBeforeCents: cheapest.lowestBeforeCents,
            endsAt: cheapest.promo.to,
          }
        : null,
    unitPrice: cheapest.content && unitPrice(currentCents(cheapest, now), cheapest.content),
    depositCents: cheapest.depositCents,
    fare: offer.isService ? null : fareOf(shop, { cents, weightGrams: offer.weightGrams }),
    deliveryDays: deliveryDaysOf(shop, offer),
    vatPercent: vatRateOf(shop, vatPercent(offer.vatKind, now)),
    isSmallBusiness: shop.isSmallBusiness,
    isMeal: offer.vatKind === 'meal',
    isService: offer.isService,
    durationMinutes: offer.durationMinutes,
    minimumAge: offer.minimumAge,
    allergens: offer.allergens,
    hasNoAllergens: offer.hasNoAllergens,
    additives: offer.additives,
    diet: offer.diet,
    spicy: offer.spicy,
    left: whyNot === null ? fewLeft(offer) : null,
    whyNot: whyNot as MenuCard['whyNot'],
    times: [...offer.availability, ...(offer.availability.length > 0 ? [] : offer.categoryAvailability)],
    hasChoice: offer.variants.length > 0 || offer.extraGroups.length > 0,
    // Known to whoever keeps reviews (`rated-cards.ts`).
    rating: null,
    picture: shownPicture(offer.pictures[0], language),
  };
}

/** What the price on the card is the price of. */
function cheapestOf(
  offer: Offer,
  now: Date,
): Pick<Offer, 'priceCents' | 'promo' | 'lowestBeforeCents' | 'content' | 'depositCents'> {
  const [first, ...others] = offer.variants;
  if (!first) return offer;
  return others.reduce((best, each) => (currentCents(each, now) < currentCents(best, now) ? each : best), first);
}

/** Of all its variants together; one that is not counted never runs out. */
function fewLeft({ stock, variants }: Offer): number | null {
  const counted = variants.map((variant) => variant.stock);
  const ofVariants =
    counted.length > 0 && counted.every((each) => each !== null) ? counted.reduce((sum, each) => sum + each, 0) : null;
  const left = [stock, ofVariants].filter((each) => each !== null);
  const least = Math.min(...left, Number.POSITIVE_INFINITY);
  return least > 0 && least <= FEW ? least : null;
}

export function shownPicture(picture: Picture | undefined, language: Language): ShownPicture | null {
  return picture ? { alt: textIn(picture.alt, language), sources: picture.sources } : null;
}
