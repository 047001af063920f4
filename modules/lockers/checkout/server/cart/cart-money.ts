import { inCompany } from '@fachwerk/companies/facade';
import type { OrderLine } from '@fachwerk/orders/contract';
import { forStaff, staffWords } from '@fachwerk/orders/rules/staff-words';
import { lineTotal, totalsOf, vatShares } from '@fachwerk/orders/rules/vat';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { Cart, CartDiscount } from '../../contract-cart.ts';
import { type CodeItem, discountByLine } from '../../rules/discount.ts';
import { couponOf } from '../code/coupon-of.ts';
import { type CouponAnswer, couponFor, type GiftAnswer, giftFor } from '../facade-codes.ts';
import { type GoodsInCart, goodsInCart } from '../facade-hooks.ts';
import { type PricedLine, pricedLines } from './cart-lines.ts';
import type { CartRow } from './cart-store.ts';

/** What a coupon takes off a box, as it stands in the cart and in the order. */
type BoxDiscount = { readonly shown: CartDiscount; readonly line: OrderLine };

/** What all of a cart costs at this moment, and what pays for it: boxes, goods, a coupon on both, a gift voucher. */
export type CartMoney = {
  readonly goods: GoodsInCart | null;
  readonly coupon: CouponAnswer | null;
  readonly discounts: readonly BoxDiscount[];
  /** Of boxes and goods, the delivery included. */
  readonly savedCents: number;
  readonly gift: (GiftAnswer & { readonly cents: number }) | null;
  readonly totalCents: number;
};

/** Boxes whose hold ran out cost nothing, and nothing is taken off them. */
export async function moneyOf(
  ctx: SiteCtx,
  cart: CartRow,
  lines: readonly PricedLine[],
  hasExpired: boolean,
): Promise<CartMoney> {
  const boxes = cart.kind === 'purchase' ? lines.map(codeItem) : [];
  const goods = cart.hasGoods ? await goodsOf(ctx, cart, { boxes, hasBoxes: hasExpired || lines.length > 0 }) : null;
  const seller = cart.partyId ? inCompany(ctx, cart.partyId) : ctx;
  const coupon = goods ? goods.coupon : await couponOnBoxes(seller, cart, boxes);
  const discounts = boxDiscounts(lines, boxes, coupon, goods?.codeItems ?? []);
  const totalCents = totalsOf(vatShares(pricesOf({ lines, goods, discounts }))).grossCents;
  const boxesSavedCents = discounts.reduce((all, { line }) => all - lineTotal(line), 0);
  return {
    goods,
    coupon,
    discounts,
    savedCents: boxesSavedCents + (goods?.savedCents ?? 0),
    gift: await giftOf(seller, cart, totalCents),
    totalCents,
  };
}

/** To reckon with. */
export function pricesOf({
  lines,
  goods,
  discounts,
}: Pick<CartMoney, 'goods' | 'discounts'> & { readonly lines: readonly PricedLine[] }) {
  const shown = goods?.shown.lines ?? [];
  return [
    ...lines.map(({ line }) => line),
    ...discounts.map(({ line }) => line),
    ...shown.map(({ priceCents, vatPercent }) => ({ quantity: 1, unitCents: priceCents, vatPercent })),
  ];
}

/** The coupon and the gift voucher as the visitor sees them. No code is asked for where nobody knows codes. */
export function shownCodes(
  ctx: SiteCtx,
  cart: CartRow,
  { coupon, gift }: Pick<CartMoney, 'coupon' | 'gift'>,
): Pick<Cart, 'coupon' | 'gift'> {
  const isAsked = cart.kind === 'purchase' && ctx.app.hooks.find(couponFor) !== undefined;
  const { voucherCode: code } = cart;
  return {
    coupon: isAsked ? { code, title: coupon?.title ?? '', whyNot: coupon?.whyNot ?? null } : null,
    gift: gift && { title: gift.title, cents: gift.cents, whyNot: gift.whyNot },
  };
}

/** Goods that lie in it: whoever sells them has priced them a moment ago. */
export function goodsOf(
  ctx: SiteCtx,
  { id, partyId, contact, voucherCode }: CartRow,
  { boxes, hasBoxes }: { readonly boxes: readonly CodeItem[]; readonly hasBoxes: boolean },
): Promise<GoodsInCart | null> {
  const email = contact.email ?? '';
  return ctx.app.hooks.get(goodsInCart)(ctx, { id, partyId, hasBoxes, boxes, voucherCode, email });
}

/** The boxes of a cart, as a coupon is held against them. */
export async function boxesToDiscount(ctx: SiteCtx, cart: CartRow): Promise<CodeItem[]> {
  return (await pricedLines(ctx, cart)).lines.map(codeItem);
}

const codeItem = ({ id, line: { quantity, unitCents } }: PricedLine): CodeItem => ({
  lineId: id,
  itemId: null,
  categoryId: null,
  quantity,
  unitCents,
  countsForMinimum: true,
});

function couponOnBoxes(
  seller: SiteCtx,
  { voucherCode: code, contact }: CartRow,
  items: readonly CodeItem[],
): Promise<CouponAnswer | null> {
  const email = contact.email ?? '';
  return couponOf(seller, { code, type: null, items, deliveryCents: 0, email, language: seller.language });
}

/** One for each box, so that a box that is called off takes its own back. */
function boxDiscounts(
  lines: readonly PricedLine[],
  boxes: readonly CodeItem[],
  coupon: CouponAnswer | null,
  goods: readonly CodeItem[],
): BoxDiscount[] {
  if (!coupon?.discount) return [];
  const parts = discountByLine(coupon.discount, [...boxes, ...goods]);
  return lines.flatMap((priced) => {
    const cents = parts.get(priced.id) ?? 0;
    return cents > 0 ? [boxDiscount(priced, coupon.title, cents)] : [];
  });
}

function boxDiscount({ id, line: box }: PricedLine, title: string, cents: number): BoxDiscount {
  const line: OrderLine = {
    kind: 'discount',
    subjectId: box.subjectId,
    title,
    detail: box.title,
    quantity: 1,
    unitCents: -cents,
    vatPercent: box.vatPercent,
    data: staffWords((language) => ({ title, detail: forStaff(box, language).title })),
  };
  const { detail, unitCents: priceCents, vatPercent } = line;
  return { line, shown: { id: `discount:${id}`, title, detail, priceCents, vatPercent } };
}

/** What the gift voucher pays: all that is on it, or all that the cart costs. */
async function giftOf(seller: SiteCtx, { giftId, kind }: CartRow, totalCents: number): Promise<CartMoney['gift']> {
  if (!giftId || kind !== 'purchase') return null;
  const answer = await seller.app.hooks.find(giftFor)?.(seller, { id: giftId, language: seller.language });
  return answer ? { ...answer, cents: Math.min(answer.balanceCents, totalCents) } : null;
}
