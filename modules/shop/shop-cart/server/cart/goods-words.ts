import { countryName } from '@fachwerk/base/format-number';
import { formatTime } from '@fachwerk/base/format-time';
import { type Language, LOCALES } from '@fachwerk/base/language';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { textIn } from '@fachwerk/base/translated';
import { choiceWords, chosenExtras } from '@fachwerk/item-options/rules/choice';
import type { OrderLine } from '@fachwerk/orders/contract';
import { staffWords } from '@fachwerk/orders/rules/staff-words';
import { deliveryDaysWords } from '@fachwerk/shop/rules/fares';
import { hasTimes } from '@fachwerk/shop/rules/way';
import { findZone, HOME_COUNTRY } from '@fachwerk/shop/rules/zones';
import { countryFor, destinationOf, hasAddress } from '../../rules/handover.ts';
import type { PricedCartLine } from '../../rules/price-cart.ts';
import type { GoodsContent } from './goods-content.ts';

type Translate = (key: string, params?: Readonly<Record<string, string | number>>) => string;
/** What the house says in each language, as far as it is needed. */
export type Translator = { in(language: Language): Translate };

export type GoodsWords = { readonly title: string; readonly detail: string };

/** What a line says: of an item what was chosen, of everything else what it is. */
export function wordsOf(content: GoodsContent, line: PricedCartLine, t: Translate, language: Language): GoodsWords {
  const item = content.lines.find(({ id }) => id === line.itemLineId);
  const offer = content.offers.find(({ id }) => id === item?.choice.itemId);
  if (line.kind === 'item' && item && offer) {
    const { title, detail } = choiceWords(offer, item.choice, language);
    const days = content.type === 'shipment' && item.deliveryDays && deliveryDaysWords(item.deliveryDays);
    const parts = [detail, item.note && `„${item.note}“`, days && t(days.key, days.params)];
    return { title, detail: parts.filter(Boolean).join(' · ') };
  }
  if (line.kind === 'deposit' && offer) return { title: t('goods.line_deposit'), detail: textIn(offer.name, language) };
  const hasOthers = content.priced.lines.some((each) => each.kind === line.kind && each.id !== line.id);
  const detail = hasOthers ? t('goods.line_share', { percent: line.vatPercent }) : '';
  if (line.kind === 'discount') return { title: content.coupon?.title ?? t('goods.line_discount'), detail };
  if (line.kind !== 'delivery' || content.type !== 'shipment') return { title: t(`goods.line_${line.kind}`), detail };
  return { title: t('goods.line_shipment'), detail: [zoneName(content), detail].filter(Boolean).join(' · ') };
}

/** Said where there are several. */
function zoneName({ shop, said }: GoodsContent): string {
  return shop.zones.length > 1 ? (findZone(shop.zones, destinationOf(shop, said))?.name ?? '') : '';
}

/** As it stands in the order and on the invoice, in the customer's language; for staff in theirs. */
export function orderLineOf(
  content: GoodsContent,
  line: PricedCartLine,
  speaker: Translator,
  { language, orderId }: { readonly language: Language; readonly orderId: string },
): OrderLine {
  const { kind, quantity, unitCents, vatPercent } = line;
  const words = (spoken: Language) => wordsOf(content, line, speaker.in(spoken), spoken);
  const item = content.lines.find(({ id }) => id === line.itemLineId);
  return {
    kind,
    subjectId: item?.choice.itemId ?? orderId,
    ...cut(words(language)),
    quantity,
    unitCents,
    vatPercent,
    data: { ...staffWords((spoken) => cut(words(spoken))), ...(kind === 'item' && item && kitchenData(content, item)) },
  };
}

const LONGEST_TITLE = 200;
const LONGEST_DETAIL = 400;
const cut = ({ title, detail }: GoodsWords): GoodsWords => ({
  title: title.slice(0, LONGEST_TITLE),
  detail: detail.slice(0, LONGEST_DETAIL),
});

/** What the kitchen and a second order need: the choice itself, and its German names. */
function kitchenData({ offers }: GoodsContent, { choice, note }: GoodsContent['lines'][number]) {
  const offer = offers.find(({ id }) => id === choice.itemId)!;
  return {
    choice,
    note,
    number: offer.variants.find(({ id }) => id === choice.variantId)?.number || offer.number,
    kitchenTitle: choiceWords(offer, choice, 'de').title,
    extras: chosenExtras(offer, choice).map(({ extra, quantity }) => ({ title: textIn(extra.name, 'de'), quantity })),
  };
}

/** `Lieferung` · `Di., 17.11., 18:30 · Hauptstraße 1, 10115 Berlin`. */
export function handoverWords({ type, said, shop }: GoodsContent, t: Translate, language: Language): GoodsWords {
  if (!type) return { title: '', detail: '' };
  const when = said.wishedAt
    ? formatTime(said.wishedAt, HOUSE_ZONE, LOCALES[language], 'weekdayTime')
    : t('goods.as_soon_as_possible');
  const country = countryFor(shop, type, said);
  const abroad = country === HOME_COUNTRY ? '' : countryName(country, LOCALES[language]);
  const where = hasAddress(type)
    ? [[said.street, said.addition].filter(Boolean).join(', '), `${said.postcode} ${said.city}`.trim(), abroad]
        .filter(Boolean)
        .join(', ')
    : type === 'totable'
      ? said.tableName
      : '';
  return { title: t(`goods.type_${type}`), detail: [hasTimes(type) ? when : '', where].filter(Boolean).join(' · ') };
}
