import { LANGUAGES } from '@fachwerk/base/language';
import { Instant, line } from '@fachwerk/base/schema';
import { secret, secretAddress } from '@fachwerk/base/secret';
import { LineKind } from '@fachwerk/orders/contract';
import { OfferedOption, PaymentOption } from '@fachwerk/payments/contract';
import { OtherParty } from '@fachwerk/sites/contract-legal';
import * as z from 'zod/mini';

/** What the cart is for: something new (boxes, goods), a longer rental, or the extra payment of an overrun one. One thing at a time (spec §4). */
export const CartKind = z.enum(['purchase', 'extension', 'surcharge']);
export type CartKind = z.infer<typeof CartKind>;

/** As it was typed so far; what is missing or wrong is said when it is needed. */
export const Contact = z.object({
  email: line(254),
  firstName: line(80),
  lastName: line(80),
  phone: line(40),
});
export type Contact = z.infer<typeof Contact>;

/** The time that a line is for: of a rental, of an appointment. */
export const LinePeriod = z.object({
  startsAt: Instant,
  endsAt: Instant,
  /** Begins with the payment. */
  isNow: z.boolean(),
  durationMinutes: z.int(),
  timeZone: z.string(),
});
export type LinePeriod = z.infer<typeof LinePeriod>;

/** A line of any provider (`server/facade-lines.ts`). What only its own kind has beside this stands in the contract of its module. */
export const CartLine = z.object({
  id: z.uuid(),
  kind: LineKind,
  title: z.string(),
  detail: z.string(),
  /** Tells lines of one kind apart in a word or less: the size of a box. */
  label: z.string(),
  quantity: z.int(),
  /** Of all of them. */
  priceCents: z.int(),
  vatPercent: z.int(),
  /** Null where it is for no time of its own. */
  period: z.nullable(LinePeriod),
  /** What is agreed to with it beside the price, as its provider writes it; an order may name it. Empty: nothing. */
  terms: z.string(),
  /** The page where more of its kind is chosen. */
  moreAt: z.nullable(z.string()),
  /** Until it begins the customer can call it off and gets everything back. */
  isCancellable: z.boolean(),
  /** Nobody else can have it until then; null where nothing is held. */
  holdExpiresAt: z.nullable(Instant),
  /** The hold ran out: it can be held again, or removed. */
  isExpired: z.boolean(),
});
export type CartLine = z.infer<typeof CartLine>;

/** A line of goods, or of what belongs to all of them: bringing, packing, a deposit, a tip, a discount. Whoever sells goods has priced it. */
export const GoodsLine = z.object({
  /** Of an item, its line in the cart; of what belongs to all of them, what it is. */
  id: z.string(),
  kind: LineKind,
  title: z.string(),
  detail: z.string(),
  quantity: z.int(),
  /** Of all of them; of a discount, negative. */
  priceCents: z.int(),
  vatPercent: z.int(),
});
export type GoodsLine = z.infer<typeof GoodsLine>;

export const Refusal = z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) });
export type Refusal = z.infer<typeof Refusal>;

/** What a coupon takes off a line; what it takes off goods stands with their lines. */
export const CartDiscount = z.object({
  id: z.string(),
  title: z.string(),
  /** The line it is for. */
  detail: z.string(),
  /** Negative. */
  priceCents: z.int(),
  vatPercent: z.int(),
});
export type CartDiscount = z.infer<typeof CartDiscount>;

export const CartGoods = z.object({
  lines: z.array(GoodsLine),
  /** How they come to the customer, in words; empty while that is open. */
  handover: z.object({ title: z.string(), detail: z.string() }),
  /** Whether all is said that it needs: where to, when. */
  isHandoverSettled: z.boolean(),
  /** Changes exactly when the type, the place or the time does: an order names it, as it names the lines. */
  handoverMark: z.string(),
  /** Why they cannot be ordered as they are, to be mended in the cart; null when they can. */
  whyNot: z.nullable(Refusal),
  /** Whoever orders says that they are old enough; 0 where nobody asks. It is checked at the handover. */
  minimumAge: z.int(),
});
export type CartGoods = z.infer<typeof CartGoods>;

