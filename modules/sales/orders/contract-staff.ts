import { ask, change } from '@fachwerk/base/contract';
import { FileAnswer, Instant, line, paragraph } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import { PaymentStory, RefundWay } from '@fachwerk/payments/contract';
import * as z from 'zod/mini';
import { Order, OrderLine, OrderStatus, PaymentState } from './contract.ts';

/** How goods are handed over, as the customer wants it. */
export const OrderHandover = z.object({
  type: z.enum(['delivery', 'pickup', 'shipment', 'totable', 'box']),
  /** Null: as soon as possible. */
  wishedAt: z.nullable(Instant),
  /** The address or the table; missing where it is fetched. */
  place: z.optional(z.string()),
  /** From the customer. */
  comment: z.string(),
});
export type OrderHandover = z.infer<typeof OrderHandover>;

/** What became of the rental that an order is about; of several, the one that ends last. */
export const OrderRental = z.object({
  phase: z.enum(['held', 'ordered', 'booked', 'running', 'grace', 'overrun', 'ended', 'cancelled', 'expired']),
  startsAt: Instant,
  endsAt: Instant,
});
export type OrderRental = z.infer<typeof OrderRental>;

/** An order in a list. */
export const OrderRow = z.extend(Order, {
  companyName: z.string(),
  lineCount: z.int(),
  /** Null: nothing is handed over. */
  handover: z.nullable(OrderHandover),
  /** Null: it is about none. */
  rental: z.nullable(OrderRental),
});
export type OrderRow = z.infer<typeof OrderRow>;

export const OrderStepKind = z.enum([
  'placed',
  'paid_later',
  'settled',
  'unsettled',
  'reminded',
  'corrected',
  'status',
  'payment_pending',
  'payment_failed',
  'paid',
  'paid_late',
  'invoice',
  'refund_requested',
  'given_back',
  'refunded',
  'refund_failed',
  'credit',
  'cancelled',
  'note',
  'mail',
]);
export type OrderStepKind = z.infer<typeof OrderStepKind>;

