import { noteDealing } from '@fachwerk/customers/facade';
import { record } from '@fachwerk/logs/facade';
import { type PaymentStory, paymentSettled } from '@fachwerk/payments/contract';
import { paymentsOf } from '@fachwerk/payments/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { emit, when } from '@fachwerk/server/events';
import { type Order, orderPaid, orderPaymentFailed, orderPaymentPending } from '../../contract.ts';
import { isPaid, paysIt, stateOfAttempts } from '../../rules/payment.ts';
import { statusOncePaid } from '../../rules/status.ts';
import { issueInvoice } from '../invoice/issue-invoice.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { linesOf, lockOrder, saveOrder } from '../order-store.ts';
import { askForRefund } from '../refund/give-refund.ts';
import { noteStep } from '../step-store.ts';
import { mailConfirmation, mailPaidLate } from './order-mail.ts';

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
  const paidAt = payment.settledAt ?? ctx.now;
  const paid: Order = {
    ...order,
    paymentState: 'paid',
    paymentId: payment.id,
    paidCents: payment.amountCents,
    paidAt,
  };
  if (order.status === 'canceled') return giveBackLatePayment(ctx, paid);
  const lines = await linesOf(ctx, order.id);
  const status = statusOncePaid(
    order.status,
    lines.map(({ kind }) => kind),
  );
  const saved = await saveOrder(ctx, { ...paid, status });
  await noteDealing(ctx, order.customerId);
  await noteStep(ctx, order.id, 'paid', { amountCents: payment.amountCents, option: payment.option });
  if (status !== order.status) await noteStep(ctx, order.id, 'status', { from: order.status, to: status });
  const told = { companyId: ctx.companyId, orderId: order.id, paymentId: payment.id, paidAt };
  await emit(ctx, orderPaid, told);
  await record(ctx, occurrence('order.paid', saved, payment.amountCents));
  const invoice = await issueInvoice(ctx, saved, paidAt);
  await mailConfirmation(ctx, saved, lines, invoice);
  return saved;
}

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

/** The customer did it, whoever runs this job. */
export function occurrence(type: string, { contact, number }: Order, amountCents: number) {
  const name = `${contact.firstName} ${contact.lastName}`.trim();
  return { type, person: { id: null, name }, orderNumber: number, data: { amountCents, number } };
}
