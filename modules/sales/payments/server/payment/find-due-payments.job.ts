import { inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob, job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { nextLookAt } from '../../rules/check-pace.ts';
import { refundPaymentJob } from '../refund/refund-payment.job.ts';
import { findRefund, listDueRefunds, saveNextRefundCheck } from '../refund/refund-store.ts';
import { lookAtPaymentJob } from './check-payment.job.ts';
import { recordPayment } from './payment-log.ts';
import { findPayment, listDuePayments, saveNextCheck } from './payment-store.ts';

/** More wait for the next minute: a provider that was away is not overrun. */
const MOST_AT_ONCE = 500;

/** Finds what has been open for a while, and lets the provider be asked after it, with growing pauses. */
export const lookForPaymentsJob = job({
  name: 'payments.look_for_open',
  payload: z.object({}),
  cron: '* * * * *',
  run: async (work) => {
    for (const { companyId, id, beganAt, looks } of await listDuePayments(work, MOST_AT_ONCE)) {
      const ctx = inCompany({ ...work, companyId }, companyId);
      const next = nextLookAt(beganAt, looks + 1, ctx.now);
      if (!(await saveNextCheck(ctx, id, next))) continue;
      const payload = { companyId, paymentId: id, isLast: next === null };
      await addJob(ctx, lookAtPaymentJob, payload, { key: `payment:${id}` });
    }
    for (const { companyId, id, beganAt, looks } of await listDueRefunds(work, MOST_AT_ONCE)) {
      const ctx = inCompany({ ...work, companyId }, companyId);
      const next = nextLookAt(beganAt, looks + 1, ctx.now);
      if (!(await saveNextRefundCheck(ctx, id, next))) continue;
      if (next === null) await recordStuck(ctx, id);
      await addJob(ctx, refundPaymentJob, { companyId, refundId: id }, { key: `refund:${id}` });
    }
  },
});

/** It is tried once more; then a person has to look. */
async function recordStuck(ctx: CompanyCtx, refundId: string): Promise<void> {
  const refund = await findRefund(ctx, refundId);
  const payment = refund && (await findPayment(ctx, refund.paymentId));
  if (payment) await recordPayment(ctx, 'payment.refund_stuck', { ...payment, amountCents: refund.amountCents });
}
