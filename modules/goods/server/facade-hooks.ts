import type { Language } from '@fachwerk/base/language';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { DeliveryType } from '@fachwerk/shop/contract-way';
import type { Refusal } from '../contract.ts';
import type { Discount } from '../rules/price-cart.ts';

/** What is to be laid into boxes, and when; no time: as soon as possible. */
export type BoxQuestion = {
  readonly items: readonly { readonly itemId: string; readonly quantity: number }[];
  readonly at: Date;
};

/** Why these goods cannot be laid into boxes then, or null. It keeps nothing; without anybody behind it no box is offered. */
export const boxesFor = hook<(ctx: CompanyCtx, question: BoxQuestion) => Promise<Refusal | null>>('goods.boxes_for');

/** What a code is held against. */
export type VoucherQuestion = {
  readonly code: string;
  readonly type: DeliveryType | null;
  readonly items: readonly {
    readonly lineId: string;
    readonly itemId: string;
    readonly categoryId: string;
    readonly quantity: number;
    readonly unitCents: number;
    readonly countsForMinimum: boolean;
  }[];
  readonly deliveryCents: number;
  /** Who orders, as far as it is known. */
  readonly email: string;
  readonly language: Language;
};

export type VoucherAnswer = {
  /** As it stands in the cart and on the invoice. */
  readonly title: string;
  /** Null where it takes nothing off: then it is not used up either. */
  readonly discount: Discount | null;
  readonly whyNot: Refusal | null;
};

/** What a code takes off a cart; null: there is no such code. It uses nothing up; without anybody behind it no field for codes is shown. */
export const voucherFor =
  hook<(ctx: CompanyCtx, question: VoucherQuestion) => Promise<VoucherAnswer | null>>('goods.voucher_for');

export type UsedVoucher = {
  readonly code: string;
  readonly orderId: string;
  readonly customerId: string;
  /** What the order costs less, the delivery included. */
  readonly savedCents: number;
};

/** In the transaction that places the order: a code that somebody else has just used refuses it. */
export const voucherUsed = hook<(ctx: CompanyCtx, used: UsedVoucher) => Promise<void>>('goods.voucher_used');

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
export const giftFor = hook<(ctx: CompanyCtx, question: GiftQuestion) => Promise<GiftAnswer | null>>('goods.gift_for');

export type SpentGift = { readonly giftId: string; readonly orderId: string; readonly cents: number };

/** In the transaction that places the order: with less on it than was seen there is no order. It comes back through `orders`. */
export const giftSpent = hook<(ctx: CompanyCtx, spent: SpentGift) => Promise<void>>('goods.gift_spent');

/** The order is cancelled: the code may be used again. May come twice. */
export const voucherGivenBack =
  hook<(ctx: CompanyCtx, given: { readonly orderId: string }) => Promise<void>>('goods.voucher_given_back');
