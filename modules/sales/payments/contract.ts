import { ask, type CapabilityCatalog, change, event } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, RawRequest } from '@fachwerk/base/schema';
import { secret, secretAddress } from '@fachwerk/base/secret';
import * as z from 'zod/mini';

/** `test` moves no money; it is offered in demo companies that have no account. `manual` is nobody: people say when the money is there. */
export const PaymentProvider = z.enum(['test', 'stripe', 'paypal', 'manual']);
export type PaymentProvider = z.infer<typeof PaymentProvider>;

/** Paid at a provider before anything is handed over. */
export const OnlineOption = z.enum(['test', 'card', 'klarna', 'paypal']);
export type OnlineOption = z.infer<typeof OnlineOption>;

/** Paid to people: cash or card when it is handed over, to the carrier, or by transfer after (`invoice`) or before (`prepayment`). */
export const LaterOption = z.enum(['cash', 'card_on_site', 'invoice', 'cash_on_delivery', 'prepayment']);
export type LaterOption = z.infer<typeof LaterOption>;

/** What a customer chooses. */
export const PaymentOption = z.enum([...OnlineOption.options, ...LaterOption.options]);
export type PaymentOption = z.infer<typeof PaymentOption>;

/** How people gave money back that had come to them. */
export const RefundWay = z.enum(['cash', 'card', 'transfer']);
export type RefundWay = z.infer<typeof RefundWay>;

/**
 * `created`: wanted. `started`: the customer was sent to the provider. `pending`: the provider is checking. A success that comes
 * after `failed` or `cancelled` is still a success.
 */
export const PaymentState = z.enum(['created', 'started', 'pending', 'succeeded', 'failed', 'cancelled']);
export type PaymentState = z.infer<typeof PaymentState>;

/** The states that others are told of. */
export const SettledState = z.enum(['succeeded', 'pending', 'failed', 'cancelled']);
export type SettledState = z.infer<typeof SettledState>;

/** `requested`: not yet at the provider. `pending`: the provider is doing it. */
export const RefundState = z.enum(['requested', 'pending', 'succeeded', 'failed']);
export type RefundState = z.infer<typeof RefundState>;

/** What a person has to look into: another amount or currency than asked for, or no end after days. */
export const PaymentAlarm = z.enum(['amount_differs', 'never_settled']);
export type PaymentAlarm = z.infer<typeof PaymentAlarm>;

export const Refund = z.object({
  id: z.uuid(),
  amountCents: z.int(),
  state: RefundState,
  reason: z.string(),
  personName: z.string(),
  requestedAt: Instant,
  settledAt: z.nullable(Instant),
  /** Null where a provider does it, and while nobody has done it. */
  way: z.nullable(RefundWay),
});
export type Refund = z.infer<typeof Refund>;

export const Payment = z.object({
  id: z.uuid(),
  /** The contract party. */
  companyId: z.uuid(),
  /** What it is for; whoever wanted it knows. */
  reference: z.uuid(),
  state: PaymentState,
  amountCents: z.int(),
  currency: z.string(),
  option: PaymentOption,
  provider: PaymentProvider,
  description: z.string(),
  /** The provider's own word for why it failed. */
  failureCode: z.string(),
  alarm: z.nullable(PaymentAlarm),
  /** The same thing had been paid for already: it goes back by itself. */
  isSurplus: z.boolean(),
  createdAt: Instant,
  startedAt: z.nullable(Instant),
  settledAt: z.nullable(Instant),
});
export type Payment = z.infer<typeof Payment>;

/** A payment with what went back of it. */
export const PaymentStory = z.extend(Payment, {
  /** Asked for, under way or done; failed ones do not count. */
  refundedCents: z.int(),
  refunds: z.array(Refund),
});
export type PaymentStory = z.infer<typeof PaymentStory>;

/** `isTest`: whoever pays so is told that no money moves. */
export const OfferedOption = z.object({ option: PaymentOption, isTest: z.boolean() });
export type OfferedOption = z.infer<typeof OfferedOption>;

/** What one does on the page of the test provider. */
export const TestChoice = z.enum(['succeed', 'decline', 'pend', 'cancel']);
export type TestChoice = z.infer<typeof TestChoice>;

