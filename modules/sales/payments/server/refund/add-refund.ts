import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { nextLookAt } from '../../rules/check-pace.ts';
import type { PaymentRecord } from '../payment/payment-store.ts';
import { refundPaymentJob } from './refund-payment.job.ts';
import { insertRefund, type RefundRecord } from './refund-store.ts';

type RefundOrder = Pick<RefundRecord, 'amountCents' | 'reason' | 'personName'>;

/** In the caller's transaction, which has locked the payment and asked the rule. What people took, people give back: no job does it. */
export async function addRefund(ctx: CompanyCtx, payment: PaymentRecord, order: RefundOrder): Promise<RefundRecord> {
  const isManual = payment.provider === 'manual';
  const refund = await insertRefund(ctx, {
    ...order,
    paymentId: payment.id,
    state: 'requested',
    providerReference: null,
    nextLookAt: isManual ? null : nextLookAt(ctx.now, 0, ctx.now),
  });
  if (isManual) return refund;
  await addJob(
    ctx,
    refundPaymentJob,
    { companyId: ctx.companyId, refundId: refund.id },
    { key: `refund:${refund.id}` },
  );
  return refund;
}
