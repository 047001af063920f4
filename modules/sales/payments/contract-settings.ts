import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line } from '@fachwerk/base/schema';
import { secret, secretAddress } from '@fachwerk/base/secret';
import * as z from 'zod/mini';
import { AccountProvider, BankData, ProviderEnvironment } from './contract-account.ts';

/** An account at a provider, without anything secret: what was saved is never shown again. */
export const ConnectedAccount = z.object({
  provider: AccountProvider,
  /** The keys come from the environment of the installation, which this company runs. */
  isInstallation: z.boolean(),
  environment: ProviderEnvironment,
  /** The last four characters, to recognize it by. */
  keyEnd: z.string(),
  savedAt: z.nullable(Instant),
  savedBy: z.string(),
  /** Payments and refunds that are not over yet. */
  openPayments: z.int(),
});
export type ConnectedAccount = z.infer<typeof ConnectedAccount>;

export const SavedBankData = z.extend(BankData, { savedAt: Instant, savedBy: z.string() });
export type SavedBankData = z.infer<typeof SavedBankData>;

export const PaymentSettings = z.object({
  isDemo: z.boolean(),
  accounts: z.array(ConnectedAccount),
  /** Where a provider is to send its events for this company. */
  eventAddresses: z.object({ stripe: z.string(), paypal: z.string() }),
  /** The platform lets companies connect to its account at Stripe, beside keys of their own. */
  hasConnect: z.boolean(),
  bank: z.nullable(SavedBankData),
  /** For a franchisor: who of its franchisees has an account of their own. More is theirs to know. */
  franchisees: z.array(z.object({ id: z.uuid(), name: z.string(), isConnected: z.boolean() })),
});
export type PaymentSettings = z.infer<typeof PaymentSettings>;

const SECRET_KEY = /^[sr]k_(live|test)_[\w-]{1,250}$/;
const SIGNING_SECRET = /^whsec_[\w+/=-]{1,250}$/;

const shaped = (shape: RegExp, code: string) => z.string().check(z.trim(), z.maxLength(300), z.regex(shape, code));

export const StripeKeys = z.object({
  secretKey: secret(shaped(SECRET_KEY, 'field.stripe_key')),
  webhookSecret: secret(shaped(SIGNING_SECRET, 'field.stripe_signing_secret')),
});
export type StripeKeys = z.infer<typeof StripeKeys>;

export const PaypalKeys = z.object({
  environment: ProviderEnvironment,
  clientId: line(200, 1),
  clientSecret: secret(line(200, 1)),
  webhookId: line(100, 1),
});
export type PaypalKeys = z.infer<typeof PaypalKeys>;

/** What a provider has to send: its names for the events, as one ticks them there. */
export const EVENTS_TO_SUBSCRIBE: Readonly<Record<AccountProvider, readonly string[]>> = {
  stripe: [
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
    'payment_intent.succeeded',
    'payment_intent.processing',
    'payment_intent.payment_failed',
    'charge.refunded',
    'refund.created',
    'refund.updated',
    'refund.failed',
  ],
  paypal: [
    'CHECKOUT.ORDER.APPROVED',
    'PAYMENT.CAPTURE.COMPLETED',
    'PAYMENT.CAPTURE.PENDING',
    'PAYMENT.CAPTURE.DENIED',
    'PAYMENT.CAPTURE.REFUNDED',
    'PAYMENT.CAPTURE.REVERSED',
  ],
};

export const paymentAccountCapabilities = {
  'payments.manage': { roles: ['administrator', 'accounting'], isOwnStaffOnly: true },
} as const satisfies CapabilityCatalog;

export const paymentAccountProblems = {
  /** The provider does not let the keys in; `reason` is its own word. */
  'payment_account.refused': 422,
  'payment_account.webhook_refused': 422,
  'payment_account.provider_silent': 503,
  'payment_account.unknown': 404,
  'payment_account.no_connect': 409,
  /** Payments or refunds are still under way with it. */
  'payment_account.in_use': 409,
} as const satisfies ProblemCatalog;
export type PaymentAccountProblem = keyof typeof paymentAccountProblems;

const access = 'staff:payments.manage';
/** What Stripe calls the account, sealed for the company that began it. */
const ConnectMark = secret(line(400, 1));

export const paymentAccountApi = {
  show: ask({
    method: 'GET',
    path: '/private/payment-accounts',
    access,
    summary: 'With which accounts the company takes money, and where to.',
    input: z.object({}),
    output: PaymentSettings,
  }),
  connectStripe: change({
    method: 'POST',
    path: '/private/payment-accounts/stripe',
    access,
    repeats: 'same',
    transaction: 'own',
    summary: 'Tries keys at Stripe and keeps them; those before stay with the payments they began.',
    input: StripeKeys,
    output: PaymentSettings,
  }),
  beginConnect: change({
    method: 'POST',
    path: '/private/payment-accounts/stripe/connect',
    access,
    repeats: 'again',
    transaction: 'own',
    summary: 'Where the company connects its Stripe account to the platform; `mark` goes on with the one it has begun.',
    input: z.object({ mark: z.optional(ConnectMark) }),
    output: z.object({ url: secretAddress(z.string()) }),
  }),
  finishConnect: change({
    method: 'POST',
    path: '/private/payment-accounts/stripe/connected',
    access,
    repeats: 'once',
    transaction: 'own',
    summary: 'Back from Stripe: the account is kept once it takes payments; until then something is missing there.',
    input: z.object({ mark: ConnectMark }),
    output: z.object({ isConnected: z.boolean(), settings: PaymentSettings }),
  }),
  connectPaypal: change({
    method: 'POST',
    path: '/private/payment-accounts/paypal',
    access,
    repeats: 'same',
    transaction: 'own',
    summary: 'Tries credentials at PayPal and keeps them; those before stay with the payments they began.',
    input: PaypalKeys,
    output: PaymentSettings,
  }),
  remove: change({
    method: 'POST',
    path: '/private/payment-accounts/remove',
    access,
    repeats: 'same',
    summary: 'Takes no new payments with an account any more; refused while some are under way.',
    input: z.object({ provider: AccountProvider }),
    output: PaymentSettings,
  }),
  saveBank: change({
    method: 'POST',
    path: '/private/payment-accounts/bank',
    access,
    repeats: 'same',
    summary: 'Where customers transfer money to.',
    input: BankData,
    output: PaymentSettings,
  }),
  removeBank: change({
    method: 'POST',
    path: '/private/payment-accounts/bank/remove',
    access,
    repeats: 'same',
    summary: 'Nobody is given bank data any more.',
    input: z.object({}),
    output: PaymentSettings,
  }),
};
