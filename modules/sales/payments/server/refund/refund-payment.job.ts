import { inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { findPayment, lockPayments, type PaymentRecord } from '../payment/payment-store.ts';
import { ProviderRefused, type RefundUpdate } from '../providers/provider-link.ts';
import { linkOf } from '../providers/provider-links.ts';
import { applyRefundUpdate } from './apply-refund-update.ts';
import { findRefund, type RefundRecord } from './refund-store.ts';

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
    const update = await refunded(ctx, refund, payment);
    await ctx.db.transaction(async (db) => {
      const scoped = { ...ctx, db };
      const locked = (await lockPayments(scoped, payment.reference)).find(({ id }) => id === payment.id)!;
      await applyRefundUpdate(scoped, locked, update);
    });
  },
});

/** A plain no is an answer too; silence throws, and is asked again. */
async function refunded(ctx: CompanyCtx, refund: RefundRecord, payment: PaymentRecord): Promise<RefundUpdate> {
  try {
    const link = await linkOf(ctx, payment);
    return await link.refund(ctx, refund, payment);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    const { id: refundId, amountCents } = refund;
    return { refundId, providerReference: null, state: 'failed', amountCents, failureCode: error.code };
  }
}
