import { type CapabilityCatalog, event, stream } from '@fachwerk/base/contract';
import { LANGUAGES } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Email, Instant, line, personName } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import { LaterOption } from '@fachwerk/payments/contract';
import * as z from 'zod/mini';

/** Neu, Freigegeben, Im Gange, Abgeschlossen, Retoure, Storniert (spec §4). */
export const OrderStatus = z.enum(['new', 'approved', 'process', 'finished', 'return', 'canceled']);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const PaymentState = z.enum(['open', 'pending', 'paid', 'failed', 'refunded', 'partly_refunded']);
export type PaymentState = z.infer<typeof PaymentState>;

/**
 * `extension` and `surcharge` belong to a rental that is there already. Of goods there are `item` and `deposit`; the rest is about the
 * whole order: what bringing and packing costs, what is missing to the `minimum`, a `tip`, a `discount`. A `gift` is a
 * voucher that is sold: money for money. An `appointment` is paid before it takes place.
 */
export const LineKind = z.enum([
  'rental',
  'extension',
  'surcharge',
  'item',
  'deposit',
  'delivery',
  'handling',
  'minimum',
  'tip',
  'discount',
  'gift',
  'appointment',
]);
export type LineKind = z.infer<typeof LineKind>;

export const MOST_OF_A_LINE = 1000;
const MOST_UNIT_CENTS = 10_000_000;
/** Whoever wants more is to speak to a person. */
export const MOST_ORDER_CENTS = 100_000_000;

export const OrderLine = z.object({
  kind: LineKind,
  /** The rental or the item it is about; of what is about the whole order, the order itself. */
  subjectId: z.uuid(),
  title: line(200, 1),
  detail: line(400),
  quantity: z.int().check(z.minimum(1), z.maximum(MOST_OF_A_LINE)),
  /** Gross; of a discount, and only there, negative. */
  unitCents: z.int().check(z.minimum(-MOST_UNIT_CENTS), z.maximum(MOST_UNIT_CENTS)),
  vatPercent: z.int().check(z.minimum(0), z.maximum(99)),
  /** What whoever sells it needs again: `startsAt` and `endsAt` of the service for the invoice, `paidUntil`, … */
  data: z.record(z.string(), z.unknown()),
});
export type OrderLine = z.infer<typeof OrderLine>;

const VAT_ID = /^([A-Z]{2}[0-9A-Z]{2,13})?$/;

/** USt-IdNr. of a business in the EU, as offices compare it; empty is none. */
export const VatId = z.string().check(
  z.maxLength(30),
  z.overwrite((typed: string) => typed.replace(/[\s.-]/g, '').toUpperCase()),
  z.regex(VAT_ID, 'field.vat_id'),
);

export const OrderContact = z.object({
  firstName: personName(80),
  lastName: personName(80),
  email: Email,
  phone: line(40),
  street: z._default(line(120), ''),
  postcode: z._default(line(12), ''),
  city: z._default(line(80), ''),
  country: z._default(line(2), ''),
  /** Of a business that wants its invoice in its own name. */
  company: z._default(line(120), ''),
  vatId: z._default(VatId, ''),
});
export type OrderContact = z.infer<typeof OrderContact>;

/** Versions of the legal texts that were accepted, and when (§ 305 BGB). */
export const Accepted = z.object({
  terms: z.int(),
  privacy: z.int(),
  withdrawal: z.int(),
  at: Instant,
  newsletter: z._default(z.boolean(), false),
  /** Terms and withdrawal are the contract party's own; of older orders, all are the site's. */
  isOfParty: z._default(z.boolean(), false),
});
export type Accepted = z.infer<typeof Accepted>;

