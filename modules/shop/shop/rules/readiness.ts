import { hasHours } from '@fachwerk/opening-hours/rules/opening-hours';
import type { ReadinessLine, Shop, ShopGap } from '../contract.ts';
import { DELIVERY_TYPES, type DeliveryType } from '../contract-way.ts';
import { paymentsFor } from './payments.ts';
import { hoursOf, pauseAt } from './shop-hours.ts';

/** What keeps one type of delivery from being ordered, once it is offered. */
function typeGaps(shop: Shop, type: DeliveryType): ShopGap[] {
  const gaps: [ShopGap, boolean][] = [
    ['hours', !hasHours(hoursOf(shop, type))],
    [
      'handover',
      (type === 'delivery' && shop.areas.length === 0) ||
        (type === 'shipment' && shop.zones.length === 0) ||
        (type === 'totable' && !shop.hasTables),
    ],
    ['payment', paymentsFor(shop, type).length === 0],
  ];
  return gaps.filter(([, isOpen]) => isOpen).map(([gap]) => gap);
}

export const isTypeReady = (shop: Shop, type: DeliveryType): boolean => typeGaps(shop, type).length === 0;

/** Customers have to know with whom they sign, and something has to reach them. */
export function isWholeReady(shop: Shop): boolean {
  return shop.isPartyComplete && offeredTypes(shop).some((type) => isTypeReady(shop, type));
}

/** Whether the shop takes orders in principle: pauses and hours come and go. */
export const isOrderable = (shop: Shop): boolean => isWholeReady(shop) && !shop.isCatalogue;

function offeredTypes({ ways }: Shop): DeliveryType[] {
  return DELIVERY_TYPES.filter((type) => ways[type].isOffered);
}

export type ReadinessFacts = {
  /** What is missing of the company's own data. */
  readonly partyFields: readonly string[];
  /** Legal texts of which the shipped one counts. */
  readonly shippedTexts: readonly string[];
  /** There is something to be sold, and an address where customers find it. */
  readonly hasItems: boolean;
  readonly hasDomain: boolean;
};

/** What a shop needs before it takes orders, every line of it, done or not. */
export function readinessLines(shop: Shop, facts: ReadinessFacts, now: Date): ReadinessLine[] {
  const { partyFields, shippedTexts, hasItems, hasDomain } = facts;
  const isPaused = pauseAt(shop, now) !== null;
  return [
    hasItems ? line('items') : line('items', 'open', 'missing'),
    gapLine(shop, 'hours'),
    gapLine(shop, 'handover'),
    gapLine(shop, 'payment'),
    shop.isPartyComplete ? line('party') : line('party', 'open', 'incomplete', partyFields),
    shippedTexts.length > 0 ? line('legal', 'advice', 'shipped', shippedTexts) : line('legal'),
    hasDomain ? line('domain') : line('domain', 'open', 'missing'),
    ...(shop.isCatalogue ? [line('catalogue', 'open', 'on')] : []),
    ...(isPaused ? [line('pause', 'advice', 'on')] : []),
  ];
}

function gapLine(shop: Shop, gap: ShopGap & ReadinessLine['topic']): ReadinessLine {
  const offered = offeredTypes(shop);
  if (offered.length === 0) return lineOfNothing(shop, gap);
  const lacking = offered.filter((type) => typeGaps(shop, type).includes(gap));
  if (lacking.length === 0) return line(gap);
  return line(gap, offered.some((type) => isTypeReady(shop, type)) ? 'some' : 'open', 'missing', lacking);
}

/** Nothing is offered yet: what all types share is judged all the same. */
function lineOfNothing(shop: Shop, gap: ShopGap & ReadinessLine['topic']): ReadinessLine {
  if (gap === 'handover') return line(gap, 'open', 'nothing_offered');
  const isMissing = gap === 'hours' ? !hasHours(shop.hours) : shop.offered.length === 0;
  return isMissing ? line(gap, 'open', 'missing') : line(gap);
}

function line(
  topic: ReadinessLine['topic'],
  state: ReadinessLine['state'] = 'done',
  reason = 'done',
  names: readonly string[] = [],
): ReadinessLine {
  return { topic, state, reason, names: [...names] };
}
