import { type Language, LOCALES } from '@fachwerk/base/language';
import type { Order, OrderRequest } from '@paypal/paypal-server-sdk';
import type { PaymentRecord } from '../payment/payment-store.ts';
import type { RefundRecord } from '../refund/refund-store.ts';
import { asked, type PaypalAccount } from './paypal-account.ts';
import { customIdOf, orderRefunds, orderUpdate, paypalEvent, refundUpdate } from './paypal-update.ts';
import { verifyPaypal } from './paypal-verify.ts';
import { asCallsOf } from './provider-fetch.ts';
import { EventRefused, type ProviderLink, ProviderRefused, ProviderUnreachable } from './provider-link.ts';

const LONGEST_DESCRIPTION = 127;

/** PayPal's orders: the customer agrees there, and the money is taken by us afterwards. */
export function paypalLink(account: PaypalAccount): ProviderLink {
  return {
    name: 'paypal',
    options: ['paypal'],
    start: ({ companyId }, payment) => asCallsOf(companyId, () => opened(account, payment)),
    look: ({ companyId }, payment) => asCallsOf(companyId, () => looked(account, payment)),
    // An order cannot be taken back; it lapses, because nobody captures it any more.
    close: async () => {},
    refund: ({ companyId }, refund, payment) => asCallsOf(companyId, () => refunded(account, refund, payment)),
    read: async (ctx, raw) => {
      const text = await verifyPaypal(ctx, account, raw);
      try {
        return paypalEvent(text);
      } catch (error) {
        throw new EventRefused((error as Error).message);
      }
    },
  };
}

async function controllers(account: PaypalAccount) {
  const { OrdersController, PaymentsController } = await import('@paypal/paypal-server-sdk');
  const client = await account.client();
  return { orders: new OrdersController(client), payments: new PaymentsController(client) };
}

async function opened(account: PaypalAccount, payment: PaymentRecord) {
  const { orders } = await controllers(account);
  const order = await asked(() =>
    orders.createOrder({ body: orderOf(payment), paypalRequestId: `payment-${payment.id}`, prefer: 'return=minimal' }),
  );
  const redirectTo = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
  if (!order.id || !redirectTo) throw new ProviderUnreachable('an order without an address');
  return { checkoutReference: order.id, redirectTo };
}

/** The customer has agreed: the money is taken, unless another way to pay was chosen meanwhile. */
async function looked(account: PaypalAccount, payment: PaymentRecord) {
  const { orders } = await controllers(account);
  const id = payment.checkoutReference!;
  const seen = await found(() => orders.getOrder({ id }));
  // PayPal forgets an order that nobody agreed to.
  if (!seen) return { payment: LAPSED };
  const isClosed = payment.closedAt !== null;
  if (seen.status !== 'APPROVED') {
    const update = orderUpdate(seen);
    const hasLapsed = isClosed && update.state === 'started';
    return { payment: hasLapsed ? LAPSED : update, refunds: orderRefunds(seen) };
  }
  if (isClosed) return { payment: LAPSED };
  const paypalRequestId = `capture-${payment.id}`;
  try {
    const captured = await asked(() => orders.captureOrder({ id, paypalRequestId, prefer: 'return=representation' }));
    return { payment: orderUpdate(captured) };
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // The customer's own way to pay was declined; they may choose another one at PayPal.
    if (error.code === 'INSTRUMENT_DECLINED')
      return { payment: { ...LAPSED, state: 'failed', isOver: false, failureCode: error.code } as const };
    if (error.code === 'ORDER_ALREADY_CAPTURED')
      return { payment: orderUpdate(await asked(() => orders.getOrder({ id }))) };
    return { payment: { ...LAPSED, state: 'failed', failureCode: error.code } as const };
  }
}

const LAPSED = { state: 'cancelled', amountCents: null, currency: null, isOver: true } as const;

async function found(work: () => Promise<{ readonly result: Order }>): Promise<Order | null> {
  try {
    return await asked(work);
  } catch (error) {
    if (error instanceof ProviderRefused && /NOT_FOUND|INVALID_RESOURCE_ID|404/.test(error.code)) return null;
    throw error;
  }
}

async function refunded(account: PaypalAccount, refund: RefundRecord, payment: PaymentRecord) {
  const { payments } = await controllers(account);
  const captureId = payment.chargeReference;
  if (!captureId) throw new ProviderRefused('no_charge');
  const { providerReference: refundId } = refund;
  const name = { companyId: payment.companyId, paymentId: payment.id };
  const result = refundId
    ? await asked(() => payments.getRefund({ refundId }))
    : await asked(() =>
        payments.refundCapturedPayment({
          captureId,
          paypalRequestId: `refund-${refund.id}`,
          prefer: 'return=representation',
          body: { amount: moneyOf(refund.amountCents, payment.currency), customId: customIdOf(name, refund.id) },
        }),
      );
  return { ...refundUpdate(result), refundId: refund.id };
}

/** Only of what the payment itself says, so that the same call again is the same call. */
function orderOf(payment: PaymentRecord): OrderRequest {
  const { siteAddress, returnPath, amountCents, currency, payerEmail } = payment;
  const backTo = siteAddress + returnPath;
  return {
    intent: 'CAPTURE' as OrderRequest['intent'],
    purchaseUnits: [
      {
        amount: moneyOf(amountCents, currency),
        description: payment.description.slice(0, LONGEST_DESCRIPTION),
        customId: customIdOf({ companyId: payment.companyId, paymentId: payment.id }),
        invoiceId: payment.id,
      },
    ],
    paymentSource: {
      paypal: {
        emailAddress: payerEmail,
        experienceContext: {
          returnUrl: backTo,
          cancelUrl: backTo,
          locale: localeOf(payment.payerLanguage),
          shippingPreference: 'NO_SHIPPING' as never,
          userAction: 'PAY_NOW' as never,
        },
      },
    },
  };
}

const localeOf = (language: Language) => LOCALES[language];
const moneyOf = (cents: number, currencyCode: string) => ({ currencyCode, value: (cents / 100).toFixed(2) });
