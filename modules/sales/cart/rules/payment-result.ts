import type { PaymentState as OrderPaymentState, OrderStatus } from '@fachwerk/orders/contract';
import type { PaymentState } from '@fachwerk/payments/contract';
import type { PaymentResult } from '../contract.ts';

type Standing = {
  readonly status: OrderStatus;
  readonly paymentState: OrderPaymentState;
  /** Of all tries to pay, the newest last. */
  readonly tries: readonly PaymentState[];
  readonly totalCents: number;
  /** What has gone back, or is on its way. */
  readonly refundedCents: number;
  /** The customer was sent back by the provider a moment ago. */
  readonly isReturning: boolean;
  /** The last one who is to be paid are people. */
  readonly isLater?: boolean;
};

const AFTER_LAST: Readonly<Record<PaymentState, PaymentResult>> = {
  created: 'open',
  started: 'elsewhere',
  pending: 'pending',
  succeeded: 'paid',
  failed: 'failed',
  cancelled: 'failed',
};

/** How a payment stands for the person who pays (spec §4). Money that has arrived counts before the order knows of it. */
export function paymentResult(standing: Standing): PaymentResult {
  const { status, paymentState, tries, isReturning, totalCents, refundedCents, isLater = false } = standing;
  const isPaid = ['paid', 'refunded', 'partly_refunded'].includes(paymentState);
  if (status === 'canceled') return 'cancelled';
  if (refundedCents > 0 && refundedCents >= totalCents) return 'refunded';
  if (isPaid || tries.includes('succeeded')) return 'paid';
  if (tries.includes('pending')) return 'pending';
  const last = tries.at(-1);
  if (isLater && last === 'created') return 'later';
  // Back from the provider, whose word has not come yet.
  if (last === 'started' && isReturning) return 'pending';
  return last ? AFTER_LAST[last] : 'open';
}

/** The page that says how a payment stands; after it one comes back here from the provider. */
export const resultPath = (orderHash: string): `/${string}` => `/bestellung/${orderHash}/zahlung`;
export const returnPath = (orderHash: string): `/${string}` => `${resultPath(orderHash)}?zurueck=1`;
