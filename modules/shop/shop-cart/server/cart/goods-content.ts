import type { Language } from '@fachwerk/base/language';
import { addMinutes } from '@fachwerk/base/time';
import type { CheckoutProblem } from '@fachwerk/cart/contract';
import { couponOf } from '@fachwerk/cart/facade';
import type { CouponAnswer } from '@fachwerk/cart/facade-codes';
import type { CartRow } from '@fachwerk/cart/facade-filling';
import { type CodeItem, type Discount, discountOn } from '@fachwerk/cart/rules/discount';
import type { Offer } from '@fachwerk/item-options/contract';
import { findOffers } from '@fachwerk/item-options/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Shop } from '@fachwerk/shop/contract';
import { DELIVERY_TYPES, type DeliveryType } from '@fachwerk/shop/contract-way';
import { bookedSlots, shopOf } from '@fachwerk/shop/facade';
import { findArea } from '@fachwerk/shop/rules/area';
import { whyNotOrder } from '@fachwerk/shop/rules/order';
import type { Booked } from '@fachwerk/shop/rules/order-times';
import { findZone } from '@fachwerk/shop/rules/zones';
import type { GoodsCart, ItemLine, Refusal } from '../../contract.ts';
import { destinationOf, openFields, typeOf } from '../../rules/handover.ts';
import { itemLines, type WantedLine, weightOf } from '../../rules/item-lines.ts';
import { type PricedCart, priceCart } from '../../rules/price-cart.ts';
import { boxesFor } from '../facade-hooks.ts';
import { findHandover, type HandoverRow } from '../handover/handover-store.ts';
import { choiceOf, listLines } from '../line/line-store.ts';

/** Everything there is to know of goods that somebody wants, at this moment; without what a code does for them. */
export type PlainContent = {
  readonly shop: Shop;
  readonly said: HandoverRow;
  readonly offers: readonly Offer[];
  readonly lines: readonly ItemLine[];
  /** Null while several are offered and nobody has chosen. */
  readonly type: DeliveryType | null;
  readonly open: GoodsCart['open'];
  readonly priced: PricedCart;
  /** What a code is held against of the goods. */
  readonly codeItems: readonly CodeItem[];
  /** Why they cannot be laid into boxes, where they should be. */
  readonly whyNotBoxes: Refusal | null;
};

/** The same with the code. */
export type GoodsContent = PlainContent & {
  /** Empty: none. */
  readonly voucherCode: string;
  /** What the code takes off the goods and what lies beside them. */
  readonly coupon: CouponAnswer | null;
  /** What the code saves: goods, and the delivery. */
  readonly savedCents: number;
  readonly whyNot: Refusal | null;
};

type Wanted = {
  readonly lines: readonly WantedLine[];
  readonly said: HandoverRow;
  readonly shop: Shop;
  readonly language: Language;
};

/** Null: there are none in this cart. */
export async function contentOfCart(
  ctx: CompanyCtx & { readonly language: Language },
  { id: cartId }: Pick<CartRow, 'id'>,
): Promise<PlainContent | null> {
  const [rows, said, shop] = await Promise.all([listLines(ctx, cartId), findHandover(ctx, cartId), shopOf(ctx)]);
  if (rows.length === 0) return null;
  const lines = rows.map((row) => ({ ...row, choice: choiceOf(row) }));
  return contentOf(ctx, { lines, said, shop, language: ctx.language });
}

export async function contentOf(
  ctx: CompanyCtx,
  { lines: wanted, said, shop, language }: Wanted,
): Promise<PlainContent> {
  const type = typeOf(shop, said);
  const [offers, booked] = await Promise.all([
    findOffers(ctx, [...new Set(wanted.map(({ choice }) => choice.itemId))]),
    type ? bookedSlots(ctx, type, ctx.now) : (new Map() as Booked),
  ]);
  const zone = findZone(shop.zones, destinationOf(shop, said));
  const lines = itemLines(wanted, offers, shop, ctx.now, language, zone);
  const priced = pricedWith({ shop, said, type, lines }, null);
  const parcel = { weightGrams: weightOf(lines), goodsCents: priced.sums.goodsCents };
  return {
    shop,
    said,
    offers,
    lines,
    type,
    open: openFields(shop, said, ctx.now, booked, parcel),
    priced,
    codeItems: codeItemsOf(orderable(lines), offers),
    whyNotBoxes: type === 'box' ? await whyNotBoxes(ctx, { shop, said, lines }) : null,
  };
}

type CodeQuestion = {
  readonly code: string;
  /** In the same cart: a code may be for them, too. */
  readonly beside: readonly CodeItem[];
  /** Who orders, as far as it is known. */
  readonly email: string;
  readonly language: Language;
};

