import type { Order } from '@fachwerk/orders/contract';
import { toPayCents } from '@fachwerk/orders/rules/payment';
import type { PaymentOption } from '@fachwerk/payments/contract';
import { isPaidOnline } from '@fachwerk/payments/rules/later-options';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { CartRow } from '../cart/cart-store.ts';
import type { PricedCart } from '../cart/price-cart.ts';
import { giftSpent } from '../facade-codes.ts';
import { releaseUnpaidLater } from '../order/release-unpaid.job.ts';
import { useCoupon } from './coupon-of.ts';

/**
 * In the transaction that places the order: the coupon is used, the gift voucher pays. Each of them refuses what somebody else was quicker
 * for, and then there is no order. Nobody's money rests with an order that nobody goes on to pay.
 */
export async function useCodes(
  ctx: CompanyCtx,
  { voucherCode: code }: CartRow,
  { coupon, savedCents, gift }: PricedCart,
  { order, paymentOption }: { readonly order: Order; readonly paymentOption: PaymentOption },
): Promise<void> {
  await useCoupon(ctx, { code, coupon, savedCents, order });
  if (gift && order.giftCents > 0)
    await ctx.app.hooks.get(giftSpent)(ctx, { giftId: gift.id, orderId: order.id, cents: order.giftCents });
  const hasCode = coupon?.discount || order.giftCents > 0;
  if (hasCode && toPayCents(order) > 0 && isPaidOnline(paymentOption)) await releaseUnpaidLater(ctx, order.id);
}
