import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { PaymentName, PaymentUpdate, ProviderEvent, RefundUpdate } from './provider-link.ts';

/** Our names, as Stripe carries them. */
export function metadataOf({ companyId, paymentId }: PaymentName, refundId?: string): Record<string, string> {
  return { fachwerk_company: companyId, fachwerk_payment: paymentId, ...(refundId && { fachwerk_refund: refundId }) };
}

const Names = z.object({ fachwerk_company: z.uuid(), fachwerk_payment: z.uuid() });

function nameIn(metadata: Stripe.Metadata | null | undefined): PaymentName | null {
  const { data } = z.safeParse(Names, metadata);
  return data ? { companyId: data.fachwerk_company, paymentId: data.fachwerk_payment } : null;
}

/** Null for what another program does with the same account, and for events that do not matter here. */
export function stripeEvent(event: Stripe.Event): ProviderEvent | null {
  const eventId = event.id;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object;
      const hasFailed = event.type === 'checkout.session.async_payment_failed';
      const payment = hasFailed ? failedUpdate(session) : sessionUpdate(session);
      return named(session.metadata, { eventId, payment });
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.payment_failed':
      return named(event.data.object.metadata, { eventId, payment: intentUpdate(event.data.object) });
    // Says how much went back in all, not by which refund.
    case 'charge.refunded':
      return named(event.data.object.metadata, { eventId, isHint: true });
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return named(event.data.object.metadata, { eventId, refunds: [refundUpdate(event.data.object)] });
    default:
      return null;
  }
}

function named(metadata: Stripe.Metadata | null, event: Omit<ProviderEvent, 'name'>): ProviderEvent | null {
  const name = nameIn(metadata);
  return name && { ...event, name };
}

/** A checkout, with its payment intent where that was asked for as well. */
export function sessionUpdate(session: Stripe.Checkout.Session): PaymentUpdate {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const said = {
    amountCents: session.amount_total,
    currency: session.currency,
    checkoutReference: session.id,
    chargeReference: idOf(session.payment_intent),
  };
  if (session.payment_status === 'paid') return { ...said, state: 'succeeded', isOver: true };
  if (session.status === 'expired') return { ...said, state: 'cancelled', isOver: true };
  if (intent) {
    const update = intentUpdate(intent);
    // Behind a checkout that is done nobody can try another card.
    const isOver = update.isOver || (update.state === 'failed' && session.status === 'complete');
    return { ...update, isOver, checkoutReference: session.id };
  }
  return { ...said, state: session.status === 'complete' ? 'pending' : 'started', isOver: false };
}

function failedUpdate(session: Stripe.Checkout.Session): PaymentUpdate {
  return { ...sessionUpdate(session), state: 'failed', isOver: true };
}

/** A card that was declined can be tried again, or another one, as long as the checkout is open: not over. */
function intentUpdate(intent: Stripe.PaymentIntent): PaymentUpdate {
  const { last_payment_error: failure } = intent;
  const said = {
    amountCents: intent.amount_received,
    currency: intent.currency,
    chargeReference: intent.id,
    failureCode: failure?.decline_code ?? failure?.code ?? '',
    isOver: false,
  };
  if (intent.status === 'succeeded') return { ...said, state: 'succeeded', isOver: true };
  if (intent.status === 'processing' || intent.status === 'requires_capture') return { ...said, state: 'pending' };
  if (intent.status === 'canceled') return { ...said, state: 'cancelled', isOver: true };
  return { ...said, state: failure ? 'failed' : 'started' };
}

const REFUND_STATES: Readonly<Record<string, RefundUpdate['state']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

export function refundUpdate(refund: Stripe.Refund): RefundUpdate {
  return {
    refundId: refund.metadata?.fachwerk_refund ?? null,
    providerReference: refund.id,
    state: REFUND_STATES[refund.status ?? ''] ?? 'pending',
    amountCents: refund.amount,
    failureCode: refund.failure_reason ?? '',
  };
}

const idOf = (given: string | { readonly id: string } | null) =>
  typeof given === 'string' ? given : (given?.id ?? null);
