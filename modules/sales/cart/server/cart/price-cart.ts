import { inCompany } from '@fachwerk/companies/facade';
import { totalsOf, vatShares } from '@fachwerk/orders/rules/vat';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { Cart, CartDiscount, CartGoods, CartLine } from '../../contract-cart.ts';
import type { CodeItem } from '../../rules/discount.ts';
import { couponOf } from '../code/coupon-of.ts';
import { type CouponAnswer, couponFor, type GiftAnswer, giftFor } from '../facade-codes.ts';
import { type LinesToOrder, type PricedLines, type PriceLines, providersIn } from '../facade-lines.ts';
import type { CartRow } from './cart-store.ts';

/** What all of a cart costs at this moment, and what pays for it: lines of all kinds, a coupon on them, a gift voucher. */
export type PricedCart = {
  readonly priced: readonly PricedLines[];
  readonly parts: readonly LinesToOrder[];
  /** With those whose hold ran out. */
  readonly lines: readonly CartLine[];
  readonly discounts: readonly CartDiscount[];
  readonly goods: CartGoods | null;
  readonly coupon: CouponAnswer | null;
  /** By the coupon, the delivery included. */
  readonly savedCents: number;
  readonly gift: (GiftAnswer & { readonly cents: number }) | null;
  readonly totalCents: number;
};

/** By the kind of its provider: reading has begun, pricing goes on with it. */
export type BegunReads = ReadonlyMap<string, PriceLines>;

export async function priceCart(ctx: SiteCtx, cart: CartRow, begun?: BegunReads): Promise<PricedCart> {
  const priced = await pricedLines(ctx, cart, begun);
  const items = priced.flatMap(({ codeItems }) => codeItems);
  const seller = cart.partyId ? inCompany(ctx, cart.partyId) : ctx;
  const coupon = await couponOn(seller, cart, priced, items);
  const parts = priced.map(({ withCoupon }) => withCoupon(coupon, items));
  const content = {
    lines: priced.flatMap(({ lines }) => lines),
    discounts: parts.flatMap(({ discounts }) => discounts),
    goods: parts.find(({ goods }) => goods !== null)?.goods ?? null,
  };
  const totalCents = totalsOf(vatShares(pricesOf(content))).grossCents;
  return {
    ...content,
    priced,
    parts,
    coupon,
    savedCents: parts.reduce((all, { savedCents }) => all + savedCents, 0),
    gift: await giftOf(seller, cart, totalCents),
    totalCents,
  };
}

/** What its providers say of it, in their order. */
async function pricedLines(ctx: SiteCtx, cart: CartRow, begun?: BegunReads): Promise<readonly PricedLines[]> {
  const all = await Promise.all(
    providersIn(ctx, cart).map(({ kind, price }) => (begun?.get(kind) ?? price)(ctx, cart)),
  );
  return all.filter((each) => each !== null);
}

/** Why nothing of it can be had any more: an extension that came too late, an extra payment that is no longer due. */
export async function whyGone(ctx: SiteCtx, cart: CartRow): Promise<PricedLines['gone']> {
  return (await pricedLines(ctx, cart)).find(({ gone }) => gone !== undefined)?.gone;
}

/** What a coupon is held against beside the lines of one kind. */
export async function itemsBeside(ctx: SiteCtx, cart: CartRow, kind: string): Promise<CodeItem[]> {
  const others = { ...cart, lineKinds: cart.lineKinds.filter((each) => each !== kind) };
  return (await pricedLines(ctx, others)).flatMap(({ codeItems }) => codeItems);
}

/** To reckon with. What is no longer held costs nothing. */
export function pricesOf({ lines, discounts, goods }: Pick<PricedCart, 'lines' | 'discounts' | 'goods'>) {
  return [...lines, ...discounts, ...(goods?.lines ?? [])].map(({ priceCents, vatPercent }) => ({
    quantity: 1,
    unitCents: priceCents,
    vatPercent,
  }));
}

/** The coupon and the gift voucher as the visitor sees them. No code is asked for where nobody knows codes. */
export function shownCodes(
  ctx: SiteCtx,
  cart: CartRow,
  { coupon, gift }: Pick<PricedCart, 'coupon' | 'gift'>,
): Pick<Cart, 'coupon' | 'gift'> {
  const isAsked = cart.kind === 'purchase' && ctx.app.hooks.find(couponFor) !== undefined;
  const { voucherCode: code } = cart;
  return {
    coupon: isAsked ? { code, title: coupon?.title ?? '', whyNot: coupon?.whyNot ?? null } : null,
    gift: gift && { title: gift.title, cents: gift.cents, whyNot: gift.whyNot },
  };
}

function couponOn(
  seller: SiteCtx,
  { voucherCode: code, contact }: CartRow,
  priced: readonly PricedLines[],
  items: readonly CodeItem[],
): Promise<CouponAnswer | null> {
  const { type = null, cents = 0 } = priced.find(({ delivery }) => delivery)?.delivery ?? {};
  const email = contact.email ?? '';
  return couponOf(seller, { code, type, items, deliveryCents: cents, email, language: seller.language });
}

/** What the gift voucher pays: all that is on it, or all that the cart costs. */
async function giftOf(seller: SiteCtx, { giftId, kind }: CartRow, totalCents: number): Promise<PricedCart['gift']> {
  if (!giftId || kind !== 'purchase') return null;
  const answer = await seller.app.hooks.find(giftFor)?.(seller, { id: giftId, language: seller.language });
  if (!answer) return null;
  // One that is over pays nothing, and stops nobody.
  return { ...answer, cents: answer.whyNot ? 0 : Math.min(answer.balanceCents, totalCents) };
}
