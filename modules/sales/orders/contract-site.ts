import { ask } from '@fachwerk/base/contract';
import { FileAnswer, Instant } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import * as z from 'zod/mini';
import { LineKind, OrderStatus, PaymentState } from './contract.ts';

/** What a customer sees of an order. */
export const SiteOrder = z.object({
  id: z.uuid(),
  orderHash: secret(z.string()),
  number: z.string(),
  status: OrderStatus,
  paymentState: PaymentState,
  contractParty: z.string(),
  /** Of whoever placed it. */
  email: z.string(),
  totalCents: z.int(),
  vatCents: z.int(),
  refundedCents: z.int(),
  placedAt: Instant,
  paidAt: z.nullable(Instant),
  lines: z.array(
    z.object({
      kind: LineKind,
      /** The rental, the item, or the order itself. */
      subjectId: z.uuid(),
      title: z.string(),
      detail: z.string(),
      quantity: z.int(),
      totalCents: z.int(),
      vatPercent: z.int(),
    }),
  ),
  /** Numbers of the invoices there are; the first is the invoice itself. */
  invoices: z.array(z.object({ id: z.uuid(), number: z.string(), kind: z.enum(['invoice', 'credit']) })),
});
export type SiteOrder = z.infer<typeof SiteOrder>;

/** The secret of the link. It travels in the body: addresses of calls are written down. */
const OrderHash = secret(z.string().check(z.minLength(20), z.maxLength(100)));

export const orderSiteApi = {
  show: ask({
    method: 'POST',
    path: '/public/order',
    access: 'site',
    triesPerMinute: 60,
    summary: 'The order behind a secret.',
    input: z.object({ orderHash: OrderHash }),
    output: SiteOrder,
  }),
  invoice: ask({
    method: 'POST',
    path: '/public/order/invoice',
    access: 'site',
    triesPerMinute: 30,
    summary: 'The invoice of the order behind a secret, as a PDF.',
    input: z.object({ orderHash: OrderHash, invoiceId: z.optional(z.uuid()) }),
    output: FileAnswer,
  }),
  mine: ask({
    method: 'POST',
    path: '/public/my-orders',
    access: 'customer',
    summary: 'The orders of whoever is signed in, at all companies of the network, newest first.',
    input: z.object({ before: z.optional(z.uuid()) }),
    output: z.object({ orders: z.array(SiteOrder), next: z.nullable(z.uuid()) }),
  }),
};
