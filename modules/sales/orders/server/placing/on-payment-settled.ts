import { noteDealing } from '@fachwerk/customers/facade';
import { record } from '@fachwerk/logs/facade';
import { type PaymentStory, paymentSettled } from '@fachwerk/payments/contract';
import { paymentsOf } from '@fachwerk/payments/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { emit, when } from '@fachwerk/server/events';
import { type Order, orderPaid, orderPaymentFailed, orderPaymentPending } from '../../contract.ts';
import { giftLeftCents, isPaid, paysIt, stateOfAttempts } from '../../rules/payment.ts';
import { statusOncePaid } from '../../rules/status.ts';
import { findInvoice } from '../invoice/invoice-store.ts';
import { issueInvoice } from '../invoice/issue-invoice.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { linesOf, lockOrder, saveOrder } from '../order-store.ts';
import { askForRefund, occurrence } from '../refund/give-refund.ts';
import { noteStep } from '../step-store.ts';
import { mailConfirmation, mailPaidLate, mailReceipt } from './order-mail.ts';

/** The event is a hint to look: what the payments themselves say counts, so it may come twice, late, and in any order. */
export const onPaymentSettled = when(paymentSettled, {
  name: 'settle-order',
  run: async (work, { companyId, reference }) => {
    const ctx = { ...work, companyId };
    const order = await lockOrder(ctx, reference);
    if (!order || isPaid(order.paymentState)) return;
    await takeInPayments(ctx, order);
    await notifyWatchers(ctx, [order.id]);
  },
});

/** Of a locked order that is not paid, inside its company. */
export async function takeInPayments(ctx: CompanyCtx, order: Order): Promise<Order> {
  const payments = await paymentsOf(ctx, order.id);
  const paying = payments.find(paysIt);
  if (paying) return takeInSuccess(ctx, order, paying);
  const paymentState = stateOfAttempts(payments);
  const told = { companyId: ctx.companyId, orderId: order.id };
  if (paymentState === 'pending') await emit(ctx, orderPaymentPending, told);
  if (paymentState === 'failed') await emit(ctx, orderPaymentFailed, told);
  if (paymentState === order.paymentState || paymentState === 'paid') return order;
  if (paymentState !== 'open') await noteStep(ctx, order.id, `payment_${paymentState}`, {});
  return saveOrder(ctx, { ...order, paymentState });
}

async function takeInSuccess(ctx: CompanyCtx, order: Order, payment: PaymentStory): Promise<Order> {
  if (order.status === 'canceled') return giveBackLatePayment(ctx, paidBy(ctx, order, payment));
  const saved = await markPaid(ctx, order, payment);
  await confirmPaid(ctx, saved);
  return saved;
}

const paidBy = (ctx: CompanyCtx, order: Order, payment: PaymentStory): Order => ({
  ...order,
  paymentState: 'paid',
  paymentId: payment.id,
  // With what a voucher has paid, unless that has gone back already.
  paidCents: payment.amountCents + giftLeftCents(order),
  paidAt: payment.settledAt ?? ctx.now,
});

/** The order is paid; its papers, its mail and the news of it come with `confirmPaid`. Of a locked order, inside its company. */
export async function markPaid(ctx: CompanyCtx, order: Order, payment: PaymentStory): Promise<Order> {
  const lines = await linesOf(ctx, order.id);
  const status = statusOncePaid(
    order.status,
    lines.map(({ kind }) => kind),
  );
  const saved = await saveOrder(ctx, { ...paidBy(ctx, order, payment), status });
  await noteDealing(ctx, order.customerId);
  await noteStep(ctx, order.id, 'paid', { amountCents: payment.amountCents, option: payment.option });
  if (status !== order.status) await noteStep(ctx, order.id, 'status', { from: order.status, to: status });
  return saved;
}

/** Whoever waits for the money goes on, and the customer gets the invoice. Once for each order that was marked as paid. */
export async function confirmPaid(ctx: CompanyCtx, order: Order): Promise<void> {
  const { id: orderId, paymentId, paidAt } = order;
  if (!paidAt) throw new Error('an order that nobody has paid');
  await emit(ctx, orderPaid, { companyId: ctx.companyId, orderId, paymentId, paidAt });
  await record(ctx, occurrence('order.paid', order, order.paidCents - giftLeftCents(order)));
  const invoice = (await knownInvoice(ctx, order)) ?? (await issueInvoice(ctx, order, paidAt));
  if (order.laterOption) await mailReceipt(ctx, order, invoice);
  else await mailConfirmation(ctx, order, await linesOf(ctx, orderId), invoice);
}

/** Who pays after an invoice has it already, and so has who was given something back before it came. */
const knownInvoice = async (ctx: CompanyCtx, { id, laterOption }: Order) =>
  laterOption ? findInvoice(ctx, id) : undefined;

/** It was cancelled before the money came: the money goes back, and somebody is told that it happened. */
async function giveBackLatePayment(ctx: CompanyCtx, order: Order): Promise<Order> {
  const amountCents = order.paidCents;
  await noteStep(ctx, order.id, 'paid_late', { amountCents });
  await record(ctx, occurrence('order.paid_after_cancel', order, amountCents));
  const paid = await saveOrder(ctx, order);
  const saved = await askForRefund(ctx, paid, { amountCents, reason: order.cancelReason });
  await mailPaidLate(ctx, saved);
  return saved;
}