export const TestCheckout = z.object({
  amountCents: z.int(),
  currency: z.string(),
  description: z.string(),
  state: PaymentState,
  /** Path on the site to go on to. */
  returnPath: secretAddress(z.string()),
});
export type TestCheckout = z.infer<typeof TestCheckout>;

const ROLES = ['administrator', 'management', 'staff', 'support', 'accounting', 'reader'] as const;

export const paymentCapabilities = {
  'payments.read': { roles: ROLES },
} as const satisfies CapabilityCatalog;

export const paymentProblems = {
  'payment.unknown': 404,
  'payment.option_unavailable': 409,
  /** The contract party has no account to be paid into, and is no demo. */
  'payment.not_offered': 409,
  /** The same thing is paid for already. */
  'payment.already_paid': 409,
  'payment.already_settled': 409,
  /** Another payment for the same thing is being checked by its provider. */
  'payment.being_checked': 409,
  'payment.provider_unreachable': 503,
  /** Another amount than is to be paid. */
  'payment.other_amount': 422,
  'refund.unknown': 404,
  'refund.already_settled': 409,
  'refund.nothing_paid': 409,
  'refund.too_high': 422,
  'payment_event.refused': 400,
  'payment_provider.unknown': 404,
} as const satisfies ProblemCatalog;
export type PaymentProblem = keyof typeof paymentProblems;

const token = secret(line(200, 1));

export const paymentApi = {
  options: ask({
    method: 'GET',
    path: '/public/payments/options',
    access: 'site',
    summary: 'How one can pay here.',
    input: z.object({}),
    output: z.object({ options: z.array(OfferedOption) }),
  }),
  takeEvents: change({
    method: 'POST',
    path: '/public/payments/:provider/events',
    access: 'public',
    repeats: 'by raw',
    body: 'raw',
    transaction: 'own',
    // Providers send from few addresses, and much at once after an outage.
    triesPerMinute: 3000,
    summary:
      'Where payment providers tell what happened with the account of the installation; their signature is checked.',
    input: z.object({ provider: line(20, 1), raw: RawRequest }),
    output: z.object({ received: z.boolean() }),
  }),
  takePartyEvents: change({
    method: 'POST',
    path: '/public/payments/:provider/events/:companyId',
    access: 'public',
    repeats: 'by raw',
    body: 'raw',
    transaction: 'own',
    triesPerMinute: 3000,
    summary: 'Where payment providers tell what happened with the own account of a company; its secret proves it.',
    input: z.object({ provider: line(20, 1), companyId: z.uuid(), raw: RawRequest }),
    output: z.object({ received: z.boolean() }),
  }),
  list: ask({
    method: 'GET',
    path: '/private/payments/:reference',
    access: 'staff:payments.read',
    summary: 'The payments for something, with their refunds, oldest first.',
    input: z.object({ reference: z.uuid() }),
    output: z.object({ payments: z.array(PaymentStory) }),
  }),
  testCheckout: ask({
    method: 'POST',
    path: '/public/test-payment',
    access: 'site',
    summary: 'What is to be paid on the page of the test provider.',
    input: z.object({ token }),
    output: TestCheckout,
  }),
  chooseTest: change({
    method: 'POST',
    path: '/public/test-payment/choose',
    access: 'site',
    repeats: 'once',
    evenReadOnly: true,
    transaction: 'own',
    summary: 'What becomes of a payment at the test provider.',
    input: z.object({ token, choice: TestChoice }),
    output: TestCheckout,
  }),
};

/** Told with every change of state that matters to others. A success may come late, and is told then. */
export const paymentSettled = event({
  name: 'payment.settled',
  payload: z.object({
    companyId: z.uuid(),
    paymentId: z.uuid(),
    reference: z.uuid(),
    state: SettledState,
    amountCents: z.int(),
    at: Instant,
  }),
});

export const refundSettled = event({
  name: 'payment.refund_settled',
  payload: z.object({
    companyId: z.uuid(),
    paymentId: z.uuid(),
    reference: z.uuid(),
    refundId: z.uuid(),
    amountCents: z.int(),
    state: z.enum(['succeeded', 'failed']),
  }),
});
