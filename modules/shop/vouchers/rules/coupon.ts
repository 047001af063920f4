import { formatMoney } from '@fachwerk/base/format-number';
import { type Language, LOCALES } from '@fachwerk/base/language';
import type { FieldProblem } from '@fachwerk/base/problem';
import { type Refusal, refusalOf } from '@fachwerk/base/refusal';
import { dayOf, WEEKDAYS } from '@fachwerk/base/time';
import type { CodeItem } from '@fachwerk/cart/rules/discount';
import type { DeliveryType } from '@fachwerk/shop/contract-way';
import type { Coupon, CouponData, CouponState, VoucherProblem } from '../contract.ts';

export type CouponCart = {
  readonly type: string | null;
  readonly items: readonly CodeItem[];
  readonly now: Date;
  readonly language: Language;
  /** Of whoever orders, as far as they are known: how often they have used it, and whether they have ordered before. */
  readonly usedByThem: number;
  readonly hasOrdered: boolean;
  /** What is free, as it is called; of `item`. */
  readonly itemName: string;
};

type Said = { readonly code: VoucherProblem; readonly params: Readonly<Record<string, string | number>> };

/**
 * What of the cart it is for. A box only where nothing of it is about goods alone. Tobacco, CBD and prepaid cards have fixed prices, so
 * nothing is taken off them (§ 28 TabStG).
 */
function meantBy({ kind, types, itemIds, categoryIds }: CouponData, items: readonly CodeItem[]): readonly CodeItem[] {
  const isAll = itemIds.length === 0 && categoryIds.length === 0;
  const isForBoxes = isAll && types.length === 0 && kind !== 'delivery';
  return items.filter(({ itemId, categoryId, countsForMinimum }) => {
    if (itemId === null) return isForBoxes;
    return countsForMinimum && (isAll || itemIds.includes(itemId) || categoryIds.includes(categoryId ?? ''));
  });
}

const sum = (items: readonly CodeItem[]) => items.reduce((all, each) => all + each.quantity * each.unitCents, 0);

/** The cheapest one of what is free. */
function freeOne({ itemId }: CouponData, items: readonly CodeItem[]): CodeItem | undefined {
  return items
    .filter((each) => each.itemId === itemId && each.countsForMinimum)
    .toSorted((a, b) => a.unitCents - b.unitCents)[0];
}

export function couponState(
  {
    stoppedAt,
    untilOn,
    fromOn,
    mostUses,
    uses,
  }: Pick<Coupon, 'stoppedAt' | 'untilOn' | 'fromOn' | 'mostUses' | 'uses'>,
  now: Date,
): CouponState {
  const today = dayOf(now).toString();
  if (stoppedAt) return 'stopped';
  if (untilOn && today > untilOn) return 'ended';
  if (mostUses !== null && uses >= mostUses) return 'used_up';
  return fromOn && today < fromOn ? 'planned' : 'active';
}

const STATE_REFUSALS: Readonly<Record<Exclude<CouponState, 'active'>, VoucherProblem>> = {
  stopped: 'coupon.stopped',
  ended: 'coupon.ended',
  used_up: 'coupon.used_up',
  planned: 'coupon.not_yet',
};

/** Why a code cannot be used for this cart, or null. What nobody can mend by changing the cart comes first. */
export function whyNotCoupon(coupon: Omit<Coupon, 'state' | 'costCents'>, cart: CouponCart): Said | null {
  const state = couponState(coupon, cart.now);
  if (state !== 'active') return said(STATE_REFUSALS[state]);
  if (coupon.mostPerCustomer !== null && cart.usedByThem >= coupon.mostPerCustomer) return said('coupon.used_by_you');
  if (coupon.isFirstOrder && cart.hasOrdered) return said('coupon.first_order_only');
  const weekday = WEEKDAYS[dayOf(cart.now).dayOfWeek - 1]!;
  if (coupon.weekdays.length > 0 && !coupon.weekdays.includes(weekday)) return said('coupon.other_weekday');
  return whyNotFor(coupon, cart);
}

/** What another cart would mend. */
function whyNotFor(coupon: CouponData, { type, items, language, itemName }: CouponCart): Said | null {
  const { kind, types, minimumCents } = coupon;
  const fitting: readonly string[] =
    kind === 'delivery' ? BROUGHT.filter((each) => types.length === 0 || types.includes(each)) : types;
  if (type && fitting.length > 0 && !fitting.includes(type)) return said('coupon.other_type');
  if (sum(items.filter(({ countsForMinimum }) => countsForMinimum)) < minimumCents)
    return said('coupon.below_minimum', { amount: formatMoney(minimumCents, LOCALES[language]) });
  if (kind === 'item') return freeOne(coupon, items) ? null : said('coupon.item_missing', { item: itemName });
  return meantBy(coupon, items).length > 0 ? null : said('coupon.no_such_goods');
}

/** Only what is brought costs something to bring. */
const BROUGHT: readonly DeliveryType[] = ['delivery', 'shipment'];

const said = (code: VoucherProblem, params: Said['params'] = {}): Said => ({ code, params });

export type CouponDiscount = {
  readonly cents: number;
  readonly lineIds: readonly string[];
  readonly isDeliveryFree: boolean;
};

/** What it takes off goods that it may be used for; null where that is nothing, so that it is not used up. Half a cent goes up. */
export function couponDiscount(
  coupon: CouponData,
  items: readonly CodeItem[],
  deliveryCents: number,
): CouponDiscount | null {
  if (coupon.kind === 'delivery') return deliveryCents > 0 ? { cents: 0, lineIds: [], isDeliveryFree: true } : null;
  const free = freeOne(coupon, items);
  const meant = coupon.kind === 'item' ? (free ? [free] : []) : meantBy(coupon, items);
  const most = sum(meant);
  const cents = { amount: coupon.amountCents, percent: percentOf(coupon, most), item: free?.unitCents ?? 0 }[
    coupon.kind
  ];
  const taken = Math.min(cents, most);
  return taken > 0 ? { cents: taken, lineIds: meant.map(({ lineId }) => lineId), isDeliveryFree: false } : null;
}

const percentOf = ({ percent }: CouponData, cents: number) => Math.floor((cents * percent + 50) / 100);

/** What of a coupon cannot be stored, at its fields. */
export function whyNotCouponData(data: CouponData): Refusal<'coupon.refused'> | null {
  const missing: Record<CouponData['kind'], FieldProblem[]> = {
    amount: data.amountCents > 0 ? [] : [{ path: 'amountCents', code: 'field.missing' }],
    percent: data.percent > 0 ? [] : [{ path: 'percent', code: 'field.missing' }],
    item: data.itemId ? [] : [{ path: 'itemId', code: 'field.missing' }],
    delivery: [],
  };
  const isBackwards = data.fromOn !== null && data.untilOn !== null && data.fromOn > data.untilOn;
  return refusalOf('coupon.refused', [
    ...missing[data.kind],
    ...(isBackwards ? [{ path: 'untilOn', code: 'field.coupon_period' }] : []),
  ]);
}
