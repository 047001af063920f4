import { inCompany } from '@fachwerk/companies/facade';
import { addJob, job } from '@fachwerk/server/jobs';
import type { CompanyCtx } from '@fachwerk/server/module';
import * as z from 'zod/mini';
import { nextLookAt } from '../rules/look-pace.ts';
import { applyNews } from './apply-news.ts';
import { findPayment, type PaymentRecord } from './payment-store.ts';
import { ProviderRefused, type RefundNews } from './provider-link.ts';
import { linkNamed } from './provider-links.ts';
import { findRefund, insertRefund, type RefundRecord } from './refund-store.ts';

/** Asks the provider for a refund, or how one stands. The provider knows the refund's id: asked twice, it pays once. */
export const refundPaymentJob = job({
  name: 'payments.refund',
  transaction: 'own',
  payload: z.object({ companyId: z.uuid(), refundId: z.uuid() }),
  run: async (work, { companyId, refundId }) => {
    const ctx = inCompany({ ...work, companyId }, companyId);
    const refund = await findRefund(ctx, refundId);
    if (!refund || refund.state === 'succeeded' || refund.state === 'failed') return;
    const payment = await findPayment(ctx, refund.paymentId);
    if (!payment) return;
    const news = await refunded(ctx, refund, payment);
    await ctx.db.transaction((db) => applyNews({ ...ctx, db }, payment.id, { refunds: [news] }));
  },
});

/** A plain no is an answer too; silence throws, and is asked again. */
async function refunded(ctx: CompanyCtx, refund: RefundRecord, payment: PaymentRecord): Promise<RefundNews> {
  try {
    return await linkNamed(ctx.house, payment.provider).refund(ctx, refund, payment);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    const { id: refundId, amountCents } = refund;
    return { refundId, providerReference: null, state: 'failed', amountCents, failureCode: error.code };
  }
}

type RefundOrder = Pick<RefundRecord, 'amountCents' | 'reason' | 'personName'>;

/** In the caller's transaction, which has locked the payment and asked the rule. */
export async function addRefund(ctx: CompanyCtx, payment: PaymentRecord, order: RefundOrder): Promise<RefundRecord> {
  const refund = await insertRefund(ctx, {
    ...order,
    paymentId: payment.id,
    state: 'requested',
    providerReference: null,
    nextLookAt: nextLookAt(ctx.now, 0, ctx.now),
  });
  await addJob(
    ctx,
    refundPaymentJob,
    { companyId: ctx.companyId, refundId: refund.id },
    { key: `refund:${refund.id}` },
  );
  return refund;
}
