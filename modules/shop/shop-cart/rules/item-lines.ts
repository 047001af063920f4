import type { Language } from '@fachwerk/base/language';
import { textIn } from '@fachwerk/base/translated';
import { vatRateOf } from '@fachwerk/companies/rules/tax';
import type { Choice, Offer } from '@fachwerk/item-options/contract';
import { choiceWords, refusalParams, whyNotChoose } from '@fachwerk/item-options/rules/choice';
import { choicePrice } from '@fachwerk/item-options/rules/choice-price';
import { variantOf, whyNotSell } from '@fachwerk/item-options/rules/offer';
import type { Shop } from '@fachwerk/shop/contract';
import type { Zone } from '@fachwerk/shop/contract-zone';
import { deliveryDaysOf } from '@fachwerk/shop/rules/fares';
import type { ItemLine, Refusal } from '../contract.ts';

/** What somebody wants of an item. `seenCents`: what one cost when they last agreed; null: they are told the price of this moment. */
export type WantedLine = {
  readonly id: string;
  readonly choice: Choice;
  readonly quantity: number;
  readonly note: string;
  readonly seenCents: number | null;
};

/** Few enough to be said. */
const WORTH_SAYING = 10;

/** The lines of a cart as they are at this moment: what each costs, and why it cannot be had. */
export function itemLines(
  wanted: readonly WantedLine[],
  offers: readonly Offer[],
  shop: Pick<Shop, 'ways' | 'zones' | 'isSmallBusiness'>,
  now: Date,
  language: Language,
  zone?: Zone,
): ItemLine[] {
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  return wanted.map((line) => {
    const offer = byId.get(line.choice.itemId);
    if (!offer) return goneLine(line);
    const sold = { ...soldLine(line, offer, wanted, now, language), deliveryDays: deliveryDaysOf(shop, offer, zone) };
    return { ...sold, vatPercent: vatRateOf(shop, sold.vatPercent) };
  });
}

function soldLine(
  line: WantedLine,
  offer: Offer,
  wanted: readonly WantedLine[],
  now: Date,
  language: Language,
): Omit<ItemLine, 'deliveryDays'> {
  const { id, choice, quantity, note, seenCents } = line;
  const whyNot = whyNotHave(line, offer, wanted, now, language);
  const price = choicePrice(offer, choice, now);
  const left = leftOf(offer, choice, wanted);
  return {
    id,
    choice,
    note,
    quantity,
    ...choiceWords(offer, choice, language),
    picture: offer.pictures[0]?.sources[0]?.url ?? null,
    unitCents: price.unitCents,
    usualCents: price.usualCents,
    depositCents: price.depositCents,
    vatPercent: price.vatPercent,
    wasCents: price.unitCents === seenCents ? null : seenCents,
    promoEndsAt: price.promoEndsAt,
    whyNot,
    left: left !== null && left <= WORTH_SAYING ? Math.max(0, left) : null,
    minimumAge: offer.minimumAge,
    weightGrams: offer.isService ? 0 : (offer.weightGrams ?? 0),
    countsForMinimum: !(offer.isTobacco || offer.isCbd || offer.isPrepaid),
  };
}

/** What stood behind its id is nowhere any more. */
function goneLine({ id, choice, quantity, note, seenCents }: WantedLine): ItemLine {
  const unitCents = seenCents ?? 0;
  return {
    id,
    choice,
    note,
    quantity,
    title: '',
    detail: '',
    picture: null,
    unitCents,
    usualCents: unitCents,
    depositCents: 0,
    vatPercent: 0,
    wasCents: null,
    promoEndsAt: null,
    whyNot: { code: 'item.gone', params: { item: '' } },
    left: null,
    minimumAge: 0,
    deliveryDays: null,
    weightGrams: 0,
    countsForMinimum: false,
  };
}

/** The first reason the customer can act on. */
export function whyNotHave(
  { choice, quantity }: Pick<WantedLine, 'choice' | 'quantity'>,
  offer: Offer,
  wanted: readonly Pick<WantedLine, 'choice' | 'quantity'>[],
  now: Date,
  language: Language,
): Refusal | null {
  const item = textIn(offer.name, language);
  const unsold = whyNotSell(offer, now);
  if (unsold) return { code: unsold, params: { item } };
  const refused = whyNotChoose(offer, choice, now);
  if (refused) return { code: refused.code, params: refusalParams(offer, refused, language) };
  const left = leftOf(offer, choice, wanted);
  if (left === null || piecesOf(offer, choice, wanted) <= left) return null;
  return { code: 'goods.only_left', params: { item, left, quantity } };
}

/** Of the item or of its variant, whichever is scarcer; null: as many as anybody wants. */
function leftOf(
  offer: Offer,
  choice: Choice,
  wanted: readonly Pick<WantedLine, 'choice' | 'quantity'>[],
): number | null {
  const variant = variantOf(offer, choice);
  const ofItem = offer.stock === null ? null : offer.stock - othersOf(offer, choice, wanted);
  return [ofItem, variant?.stock ?? null].reduce<number | null>(
    (least, stock) => (stock === null ? least : least === null ? stock : Math.min(least, stock)),
    null,
  );
}

/** What other variants of the same item take of its stock. */
function othersOf(offer: Offer, choice: Choice, wanted: readonly Pick<WantedLine, 'choice' | 'quantity'>[]): number {
  return sumOf(wanted.filter((line) => line.choice.itemId === offer.id && line.choice.variantId !== choice.variantId));
}

/** All lines of the same variant want from the same shelf. */
function piecesOf(offer: Offer, choice: Choice, wanted: readonly Pick<WantedLine, 'choice' | 'quantity'>[]): number {
  return sumOf(wanted.filter((line) => line.choice.itemId === offer.id && line.choice.variantId === choice.variantId));
}

/** What a parcel with these lines weighs; what cannot be had does not go along. */
export const weightOf = (lines: readonly ItemLine[]): number =>
  lines
    .filter(({ whyNot }) => whyNot === null)
    .reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0);

const sumOf = (lines: readonly { readonly quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
