import type { PaymentProblem, PaymentState, RefundState } from '../contract.ts';

/** A bank may send a refund back after the provider called it done; the other way round never happens. */
const RANK: Readonly<Record<RefundState, number>> = { requested: 0, pending: 1, succeeded: 2, failed: 3 };

/** The state after an update, which may come twice and in any order. */
export function refundAfter(known: RefundState, said: RefundState): RefundState {
  return RANK[said] > RANK[known] ? said : known;
}

type Paid = { readonly state: PaymentState; readonly amountCents: number; readonly refundedCents: number };

/** Why this much cannot go back, or null. */
export function whyNotRefund(payment: Paid | undefined, amountCents: number): PaymentProblem | null {
  if (payment?.state !== 'succeeded') return 'refund.nothing_paid';
  if (amountCents < 1 || amountCents > refundableCents(payment)) return 'refund.too_high';
  return null;
}

/** What is left to go back. A refund made at the provider may have left less than nothing. */
export function refundableCents({ amountCents, refundedCents }: Paid): number {
  return Math.max(0, amountCents - refundedCents);
}

/** What has gone back or is on its way. */
export function refundedCentsOf(refunds: readonly { readonly state: RefundState; readonly amountCents: number }[]) {
  return refunds.filter(({ state }) => state !== 'failed').reduce((sum, refund) => sum + refund.amountCents, 0);
}
