import { PLAIN_ITEM } from '@fachwerk/catalog/rules/plain-item';
import type { Choice, Offer, OfferExtra, OfferExtraGroup, OfferVariant } from '../contract.ts';

let made = 0;
const newId = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`;

const supply = { isSoldOut: false, soldOutUntil: null };
export const named = (de: string) => ({ de, deDu: '', en: '', it: '', ru: '' });

/** What of an item stays in the back-office. */
const { ean: _ean, isHidden: _isHidden, warnFrom: _warnFrom, ...plain } = PLAIN_ITEM;

export function offerLike(given: Partial<Offer> = {}): Offer {
  return {
    ...plain,
    id: newId(),
    categoryId: newId(),
    name: { ...named('Pizza Margherita'), en: 'Margherita' },
    number: '10',
    priceCents: 950,
    lowestBeforeCents: null,
    categoryAvailability: [],
    stock: null,
    ...supply,
    isArchived: false,
    variantsName: {},
    variants: [],
    extraGroups: [],
    pictures: [],
    ...given,
  };
}

export function variantLike(name: string, given: Partial<OfferVariant> = {}): OfferVariant {
  return {
    id: newId(),
    name: named(name),
    number: '',
    priceCents: 950,
    promo: null,
    lowestBeforeCents: null,
    content: null,
    depositCents: 0,
    stock: null,
    ...supply,
    ...given,
  };
}

export function extraLike(name: string, given: Partial<OfferExtra> = {}): OfferExtra {
  return {
    id: newId(),
    name: named(name),
    surchargeCents: 100,
    sizePrices: [],
    allergens: [],
    additives: [],
    ...supply,
    ...given,
  };
}

export function groupLike(extras: OfferExtra[], given: Partial<OfferExtraGroup> = {}): OfferExtraGroup {
  return { id: newId(), name: named('Beläge'), minimum: 0, maximum: 3, mostOfSame: 1, extras, ...given };
}

export function choiceOf(
  offer: Offer,
  variant: OfferVariant | null,
  ...extras: (readonly [OfferExtra, number])[]
): Choice {
  return {
    itemId: offer.id,
    variantId: variant?.id ?? null,
    extras: extras.map(([{ id }, quantity]) => ({ extraId: id, quantity })),
  };
}
