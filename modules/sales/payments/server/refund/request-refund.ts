import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { paymentProblems, type Refund } from '../../contract.ts';
import { refundedCentsOf, whyNotRefund } from '../../rules/refund-states.ts';
import { lockPayments } from '../payment/payment-store.ts';
import { addRefund } from './add-refund.ts';
import { listRefunds } from './refund-store.ts';

const problem = problemsOf(paymentProblems);

export type RefundRequest = {
  readonly reference: string;
  readonly amountCents: number;
  readonly reason: string;
  /** Who decided it; empty for the house itself. */
  readonly personName: string;
};

/** Lets money go back, in the caller's transaction; a job does it. Refuses more than was paid, however many ask at once. */
export async function requestRefund(ctx: CompanyCtx, { reference, ...order }: RefundRequest): Promise<Refund> {
  const payments = await lockPayments(ctx, reference);
  const paid = payments.find(({ state, isSurplus }) => state === 'succeeded' && !isSurplus);
  const refunds = paid ? await listRefunds(ctx, [ctx.companyId], [paid.id]) : [];
  const refusal = whyNotRefund(paid && { ...paid, refundedCents: refundedCentsOf(refunds) }, order.amountCents);
  if (refusal) throw problem(refusal);
  return addRefund(ctx, paid!, order);
}
