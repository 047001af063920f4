import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { CheckoutProblem } from '../../contract.ts';
import { type CouponAnswer, type CouponQuestion, couponFor, couponUsed } from '../facade-codes.ts';

const UNKNOWN: CheckoutProblem = 'cart.code_unknown';

/** What the code takes off; null where there is none, or nobody who knows codes. */
export async function couponOf(ctx: CompanyCtx, question: CouponQuestion): Promise<CouponAnswer | null> {
  const ask = ctx.app.hooks.find(couponFor);
  if (!ask || question.code === '') return null;
  // It was there when it was typed.
  return (await ask(ctx, question)) ?? { title: '', discount: null, whyNot: { code: UNKNOWN, params: {} } };
}

type Use = {
  readonly code: string;
  readonly coupon: CouponAnswer | null;
  readonly savedCents: number;
  readonly order: { readonly id: string; readonly customerId: string };
};

/** In the transaction that places the order. A code that takes nothing off is not used up. */
export async function useCoupon(ctx: CompanyCtx, { code, coupon, savedCents, order }: Use): Promise<void> {
  if (!coupon?.discount) return;
  await ctx.app.hooks.get(couponUsed)(ctx, { code, orderId: order.id, customerId: order.customerId, savedCents });
}
