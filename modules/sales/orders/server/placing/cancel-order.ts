import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { cancelLaterPayments } from '@fachwerk/payments/facade-later';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import { type Order, orderCancelled, orderProblems } from '../../contract.ts';
import { giftLeftCents, isPaid, refundableCents, whyNotPay } from '../../rules/payment.ts';
import { issueCredit } from '../invoice/issue-invoice.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { lockOrder, saveOrder } from '../order-store.ts';
import { askForRefund, giftBack } from '../refund/give-refund.ts';
import { noteStep } from '../step-store.ts';
import { mailCancellation } from './order-mail.ts';

const problem = problemsOf(orderProblems);

export type CancelOptions = {
  /** What was never paid and nobody waits for is cancelled without a word. */
  readonly isSilent?: boolean;
};

/**
 * Takes an order back, in the caller's transaction: what was paid goes back, `orderCancelled` is told, the customer gets a mail.
 * One that is cancelled already stays as it is.
 */
export async function cancelOrder(
  ctx: CompanyCtx,
  orderId: string,
  reason: string,
  options: CancelOptions = {},
): Promise<Order> {
  const order = await lockOrder(ctx, orderId);
  if (!order) throw problem('order.unknown');
  if (order.status === 'canceled') return order;
  const owner = inCompany(ctx, order.companyId);
  const saved = await cancelLocked(owner, order, reason, options);
  await notifyWatchers(owner, [order.id]);
  return saved;
}

/**
 * For who keeps something back until it is paid: nobody waits for the order any more, so nobody is written to, and money that comes
 * nevertheless goes back. Paid or cancelled since, it stays as it is. False while the provider still checks a payment.
 */
export async function cancelUnpaid(ctx: CompanyCtx, orderId: string): Promise<boolean> {
  const order = await lockOrder(ctx, orderId);
  if (!order || whyNotPay(order)) return true;
  if (order.paymentState === 'pending') return false;
  await cancelOrder(ctx, orderId, '', { isSilent: true });
  return true;
}

/** Of a locked order that is not cancelled, inside its company. */
export async function cancelLocked(
  ctx: CompanyCtx,
  order: Order,
  reason: string,
  { isSilent = false }: CancelOptions = {},
): Promise<Order> {
  if (order.laterOption && !isPaid(order.paymentState)) await withdrawPromise(ctx, order, reason);
  const amountCents = refundableCents(order);
  const paidBack =
    amountCents > 0 ? await askForRefund(ctx, order, { amountCents, reason }) : await withoutGift(ctx, order);
  const cancelled = { ...paidBack, status: 'canceled' as const, cancelledAt: ctx.now, cancelReason: reason };
  const saved = await saveOrder(ctx, cancelled);
  await noteStep(ctx, order.id, 'cancelled', { from: order.status, reason });
  await emit(ctx, orderCancelled, { companyId: ctx.companyId, orderId: order.id, reason });
  // What goes back to a voucher is told, too.
  const backCents = amountCents > 0 ? amountCents : paidBack.giftBackCents - order.giftBackCents;
  if (!isSilent) await mailCancellation(ctx, saved, backCents);
  return saved;
}

/** Nobody has paid the rest: what a voucher has paid is on it again, without a paper. */
async function withoutGift(ctx: CompanyCtx, order: Order): Promise<Order> {
  const cents = giftLeftCents(order);
  return cents > 0 && !isPaid(order.paymentState) ? giftBack(ctx, order, order.id, cents) : order;
}

/** Nobody is to pay it any more; an invoice that asks for it is taken back. */
async function withdrawPromise(ctx: CompanyCtx, order: Order, reason: string): Promise<void> {
  await cancelLaterPayments(ctx, order.id);
  await issueCredit(ctx, order, { refundId: null, amountCents: order.totalCents, reason });
}
