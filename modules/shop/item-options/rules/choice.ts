import type { Language } from '@fachwerk/base/language';
import type { ProblemParams } from '@fachwerk/base/problem';
import { textIn } from '@fachwerk/base/translated';
import { isSoldOutAt } from '@fachwerk/catalog/rules/item';
import {
  type Choice,
  MOST_PIECES,
  type Offer,
  type OfferExtra,
  type OfferExtraGroup,
  type OfferProblem,
} from '../contract.ts';
import { variantOf } from './offer.ts';

/** A "no" to a choice, with the group and the extra it is about. */
export type ChoiceRefusal = {
  readonly code: OfferProblem;
  readonly group?: OfferExtraGroup;
  readonly extra?: OfferExtra;
};

/** Why this cannot be chosen of the offer, or null. The first reason in the order of the sheet. */
export function whyNotChoose(offer: Offer, choice: Choice, now: Date): ChoiceRefusal | null {
  if (choice.itemId !== offer.id) return { code: 'item.gone' };
  return whyNotVariant(offer, choice, now) ?? whyNotExtras(offer, choice, now);
}

function whyNotVariant(offer: Offer, choice: Choice, now: Date): ChoiceRefusal | null {
  if (choice.variantId === null) return offer.variants.length > 0 ? { code: 'choice.variant_missing' } : null;
  const variant = variantOf(offer, choice);
  if (!variant) return { code: 'choice.variant_unknown' };
  return isSoldOutAt({ ...variant }, now) ? { code: 'choice.variant_sold_out' } : null;
}

function whyNotExtras(offer: Offer, choice: Choice, now: Date): ChoiceRefusal | null {
  const wanted = wantedExtras(choice);
  if ([...wanted.values()].some((quantity) => !isCount(quantity))) return { code: 'choice.quantity' };
  const known = new Set(offer.extraGroups.flatMap(({ extras }) => extras.map(({ id }) => id)));
  if ([...wanted.keys()].some((id) => !known.has(id))) return { code: 'choice.extra_unknown' };
  for (const group of offer.extraGroups) {
    const refusal = whyNotGroup(group, wanted, now);
    if (refusal) return refusal;
  }
  return null;
}

function whyNotGroup(group: OfferExtraGroup, wanted: ReadonlyMap<string, number>, now: Date): ChoiceRefusal | null {
  let count = 0;
  for (const extra of group.extras) {
    const quantity = wanted.get(extra.id) ?? 0;
    if (quantity > group.mostOfSame) return { code: 'choice.extra_too_often', group, extra };
    if (quantity > 0 && isSoldOutAt({ ...extra, stock: null }, now))
      return { code: 'choice.extra_sold_out', group, extra };
    count += quantity;
  }
  if (count < group.minimum) return { code: 'choice.too_few', group };
  return count > group.maximum ? { code: 'choice.too_many', group } : null;
}

/** The same extra said twice is taken twice. */
function wantedExtras({ extras }: Choice): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const { extraId, quantity } of extras) {
    const before = wanted.get(extraId) ?? 0;
    wanted.set(extraId, isCount(quantity) ? before + quantity : Number.NaN);
  }
  return wanted;
}

const isCount = (quantity: number) => Number.isSafeInteger(quantity) && quantity > 0;

/** Why nobody can have so many pieces in one line, or null. */
export function whyNotQuantity(quantity: number): 'choice.quantity' | null {
  return isCount(quantity) && quantity <= MOST_PIECES ? null : 'choice.quantity';
}

/** What a sentence says about a refusal. */
export function refusalParams(offer: Offer, { group, extra }: ChoiceRefusal, language: Language): ProblemParams {
  return {
    item: textIn(offer.name, language),
    group: group ? textIn(group.name, language) : '',
    extra: extra ? textIn(extra.name, language) : '',
    minimum: group?.minimum ?? 0,
    maximum: group?.maximum ?? 0,
    mostOfSame: group?.mostOfSame ?? 0,
  };
}

/** How a choice is named on a receipt, in a cart and in the kitchen. */
export function choiceWords(offer: Offer, choice: Choice, language: Language): { title: string; detail: string } {
  const variant = variantOf(offer, choice);
  const name = textIn(offer.name, language);
  return {
    title: variant ? `${name}, ${textIn(variant.name, language)}` : name,
    detail: chosenExtras(offer, choice)
      .map(({ extra, quantity }) => `${quantity > 1 ? `${quantity}× ` : ''}${textIn(extra.name, language)}`)
      .join(', '),
  };
}

/** In the order of the sheet, not of the clicks: the same choice reads the same. */
export function chosenExtras(offer: Offer, choice: Choice): { extra: OfferExtra; quantity: number }[] {
  const wanted = wantedExtras(choice);
  return offer.extraGroups.flatMap(({ extras }) =>
    extras.flatMap((extra) => {
      const quantity = wanted.get(extra.id) ?? 0;
      return quantity > 0 ? [{ extra, quantity }] : [];
    }),
  );
}