/** Asks what a code does for them. */
export async function contentWithCode(
  ctx: CompanyCtx,
  content: PlainContent,
  { code, beside, email, language }: CodeQuestion,
): Promise<GoodsContent> {
  const items = [...content.codeItems, ...beside];
  const { type } = content;
  const { deliveryCents } = content.priced.sums;
  const coupon = await couponOf(ctx, { code, type, items, deliveryCents, email, language });
  return withCoupon(content, { code, coupon, items }, ctx.now);
}

type UsedCode = {
  readonly code: string;
  readonly coupon: CouponAnswer | null;
  /** All that the code was held against. */
  readonly items: readonly CodeItem[];
};

export function withCoupon(content: PlainContent, { code, coupon, items }: UsedCode, now: Date): GoodsContent {
  const ids = content.codeItems.map(({ lineId }) => lineId);
  const discount = coupon?.discount ? discountOn(coupon.discount, items, ids) : null;
  const priced = discount ? pricedWith(content, discount) : content.priced;
  const { deliveryCents } = content.priced.sums;
  return {
    ...content,
    priced,
    voucherCode: code,
    coupon,
    savedCents: priced.sums.discountCents + deliveryCents - priced.sums.deliveryCents,
    whyNot: whyNotGoods(now, { ...content, priced }),
  };
}

const orderable = (lines: readonly ItemLine[]) => lines.filter(({ whyNot }) => whyNot === null);

function pricedWith(
  { shop, said, type, lines }: Pick<PlainContent, 'shop' | 'said' | 'type' | 'lines'>,
  discount: Discount | null,
): PricedCart {
  return priceCart(shop, {
    items: orderable(lines),
    // Until somebody chooses, what the first of them would cost.
    type: type ?? DELIVERY_TYPES.find((each) => shop.ways[each].isOffered) ?? 'pickup',
    area: type === 'delivery' ? (findArea(shop, said.postcode) ?? null) : null,
    to: destinationOf(shop, said),
    weightGrams: weightOf(lines),
    tip: said.tip,
    discount,
  });
}

/** Asks whoever has boxes, where the shop offers them: why these goods cannot be laid into some. */
export async function whyNotBoxes(
  ctx: CompanyCtx,
  { shop: { ways }, said: { wishedAt }, lines }: Pick<GoodsContent, 'shop' | 'said' | 'lines'>,
): Promise<Refusal | null> {
  if (!ways.box.isOffered) return null;
  const ask = ctx.app.hooks.find(boxesFor);
  if (!ask) return { code: 'shop.type_not_offered', params: {} };
  const items = lines.filter(({ whyNot }) => whyNot === null);
  return ask(ctx, {
    items: items.map(({ choice: { itemId }, quantity }) => ({ itemId, quantity })),
    at: wishedAt ?? addMinutes(ctx.now, ways.box.preparationMinutes),
  });
}

/** What a code is held against. */
const codeItemsOf = (items: readonly ItemLine[], offers: readonly Offer[]): CodeItem[] =>
  items.map(({ id, choice: { itemId }, quantity, unitCents, countsForMinimum }) => ({
    lineId: id,
    itemId,
    categoryId: offers.find((offer) => offer.id === itemId)!.categoryId,
    quantity,
    unitCents,
    countsForMinimum,
  }));

const PRICE_CHANGED: CheckoutProblem = 'cart.price_changed';

/** Why nothing of this can be ordered as it is: the shop, a line, the minimum, a price nobody has agreed to. */
function whyNotGoods(
  now: Date,
  {
    shop,
    type,
    lines,
    priced,
    whyNotBoxes: boxes,
  }: Omit<GoodsContent, 'voucherCode' | 'savedCents' | 'whyNot' | 'coupon'>,
): Refusal | null {
  const closed = type ? whyNotOrder(shop, type, now) : whyNotAny(shop, now);
  if (closed) return { code: closed, params: {} };
  const missing = lines.find(({ whyNot }) => whyNot !== null);
  if (missing) return missing.whyNot;
  if (boxes) return boxes;
  const { isBlocked, missingCents, minimumCents } = priced.sums;
  if (isBlocked && type) return { code: 'goods.below_minimum', params: { missingCents, minimumCents } };
  return lines.some(({ wasCents }) => wasCents !== null) ? { code: PRICE_CHANGED, params: {} } : null;
}

function whyNotAny(shop: Shop, now: Date): string | null {
  const refusals = DELIVERY_TYPES.map((type) => whyNotOrder(shop, type, now));
  return refusals.includes(null) ? null : (refusals.find((each) => each !== 'shop.type_not_offered') ?? refusals[0]!);
}