/** What has to be paid before anything new can be ordered. */
export const OwedPayment = z.object({ payAt: secretAddress(z.string()), dueCents: z.int() });
export type OwedPayment = z.infer<typeof OwedPayment>;

export const Cart = z.object({
  /** Null while there is none; the number of a placement, so that it happens once. */
  id: z.nullable(z.uuid()),
  kind: CartKind,
  /** All but goods: boxes, or the rental that is extended or paid for. */
  lines: z.array(CartLine),
  /** Null where there are none. */
  goods: z.nullable(CartGoods),
  discounts: z.array(CartDiscount),
  /** The coupon, empty while none was typed; null where no code can be used. */
  coupon: z.nullable(z.object({ code: secret(z.string()), title: z.string(), whyNot: z.nullable(Refusal) })),
  /** The gift voucher that pays; null where there is none in the cart. */
  gift: z.nullable(z.object({ title: z.string(), cents: z.int(), whyNot: z.nullable(Refusal) })),
  totalCents: z.int(),
  netCents: z.int(),
  vatCents: z.int(),
  /** The contract party charges no VAT (§ 19 UStG). */
  isSmallBusiness: z.boolean(),
  /** What is left to pay after the gift voucher. */
  toPayCents: z.int(),
  /** When the first hold runs out. */
  holdExpiresAt: z.nullable(Instant),
  contact: Contact,
  /** The rental that is extended or paid for was ordered by somebody: nobody is asked for it again. */
  isContactKnown: z.boolean(),
  /** Null while none was chosen. */
  paymentOption: z.nullable(PaymentOption),
  paymentOptions: z.array(OfferedOption),
  /** With whom the contract is made. */
  contractParty: z.string(),
  /** Null where that is the site's own company. */
  otherParty: z.nullable(OtherParty),
  /** The page of the rental that is extended or paid for; empty for something new. */
  backTo: secretAddress(z.string()),
  /** Why an extension or an extra payment that was in it cannot be had any more, as a problem code. */
  whyEmpty: z.nullable(z.string()),
  /** What whoever is signed in has to pay before they can book anything new. */
  owed: z.array(OwedPayment),
  /** This browser's last cart became this order, and is not paid yet: that comes first. */
  unpaidOrderHash: z.nullable(secret(z.string())),
});
export type Cart = z.infer<typeof Cart>;

/** Boxes, goods, and what belongs to them. */
export const MOST_LINES = 300;

/** A line as it was shown. `endsAt` is null where it begins with the payment: then its length is part of what its id stands for. */
export const SeenLine = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  endsAt: z.nullable(Instant),
  priceCents: z.int(),
  /** Where it is named, nothing else is agreed to. */
  terms: z.optional(z.string().check(z.maxLength(100))),
  /** Of goods: how many, or how they are handed over. */
  mark: z.optional(z.string().check(z.maxLength(500))),
});
export type SeenLine = z.infer<typeof SeenLine>;

export const Placement = z.object({
  /** The cart that was shown. The same one again is the same order. */
  cartId: z.uuid(),
  /** What was shown in it: nothing else is ordered, not even for the same money. */
  lines: z.array(SeenLine).check(z.minLength(1), z.maxLength(MOST_LINES)),
  /** Not needed, and not looked at, where the cart says that it is known. */
  contact: z._default(Contact, { email: '', firstName: '', lastName: '', phone: '' }),
  /** Not looked at for an extra payment: that belongs to a contract that is there already. */
  accepted: z.object({
    terms: z.boolean(),
    privacy: z.boolean(),
    withdrawal: z.boolean(),
    /** Only looked at where something is not for children. */
    age: z.optional(z.boolean()),
  }),
  newsletter: z.boolean(),
  expectedTotalCents: z.int(),
  /** Of the mails about it; otherwise that of the request. */
  language: z.optional(z.enum(LANGUAGES)),
});
export type Placement = z.infer<typeof Placement>;
