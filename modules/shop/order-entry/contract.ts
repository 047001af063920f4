import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import { LANGUAGES } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Email, Instant, line, Phone, personName } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import { Choice, Offer } from '@fachwerk/item-options/contract';
import { LaterOption } from '@fachwerk/payments/contract';
import { DeliveryType } from '@fachwerk/shop/contract-way';
import {
  FreeTime,
  GoodsSums,
  Handover,
  ItemLine,
  LineNote,
  MOST_ITEM_LINES,
  Quantity,
  TipChoice,
} from '@fachwerk/shop-cart/contract';
import { GiftRequest } from '@fachwerk/vouchers/contract-gift';
import * as z from 'zod/mini';

/** `link`: paid online, at the link that goes to the customer by mail. */
export const EntryPayment = z.enum(['link', ...LaterOption.options]);
export type EntryPayment = z.infer<typeof EntryPayment>;

/** Somebody who may be calling. */
export const Caller = z.object({
  customerId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  isBlocked: z.boolean(),
  language: z.enum(LANGUAGES),
  /** Where something was brought last, then what the account has. */
  addresses: z.array(z.object({ street: z.string(), addition: z.string(), postcode: z.string(), city: z.string() })),
});
export type Caller = z.infer<typeof Caller>;

export const EntryContact = z.object({
  firstName: personName(80),
  lastName: personName(80),
  phone: Phone,
  /** Empty: nobody gets a mail. */
  email: z.union([z.literal(''), Email]),
});
export type EntryContact = z.infer<typeof EntryContact>;

export const EntryLine = z.object({ id: z.uuid(), choice: Choice, quantity: Quantity, note: LineNote });
export type EntryLine = z.infer<typeof EntryLine>;

/** What is to be sold, and how it comes to the caller. */
export const Wanted = z.object({
  lines: z.array(EntryLine).check(z.maxLength(MOST_ITEM_LINES)),
  handover: Handover,
  /** Of an order to a table. */
  tableName: z._default(line(40), ''),
  tip: z.optional(TipChoice),
  /** Of a coupon. */
  voucherCode: z.optional(secret(line(40))),
});
export type Wanted = z.infer<typeof Wanted>;

/** Why not, in the reader's language. */
const Why = z.object({ code: z.string(), sentence: z.string() });
export type Why = z.infer<typeof Why>;

/** What it costs at this moment, and what stands in its way. */
export const Quote = z.object({
  lines: z.array(z.extend(ItemLine, { whyNot: z.nullable(Why) })),
  /** What was chosen, or the only one there is. */
  type: z.nullable(DeliveryType),
  types: z.array(z.object({ type: DeliveryType, whyNot: z.nullable(Why) })),
  /** By field of the form. */
  open: z.array(z.object({ path: z.string(), code: z.string(), sentence: z.string() })),
  whyNot: z.nullable(Why),
  areaName: z.string(),
  /** Where parcels may go; empty: nothing is sent. */
  countries: z.array(z.string()),
  /** Chosen, or the first. */
  country: z.string(),
  sums: GoodsSums,
  totalCents: z.int(),
  netCents: z.int(),
  vat: z.array(z.object({ vatPercent: z.int(), vatCents: z.int() })),
  /** Of the strictest item; 0: for everybody. */
  minimumAge: z.int(),
  payments: z.array(EntryPayment),
  tips: z.object({ isOffered: z.boolean(), percents: z.array(z.int()), mayRoundUp: z.boolean() }),
  /** What the code is called and why it does not hold; null where none was named. */
  voucher: z.nullable(z.object({ title: z.string(), whyNot: z.nullable(Why) })),
});
export type Quote = z.infer<typeof Quote>;

export const orderEntryCapabilities = {
  'orders.enter': { roles: ['administrator', 'management', 'staff', 'support'], kinds: ['merchant'] },
} as const satisfies CapabilityCatalog;

export const orderEntryProblems = {
  'entry.empty': 422,
  'entry.contact_incomplete': 422,
  'entry.payment_missing': 422,
  /** `totalCents` is what it costs now: the caller is told before it goes on. */
  'entry.total_changed': 409,
  'entry.no_gifts': 409,
} as const satisfies ProblemCatalog;
export type OrderEntryProblem = keyof typeof orderEntryProblems;

const Buyer = z.object({
  /** Who was recognised; null: somebody new, or whoever has the address. */
  customerId: z.nullable(z.uuid()),
  contact: EntryContact,
  language: z.enum(LANGUAGES),
});
const Placed = z.object({ orderId: z.uuid(), number: z.string(), totalCents: z.int() });

export const orderEntryApi = {
  callers: ask({
    method: 'POST',
    path: '/private/order-entry/callers',
    access: 'staff:orders.enter',
    summary: 'Who may be calling: by the beginning of the number, else by words of name, number or address.',
    input: z.object({ search: line(100) }),
    output: z.object({ callers: z.array(Caller) }),
  }),
  items: ask({
    method: 'POST',
    path: '/private/order-entry/items',
    access: 'staff:orders.enter',
    summary: 'Items by number, name, EAN or hashtag; the one that has exactly this number comes first.',
    input: z.object({ search: line(100) }),
    output: z.object({
      found: z.array(
        z.object({
          offer: Offer,
          /** The variant whose number it is. */
          variantId: z.nullable(z.uuid()),
        }),
      ),
    }),
  }),
  times: ask({
    method: 'POST',
    path: '/private/order-entry/times',
    access: 'staff:orders.enter',
    summary: 'When an order of this type can be had, as it is at this moment.',
    input: z.object({ type: DeliveryType }),
    output: z.object({ soonestAt: z.nullable(Instant), times: z.array(FreeTime) }),
  }),
  quote: ask({
    method: 'POST',
    path: '/private/order-entry/quote',
    access: 'staff:orders.enter',
    summary: 'What an order would cost, by the rules of the cart; nothing is kept.',
    input: Wanted,
    output: Quote,
  }),
  place: change({
    method: 'POST',
    path: '/private/order-entry',
    access: 'staff:orders.enter',
    repeats: 'by entryId',
    summary: 'Places an order for somebody; the same `entryId` places it once.',
    input: z.extend(Wanted, {
      ...Buyer.shape,
      entryId: z.uuid(),
      payment: z.nullable(EntryPayment),
      /** What the caller was told. */
      expectedTotalCents: z.int(),
    }),
    output: Placed,
  }),
  giftPayments: ask({
    method: 'GET',
    path: '/private/order-entry/gift',
    access: 'staff:orders.enter',
    summary: 'How a caller can pay for a gift voucher; none where no vouchers are sold.',
    input: z.object({}),
    output: z.object({ payments: z.array(EntryPayment) }),
  }),
  placeGift: change({
    method: 'POST',
    path: '/private/order-entry/gift',
    access: 'staff:orders.enter',
    repeats: 'by entryId',
    summary: 'Sells a gift voucher to somebody; it goes out by mail once it is paid. The same `entryId` sells one.',
    input: z.extend(Buyer, { entryId: z.uuid(), wish: GiftRequest, payment: EntryPayment }),
    output: Placed,
  }),
};