export const Order = z.object({
  id: z.uuid(),
  /** The contract party. */
  companyId: z.uuid(),
  /** The secret of the customer's page. */
  orderHash: secret(z.string()),
  number: z.string(),
  networkId: z.uuid(),
  customerId: z.uuid(),
  contact: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    country: z.string(),
    company: z.string(),
    vatId: z.string(),
  }),
  language: z.enum(LANGUAGES),
  status: OrderStatus,
  paymentState: PaymentState,
  /** The payment that paid it. */
  paymentId: z.nullable(z.uuid()),
  totalCents: z.int(),
  vatCents: z.int(),
  /** What of it a gift voucher pays, from the moment it is placed; the rest is paid otherwise. */
  giftCents: z.int(),
  /** What of that has gone back to the voucher. */
  giftBackCents: z.int(),
  /** All that came, by voucher and otherwise. */
  paidCents: z.int(),
  /** On its way back to the customer. */
  refundPendingCents: z.int(),
  refundedCents: z.int(),
  /** How it was agreed to be paid to people; null where it is paid online. */
  laterOption: z.nullable(LaterOption),
  /** When a transfer has to be there: the end of the last day. */
  dueAt: z.nullable(Instant),
  remindedAt: z.nullable(Instant),
  accepted: Accepted,
  siteCompanyId: z.uuid(),
  /** The titles of its lines. */
  summary: z.string(),
  note: z.string(),
  placedAt: Instant,
  paidAt: z.nullable(Instant),
  cancelledAt: z.nullable(Instant),
  cancelReason: z.string(),
  version: z.int(),
});
export type Order = z.infer<typeof Order>;

const SELLERS = ['administrator', 'management', 'staff', 'support'] as const;

export const orderCapabilities = {
  'orders.read': { roles: [...SELLERS, 'accounting', 'reader'] },
  'orders.status': { roles: SELLERS },
  /** Giving money back. */
  'orders.refund': { roles: ['administrator', 'management', 'accounting'] },
  'orders.export': { roles: ['administrator', 'management', 'staff', 'accounting'] },
} as const satisfies CapabilityCatalog;

export const orderProblems = {
  'order.unknown': 404,
  /** Spec §8, for customers: "Error retrieving order data." */
  'order.not_retrieved': 404,
  'order.changed_meanwhile': 409,
  'order.already_paid': 409,
  'order.canceled': 409,
  'order.not_paid': 409,
  'order.too_expensive': 422,
  'order.refund_too_high': 422,
  /** Cancelling a paid order gives the money back: whoever may not do that may not cancel it. */
  'order.refund_denied': 403,
  'order.too_many_to_export': 422,
  'invoice.unknown': 404,
  /** Spec §8, for customers: "Failed to download. Please try again." The order is there, its paper is not (yet). */
  'invoice.not_downloaded': 409,
} as const satisfies ProblemCatalog;
export type OrderProblem = keyof typeof orderProblems;

/** Hints for the screens of staff: something about these orders has changed. */
export const orderStream = stream({
  name: 'orders',
  access: 'staff:orders.read',
  audience: 'company',
  event: z.object({ type: z.literal('orders'), orderIds: z.array(z.uuid()) }),
});

const of = { companyId: z.uuid(), orderId: z.uuid() };

/** The money is there; `paymentId` is null where none was asked for. Told once per order, and at least once to each listener. */
export const orderPaid = event({
  name: 'order.paid',
  payload: z.object({ ...of, paymentId: z.nullable(z.uuid()), paidAt: Instant }),
});
/**
 * It will be paid when it is handed over, or after: whoever makes it may begin. Told once, instead of waiting for `orderPaid`, which comes
 * when the money does. An order that has to be paid first (online, `prepayment`) is told of by `orderPaid` alone.
 */
export const orderPlaced = event({ name: 'order.placed', payload: z.object({ ...of, option: LaterOption }) });
/** The provider is still looking: nothing is lost, nothing is won. */
export const orderPaymentPending = event({ name: 'order.payment_pending', payload: z.object(of) });
/** Declined or given up. The customer may try again, and a late success still comes as `orderPaid`. */
export const orderPaymentFailed = event({ name: 'order.payment_failed', payload: z.object(of) });
/** Money went back; `refundedCents` is all that went back so far. */
export const orderRefunded = event({
  name: 'order.refunded',
  payload: z.object({ ...of, refundId: z.uuid(), amountCents: z.int(), refundedCents: z.int(), isAll: z.boolean() }),
});
export const orderCancelled = event({ name: 'order.cancelled', payload: z.object({ ...of, reason: z.string() }) });
