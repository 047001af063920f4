import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type LaterOption, paymentProblems, type RefundWay } from '../../contract.ts';
import { isTransferred } from '../../rules/later-options.ts';
import { findBankData } from '../account/bank-data-store.ts';
import type { PaymentOrder } from '../payment/add-payment.ts';
import { applyUpdate, isPromise } from '../payment/apply-update.ts';
import { findPayment, insertPayment, lockPayments, type PaymentRecord, savePayment } from '../payment/payment-store.ts';
import { applyRefundUpdate } from '../refund/apply-refund-update.ts';
import { findRefund } from '../refund/refund-store.ts';

const problem = problemsOf(paymentProblems);

type LaterPayment = Omit<PaymentOrder, 'option'> & { readonly option: LaterOption };

/** Notes that somebody will pay people, in the caller's transaction: nothing is started, nobody is sent anywhere, no provider hears of it. */
export async function addLaterPayment(ctx: CompanyCtx, order: LaterPayment): Promise<PaymentRecord> {
  if (isTransferred(order.option) && !(await findBankData(ctx))) throw problem('payment.option_unavailable');
  const { payer, reference, amountCents, option, description, siteAddress, returnPath } = order;
  return insertPayment(ctx, {
    id: ctx.newId(),
    reference,
    amountCents,
    option,
    provider: 'manual',
    accountId: null,
    description,
    payerEmail: payer.email,
    payerName: payer.name,
    payerLanguage: payer.language,
    siteAddress: new URL(siteAddress).origin,
    returnPath,
    nextLookAt: null,
  });
}

/** The one that somebody has promised to pay later, if any; kept until the transaction ends, with all others for the same thing. */
export async function lockLaterPayment(ctx: CompanyCtx, reference: string): Promise<PaymentRecord | undefined> {
  return (await lockPayments(ctx, reference)).findLast(isPromise);
}

/**
 * People say that the money is there, in their transaction. It succeeds as any other payment and is told once; where the same thing is
 * paid already it is refused, so that nobody has to give anything back.
 */
export async function settleLaterPayment(ctx: CompanyCtx, promised: PaymentRecord, paidAt: Date): Promise<void> {
  const payments = await lockPayments(ctx, promised.reference);
  if (payments.some(({ state, isSurplus }) => state === 'succeeded' && !isSurplus))
    throw problem('payment.already_paid');
  const payment = payments.find(({ id }) => id === promised.id);
  if (!payment || !isPromise(payment)) throw problem('payment.already_settled');
  const { id, amountCents, currency } = payment;
  await applyUpdate(ctx, id, { payment: { state: 'succeeded', amountCents, currency, isOver: true, at: paidAt } });
}

/** It was a mistake that the money is there: the payment never was, and nobody is told. */
export async function unsettleLaterPayment(ctx: CompanyCtx, reference: string): Promise<void> {
  const payments = await lockPayments(ctx, reference);
  const settled = payments.find(
    ({ provider, state, isSurplus }) => provider === 'manual' && state === 'succeeded' && !isSurplus,
  );
  if (settled) await savePayment(ctx, settled.id, { ...settled, state: 'cancelled', settledAt: ctx.now });
}

/** Nobody is to pay it any more, because what it was for is cancelled. Whoever cancels knows, so nobody is told. */
export async function cancelLaterPayments(ctx: CompanyCtx, reference: string): Promise<void> {
  for (const promised of (await lockPayments(ctx, reference)).filter(isPromise)) {
    await savePayment(ctx, promised.id, { ...promised, state: 'cancelled', settledAt: ctx.now });
  }
}

/** People say that they gave money back which had come to them, in their transaction. What a provider took, the provider gives back. */
export async function settleRefund(ctx: CompanyCtx, refundId: string, way: RefundWay): Promise<void> {
  const found = await findRefund(ctx, refundId);
  const payment = found && (await findPayment(ctx, found.paymentId));
  if (payment?.provider !== 'manual') throw problem('refund.unknown');
  await lockPayments(ctx, payment.reference);
  const refund = (await findRefund(ctx, refundId))!;
  if (refund.state !== 'requested') throw problem('refund.already_settled');
  const { amountCents } = refund;
  await applyRefundUpdate(ctx, payment, { refundId, providerReference: null, state: 'succeeded', amountCents, way });
}
