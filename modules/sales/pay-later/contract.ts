import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import { OrderRow } from '@fachwerk/orders/contract-staff';
import { LaterOption, RefundWay } from '@fachwerk/payments/contract';
import { BankData } from '@fachwerk/payments/contract-account';
import * as z from 'zod/mini';

/** What a customer still has to pay, how and until when. */
export const HowToPay = z.object({
  option: LaterOption,
  amountCents: z.int(),
  /** What is to be written on the transfer: the number of the order. */
  purpose: z.string(),
  /** The end of the last day; null where it is paid when the order is handed over. */
  dueAt: z.nullable(Instant),
  /** Null where nothing is transferred. */
  bank: z.nullable(BankData),
});
export type HowToPay = z.infer<typeof HowToPay>;

export const payLaterCapabilities = {
  /** Saying that the money is there. */
  'orders.settle': { roles: ['administrator', 'management', 'staff', 'accounting'] },
} as const satisfies CapabilityCatalog;

export const payLaterProblems = {
  /** Not between the day of the order and today. */
  'settling.other_day': 422,
} as const satisfies ProblemCatalog;
export type PayLaterProblem = keyof typeof payLaterProblems;

const OrderHash = secret(z.string().check(z.minLength(20), z.maxLength(100)));

export const payLaterApi = {
  settle: change({
    method: 'POST',
    path: '/private/order/settle',
    access: 'staff:orders.settle',
    repeats: 'key',
    summary: 'Says that the money for an order is there; `amountCents` is what the person saw as open.',
    input: z.object({
      orderId: z.uuid(),
      /** How it was paid in the end. */
      option: LaterOption,
      amountCents: z.int(),
      paidOn: z.iso.date('field.date'),
      note: z._default(line(300), ''),
    }),
    output: OrderRow,
  }),
  settleRefund: change({
    method: 'POST',
    path: '/private/order/refund/settle',
    access: 'staff:orders.refund',
    repeats: 'once',
    summary: 'Says that money was given back which had been paid to people.',
    input: z.object({ orderId: z.uuid(), refundId: z.uuid(), way: RefundWay }),
    output: OrderRow,
  }),
  howToPay: ask({
    method: 'POST',
    path: '/public/order/how-to-pay',
    access: 'site',
    triesPerMinute: 60,
    summary: 'How the order behind a secret is to be paid; null where nothing is left to pay to people.',
    input: z.object({ orderHash: OrderHash }),
    output: z.object({ howToPay: z.nullable(HowToPay) }),
  }),
};
