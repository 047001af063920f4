import type { Language } from '@fachwerk/base/language';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { Refusal } from '../contract-cart.ts';
import type { CodeItem, Discount } from '../rules/discount.ts';

/** What a code is held against: all that lies in the cart. */
export type CouponQuestion = {
  readonly code: string;
  /** How goods are handed over; null while that is open, and where there are none. */
  readonly type: string | null;
  readonly items: readonly CodeItem[];
  readonly deliveryCents: number;
  /** Who orders, as far as it is known. */
  readonly email: string;
  readonly language: Language;
};

export type CouponAnswer = {
  /** As it stands in the cart and on the invoice. */
  readonly title: string;
  /** Null where it takes nothing off: then it is not used up either. */
  readonly discount: Discount | null;
  readonly whyNot: Refusal | null;
};

/** What a code takes off a cart; null: there is no such code. It uses nothing up; without anybody behind it no field for codes is shown. */
export const couponFor =
  hook<(ctx: CompanyCtx, question: CouponQuestion) => Promise<CouponAnswer | null>>('checkout.coupon_for');

export type UsedCoupon = {
  readonly code: string;
  readonly orderId: string;
  readonly customerId: string;
  /** What the order costs less, the delivery included. */
  readonly savedCents: number;
};

/** In the transaction that places the order: a code that somebody else has just used refuses it. */
export const couponUsed = hook<(ctx: CompanyCtx, used: UsedCoupon) => Promise<void>>('checkout.coupon_used');

/** A gift voucher, by the code that somebody types or by the id that the cart keeps of it. */
export type GiftQuestion = { readonly code?: string; readonly id?: string; readonly language: Language };

export type GiftAnswer = {
  readonly id: string;
  /** As it stands in the cart. */
  readonly title: string;
  /** What can be paid with it. */
  readonly balanceCents: number;
  readonly whyNot: Refusal | null;
};

/** Money, and no discount: it pays for what is ordered; null: there is no such voucher. */
export const giftFor =
  hook<(ctx: CompanyCtx, question: GiftQuestion) => Promise<GiftAnswer | null>>('checkout.gift_for');

export type SpentGift = { readonly giftId: string; readonly orderId: string; readonly cents: number };

/** In the transaction that places the order: with less on it than was seen there is no order. It comes back through `orders`. */
export const giftSpent = hook<(ctx: CompanyCtx, spent: SpentGift) => Promise<void>>('checkout.gift_spent');
