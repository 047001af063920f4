import { emit } from '@fachwerk/server/events';
import type { CompanyCtx } from '@fachwerk/server/module';
import { paymentSettled } from '../contract.ts';
import { afterNews, isTold } from '../rules/payment-states.ts';
import { recordPayment } from './payment-log.ts';
import { findPayment, lockPayments, type PaymentRecord, savePayment } from './payment-store.ts';
import type { PaymentNews, ProviderNews } from './provider-link.ts';
import { applyRefundNews } from './refund-news.ts';
import { addRefund } from './refund-payment.job.ts';

/** Takes over what a provider said, in the caller's transaction. The same news twice change nothing. */
export async function applyNews(ctx: CompanyCtx, paymentId: string, news: ProviderNews): Promise<void> {
  const found = await findPayment(ctx, paymentId);
  if (!found) return;
  const payments = await lockPayments(ctx, found.reference);
  const payment = payments.find(({ id }) => id === paymentId)!;
  const now = news.payment ? await applyPaymentNews(ctx, payment, payments, news.payment) : payment;
  for (const refund of news.refunds ?? []) await applyRefundNews(ctx, now, refund);
}

async function applyPaymentNews(
  ctx: CompanyCtx,
  payment: PaymentRecord,
  payments: readonly PaymentRecord[],
  news: PaymentNews,
): Promise<PaymentRecord> {
  const { state, alarm, isOver } = afterNews({ ...payment, isOver: payment.nextLookAt === null }, news);
  const isNew = state !== payment.state;
  const isPaidNow = isNew && state === 'succeeded';
  const isSurplus = isPaidNow ? payments.some(isTheOneThatPaid) : payment.isSurplus;
  const change = {
    state,
    alarm,
    isSurplus,
    settledAt: isNew && isTold(state) && state !== 'pending' ? ctx.now : payment.settledAt,
    checkoutReference: payment.checkoutReference ?? news.checkoutReference ?? null,
    // What the money came by counts, not an attempt before it.
    chargeReference:
      (isPaidNow ? news.chargeReference : null) ?? payment.chargeReference ?? news.chargeReference ?? null,
    failureCode: news.failureCode || payment.failureCode,
    nextLookAt: isOver ? null : payment.nextLookAt,
  };
  await savePayment(ctx, payment.id, change);
  const changed = { ...payment, ...change };
  await tell(ctx, payment, changed);
  return changed;
}

const isTheOneThatPaid = ({ state, isSurplus }: PaymentRecord) => state === 'succeeded' && !isSurplus;

async function tell(ctx: CompanyCtx, before: PaymentRecord, after: PaymentRecord): Promise<void> {
  const { companyId } = ctx;
  const { id: paymentId, reference, amountCents, state } = after;
  if (after.alarm && after.alarm !== before.alarm) await recordPayment(ctx, `payment.${after.alarm}`, after);
  if (state === before.state || !isTold(state)) return;
  if (after.isSurplus) {
    await recordPayment(ctx, 'payment.paid_twice', after);
    await addRefund(ctx, after, { amountCents, reason: 'paid_twice', personName: '' });
    return;
  }
  await recordPayment(ctx, `payment.${state}`, after);
  await emit(ctx, paymentSettled, { companyId, paymentId, reference, state, amountCents, at: ctx.now });
}
