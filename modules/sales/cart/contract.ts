import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, Nothing } from '@fachwerk/base/schema';
import { secret, secretAddress } from '@fachwerk/base/secret';
import { OfferedOption, PaymentOption } from '@fachwerk/payments/contract';
import { OtherParty } from '@fachwerk/sites/contract-legal';
import * as z from 'zod/mini';
import { Cart, CartKind, Contact, Placement } from './contract-cart.ts';

export const checkoutProblems = {
  'cart.empty': 409,
  'cart.item_unknown': 404,
  /** Spec §4: an extension needs an empty cart, or the consent to empty it. */
  'cart.not_empty': 409,
  'cart.other_party': 409,
  'cart.hold_expired': 409,
  'cart.price_changed': 409,
  /** The cart in this browser is another one than the page showed. */
  'cart.changed_meanwhile': 409,
  'cart.handover_open': 409,
  /** From the same address, and kept from others already. */
  'cart.too_many_unpaid': 429,
  /** Paid later, and open: of this customer or from the same address. */
  'cart.too_many_open': 429,
  'cart.contact_unconfirmed': 409,
  /** Nobody knows codes here, or what is in the cart takes none. */
  'cart.codes_refused': 409,
  'cart.code_unknown': 422,
  /** Spec §5. */
  'checkout.missing_information': 422,
  'checkout.incorrect_information': 422,
  'checkout.approval_required': 422,
} as const satisfies ProblemCatalog;
export type CheckoutProblem = keyof typeof checkoutProblems;

const OrderHash = secret(z.string().check(z.minLength(20), z.maxLength(100)));

/**
 * Where a payment stands for the person who pays. `elsewhere`: it was begun in another window or app and is open there. `refunded`: it was
 * paid, and all of it goes back. `later`: it is paid to people, when it is handed over or by transfer.
 */
export const PaymentResult = z.enum([
  'paid',
  'failed',
  'pending',
  'open',
  'elsewhere',
  'later',
  'cancelled',
  'refunded',
]);
export type PaymentResult = z.infer<typeof PaymentResult>;

export const OrderRental = z.object({
  /** Of its page; null while nothing can be opened there, and for whoever may not have it. */
  key: z.nullable(secret(z.string())),
  state: z.string(),
  title: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  /** Still due, or due again: a payment may have taken longer than what it covers. */
  dueCents: z.int(),
});
export type OrderRental = z.infer<typeof OrderRental>;

export const OrderState = z.object({
  orderHash: secret(z.string()),
  number: z.string(),
  kind: CartKind,
  /** Something in it is handed over; boxes may be beside it. */
  hasGoods: z.boolean(),
  /** Something in it is a box. */
  hasRentals: z.boolean(),
  result: PaymentResult,
  lines: z.array(z.object({ title: z.string(), detail: z.string(), quantity: z.int(), totalCents: z.int() })),
  totalCents: z.int(),
  netCents: z.int(),
  vatCents: z.int(),
  /** What a gift voucher has paid of it. */
  giftCents: z.int(),
  email: z.string(),
  /** The last one that was tried. */
  paymentOption: z.nullable(PaymentOption),
  paymentOptions: z.array(OfferedOption),
  contractParty: z.string(),
  otherParty: z.nullable(OtherParty),
  /** Whether the keys are for this visitor: the browser that ordered, or the customer who is signed in. Anybody else has them by mail. */
  hasKeys: z.boolean(),
  rentals: z.array(OrderRental),
  /** What has gone back of it, or is on its way. */
  refundedCents: z.int(),
  /** What was paid for could not be given any more: that is why it goes back. */
  isUnserved: z.boolean(),
});
export type OrderState = z.infer<typeof OrderState>;

export const checkoutApi = {
  show: ask({
    method: 'GET',
    path: '/public/cart',
    access: 'site',
    summary: 'The cart of this browser.',
    input: z.object({}),
    output: Cart,
  }),
  remove: change({
    method: 'POST',
    path: '/public/cart/remove',
    access: 'site',
    repeats: 'same',
    evenReadOnly: true,
    summary: 'Takes a line out of the cart; its box is free again.',
    input: z.object({ lineId: z.uuid() }),
    output: Cart,
  }),
  renew: change({
    method: 'POST',
    path: '/public/cart/renew',
    access: 'site',
    repeats: 'same',
    summary: 'Holds again what was held too long ago.',
    input: z.object({}),
    output: Cart,
  }),
  clear: change({
    method: 'POST',
    path: '/public/cart/clear',
    access: 'site',
    repeats: 'same',
    evenReadOnly: true,
    summary: 'Empties the cart; cancelling an extension does this too.',
    input: z.object({}),
    output: Cart,
  }),
  saveContact: change({
    method: 'POST',
    path: '/public/cart/contact',
    access: 'site',
    repeats: 'same',
    evenReadOnly: true,
    summary: 'Keeps what was typed, so that the visitor can come back to it.',
    input: z.object({ contact: Contact }),
    output: Cart,
  }),
  choosePayment: change({
    method: 'POST',
    path: '/public/cart/payment-option',
    access: 'site',
    repeats: 'same',
    evenReadOnly: true,
    summary: 'How the visitor will pay.',
    input: z.object({ paymentOption: PaymentOption }),
    output: Cart,
  }),
  saveCode: change({
    method: 'POST',
    path: '/public/cart/code',
    access: 'site',
    repeats: 'same',
    summary: 'Uses a coupon or a gift voucher; an empty code takes the coupon out.',
    triesPerMinute: 20,
    /** May be worth money: whoever has it can spend it. */
    input: z.object({ code: secret(line(40)) }),
    output: Nothing,
  }),
  removeGift: change({
    method: 'POST',
    path: '/public/cart/gift/remove',
    access: 'site',
    repeats: 'same',
    summary: 'Pays with no gift voucher.',
    input: z.object({}),
    output: Nothing,
  }),
  pay: change({
    method: 'POST',
    path: '/public/place/order-items/pay',
    access: 'site',
    repeats: 'once',
    evenReadOnly: true,
    transaction: 'own',
    summary: 'Places the order and begins its payment. Any number of times for one cart is one order and one payment.',
    input: z.object({
      data: Placement,
      paymentOption: PaymentOption,
      /** Nothing so far: people pay on the pages of the provider. */
      paymentData: z._default(Nothing, {}),
    }),
    output: z.object({ orderHash: secret(z.string()), redirectTo: secretAddress(z.string()) }),
  }),
  orderState: ask({
    method: 'POST',
    path: '/public/order-state',
    access: 'site',
    summary: 'Where an order and its payment stand.',
    input: z.object({ orderHash: OrderHash, isReturning: z._default(z.boolean(), false) }),
    output: OrderState,
  }),
  retryPayment: change({
    method: 'POST',
    path: '/public/order/retry-payment',
    access: 'site',
    repeats: 'once',
    evenReadOnly: true,
    transaction: 'own',
    summary: 'Tries to pay an order again, the same way or another.',
    input: z.object({ orderHash: OrderHash, paymentOption: PaymentOption }),
    output: z.object({ redirectTo: secretAddress(z.string()) }),
  }),
};