export const OrderStep = z.object({
  id: z.uuid(),
  at: Instant,
  kind: OrderStepKind,
  personKind: z.enum(['customer', 'staff', 'house']),
  personName: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type OrderStep = z.infer<typeof OrderStep>;

export const InvoiceHead = z.object({
  id: z.uuid(),
  kind: z.enum(['invoice', 'credit']),
  number: z.string(),
  issuedAt: Instant,
  netCents: z.int(),
  vatCents: z.int(),
  grossCents: z.int(),
  /** Of a business: programs can have it too. */
  hasFigures: z.boolean(),
});
export type InvoiceHead = z.infer<typeof InvoiceHead>;

export const OrderStory = z.extend(OrderRow, {
  lines: z.array(z.extend(OrderLine, { position: z.int(), totalCents: z.int() })),
  steps: z.array(OrderStep),
  invoices: z.array(InvoiceHead),
  payments: z.array(PaymentStory),
});
export type OrderStory = z.infer<typeof OrderStory>;

export const OrderFilter = z.object({
  search: z.optional(line(100)),
  statuses: z.optional(z.array(OrderStatus).check(z.maxLength(6))),
  paymentStates: z.optional(z.array(PaymentState).check(z.maxLength(6))),
  customerId: z.optional(z.uuid()),
  companyId: z.optional(z.uuid()),
  hasNote: z.optional(z.boolean()),
  /** Of which it has a line. */
  itemId: z.optional(z.uuid()),
  /** How it is handed over, in the words of whoever does that. */
  deliveryTypes: z.optional(z.array(line(20)).check(z.maxLength(10))),
});
export type OrderFilter = z.infer<typeof OrderFilter>;

/** Of what was placed in a span; without one, of everything. */
const Span = z.object({ from: z.optional(Instant), to: z.optional(Instant), filter: z._default(OrderFilter, {}) });

/** What choosing a status brings about: a text `order.effect.<code>` with its parameters. */
export const StatusEffect = z.object({
  code: z.enum([
    'label_only',
    'cancels_rentals',
    'refunds',
    'tells_customer',
    'keeps_rentals_running',
    'brings_nothing_back',
    'refund_by_hand',
    'settles',
  ]),
  amountCents: z.nullable(z.int()),
});
export type StatusEffect = z.infer<typeof StatusEffect>;

const one = z.object({ id: z.uuid() });

export const orderApi = {
  list: ask({
    method: 'POST',
    path: '/private/orders',
    access: 'staff:orders.read',
    summary: 'Orders, newest first; `excludeIds` are those one has already.',
    input: z.extend(Span, {
      excludeIds: z._default(z.array(z.uuid()).check(z.maxLength(1000)), []),
      before: z.optional(z.uuid()),
    }),
    output: z.object({ orders: z.array(OrderRow), next: z.nullable(z.uuid()) }),
  }),
  counts: ask({
    method: 'POST',
    path: '/private/orders/counts',
    access: 'staff:orders.read',
    summary: 'How many orders there are in each status; counted up to a thousand.',
    input: Span,
    output: z.object({ byStatus: z.record(OrderStatus, z.int()), withNote: z.int() }),
  }),
  customerTotals: ask({
    method: 'GET',
    path: '/private/orders/customer/:customerId',
    access: 'staff:orders.read',
    summary: 'What somebody has spent with the companies in sight, and what of it is not paid yet.',
    input: z.object({ customerId: z.uuid() }),
    output: z.object({
      /** Orders that were paid. */
      count: z.int(),
      /** Revenue: invoices less corrections. */
      spentCents: z.int(),
      refundedCents: z.int(),
      /** Ordered, not cancelled and not paid. */
      openCents: z.int(),
      lastAt: z.nullable(Instant),
    }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/order/:id',
    access: 'staff:orders.read',
    summary: 'One order with its lines, payments, invoices and everything that happened.',
    input: one,
    output: OrderStory,
  }),
  statusEffects: ask({
    method: 'GET',
    path: '/private/order/:id/status-effects',
    access: 'staff:orders.read',
    summary: 'What each status would bring about, and why it may not be chosen.',
    input: one,
    output: z.object({
      effects: z.array(
        z.object({
          status: OrderStatus,
          effects: z.array(StatusEffect),
          problem: z.nullable(z.enum(['order.refund_denied'])),
        }),
      ),
    }),
  }),
  setStatus: change({
    method: 'POST',
    path: '/private/order/status',
    access: 'staff:orders.status',
    repeats: 'key',
    summary: 'Puts an order into any of the six statuses; cancelling gives paid money back.',
    input: z.object({ orderId: z.uuid(), status: OrderStatus, reason: z._default(line(300), '') }),
    output: OrderRow,
  }),
  saveNote: change({
    method: 'POST',
    path: '/private/order/note',
    access: 'staff:orders.status',
    repeats: 'version',
    summary: 'Changes the note; `version` is the one that was read.',
    input: z.object({ orderId: z.uuid(), note: paragraph(2000), version: z.int() }),
    output: OrderRow,
  }),
  refund: change({
    method: 'POST',
    path: '/private/order/refund',
    access: 'staff:orders.refund',
    repeats: 'key refundId',
    summary:
      'Gives money back over the way it came, once for each `refundId`. What had come to people, they give back: `way` says that they have.',
    input: z.object({
      /** Made by whoever asks: the same again is the same refund, not another one. */
      refundId: z.uuid(),
      orderId: z.uuid(),
      amountCents: z.int().check(z.minimum(1), z.maximum(100_000_000)),
      reason: line(300, 1),
      way: z.optional(RefundWay),
    }),
    output: OrderRow,
  }),
  export: ask({
    method: 'GET',
    path: '/private/order/export/:orderHash',
    access: 'staff:orders.export',
    summary: 'The invoice (or, before the payment, the order) as a PDF, or the lines as CSV.',
    input: z.object({
      orderHash: secret(z.string().check(z.maxLength(100))),
      format: z._default(z.enum(['pdf', 'csv']), 'pdf'),
      /** Another invoice of this order: the correction after a refund. */
      invoiceId: z.optional(z.uuid()),
    }),
    output: FileAnswer,
  }),
  exportList: ask({
    method: 'POST',
    path: '/private/orders/export',
    access: 'staff:orders.export',
    summary: 'The list as CSV.',
    input: Span,
    output: FileAnswer,
  }),
  revenue: ask({
    method: 'GET',
    path: '/private/orders/revenue',
    access: 'staff:orders.read',
    summary: 'What was invoiced, less what was taken back: the last seven days against the seven before.',
    input: z.object({}),
    output: z.object({
      since: Instant,
      cents: z.int(),
      beforeCents: z.int(),
      days: z.array(z.object({ on: z.string(), cents: z.int(), beforeCents: z.int() })),
    }),
  }),
};
