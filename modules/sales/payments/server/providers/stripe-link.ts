import type { Language } from '@fachwerk/base/language';
import { addMinutes } from '@fachwerk/base/time';
import type { Stripe } from 'stripe';
import type { PaymentRecord } from '../payment/payment-store.ts';
import type { RefundRecord } from '../refund/refund-store.ts';
import { asCallsOf } from './provider-fetch.ts';
import { EventRefused, type ProviderLink, ProviderRefused, ProviderUnreachable } from './provider-link.ts';
import { asked, type StripeAccount } from './stripe-account.ts';
import { metadataOf, refundUpdate, sessionUpdate, stripeEvent } from './stripe-update.ts';

/** Stripe wants at least 30 minutes, counted from its own clock. */
const CHECKOUT_MINUTES = 65;
const SIGNATURE_SECONDS = 300;
const MOST_REFUNDS = 100;

const LOCALES: Readonly<Record<Language, string>> = { de: 'de', deDu: 'de', en: 'en', it: 'it', ru: 'ru' };

/** Stripe's hosted checkout: card data never touches this house. */
export function stripeLink(account: StripeAccount): ProviderLink {
  return {
    name: 'stripe',
    options: ['card', 'klarna'],
    start: ({ companyId }, payment) =>
      asCallsOf(companyId, async () => {
        const stripe = await account.client();
        const idempotencyKey = `payment-${payment.id}`;
        const session = await asked(() => stripe.checkout.sessions.create(sessionOf(payment), { idempotencyKey }));
        if (!session.url) throw new ProviderUnreachable('a checkout without an address');
        return { checkoutReference: session.id, redirectTo: session.url };
      }),
    look: ({ companyId }, payment) =>
      asCallsOf(companyId, async () => {
        const stripe = await account.client();
        const reference = payment.checkoutReference!;
        const expand = ['payment_intent'];
        const session = await asked(() => stripe.checkout.sessions.retrieve(reference, { expand }));
        const update = sessionUpdate(session);
        const refunds =
          update.chargeReference && update.isOver ? await listRefunds(stripe, update.chargeReference) : [];
        return { payment: update, refunds: refunds.map(refundUpdate) };
      }),
    close: ({ companyId }, { checkoutReference }) =>
      asCallsOf(companyId, async () => {
        if (!checkoutReference) return;
        const stripe = await account.client();
        try {
          await asked(() => stripe.checkout.sessions.expire(checkoutReference));
        } catch (error) {
          // It is over already, one way or the other: whoever closes it looks next.
          if (!(error instanceof ProviderRefused)) throw error;
        }
      }),
    refund: ({ companyId }, refund, payment) =>
      asCallsOf(companyId, async () => refundUpdate(await refunded(await account.client(), refund, payment))),
    read: async ({ now }, { bytes, headers }) => {
      const stripe = await account.client();
      try {
        const receivedAt = now.getTime();
        const signature = headers['stripe-signature'] ?? '';
        const body = Buffer.from(bytes);
        if (isFromTheFuture(signature, receivedAt)) throw new Error('signed in the future');
        const { webhooks } = stripe;
        const secret = account.webhookSecret;
        const event = webhooks.constructEvent(body, signature, secret, SIGNATURE_SECONDS, undefined, receivedAt);
        if (event.account !== account.connectedAs) throw new Error('of another account');
        return stripeEvent(event);
      } catch (error) {
        throw new EventRefused((error as Error).message);
      }
    },
  };
}

/** The library minds only what is too old: what is dated ahead could be kept back and used later. */
function isFromTheFuture(signature: string, receivedAt: number): boolean {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0) * 1000;
  return signedAt > receivedAt + SIGNATURE_SECONDS * 1000;
}

/** Only of what the payment itself says, so that the same call again is the same call. */
function sessionOf(payment: PaymentRecord): Stripe.Checkout.SessionCreateParams {
  const { siteAddress, returnPath, description, amountCents, currency } = payment;
  const metadata = metadataOf({ companyId: payment.companyId, paymentId: payment.id });
  const backTo = siteAddress + returnPath;
  return {
    mode: 'payment',
    allowed_payment_method_types: [payment.option === 'klarna' ? 'klarna' : 'card'],
    line_items: [
      {
        quantity: 1,
        price_data: { currency: currency.toLowerCase(), unit_amount: amountCents, product_data: { name: description } },
      },
    ],
    client_reference_id: payment.id,
    customer_email: payment.payerEmail,
    locale: LOCALES[payment.payerLanguage] as Stripe.Checkout.SessionCreateParams.Locale,
    success_url: backTo,
    cancel_url: backTo,
    expires_at: Math.floor(addMinutes(payment.createdAt, CHECKOUT_MINUTES).getTime() / 1000),
    metadata,
    payment_intent_data: { metadata, description },
  };
}

/** Stripe forgets an idempotency key after a day or so: a refund that was tried before is looked for first. */
async function refunded(stripe: Stripe, refund: RefundRecord, payment: PaymentRecord): Promise<Stripe.Refund> {
  const intent = payment.chargeReference;
  if (!intent) throw new ProviderRefused('no_charge');
  if (refund.looks > 0 || refund.state === 'pending') {
    const made = await listRefunds(stripe, intent);
    const own = made.find(({ metadata }) => metadata?.fachwerk_refund === refund.id);
    if (own) return own;
  }
  const metadata = metadataOf({ companyId: payment.companyId, paymentId: payment.id }, refund.id);
  return asked(() =>
    stripe.refunds.create(
      { payment_intent: intent, amount: refund.amountCents, metadata },
      { idempotencyKey: `refund-${refund.id}` },
    ),
  );
}

async function listRefunds(stripe: Stripe, intent: string): Promise<Stripe.Refund[]> {
  const { data } = await asked(() => stripe.refunds.list({ payment_intent: intent, limit: MOST_REFUNDS }));
  return data;
}
