import { centsFromText } from '@fachwerk/base/money';
import type { Order, OrdersCapture, Refund } from '@paypal/paypal-server-sdk';
import * as z from 'zod/mini';
import type { PaymentName, PaymentUpdate, ProviderEvent, RefundUpdate } from './provider-link.ts';

/** Our names, as PayPal carries them in `custom_id` (127 characters at most). */
export function customIdOf({ companyId, paymentId }: PaymentName, refundId = ''): string {
  return [companyId, paymentId, refundId].filter((part) => part !== '').join(':');
}

const CustomId = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.split(':')),
  ),
  z.array(z.uuid()).check(z.minLength(2), z.maxLength(3)),
);

function namesIn(customId: unknown): (PaymentName & { readonly refundId: string | null }) | null {
  const { data } = z.safeParse(CustomId, customId);
  return data ? { companyId: data[0]!, paymentId: data[1]!, refundId: data[2] ?? null } : null;
}

type Money = { readonly currencyCode?: string; readonly value?: string };

const paidOf = (amount: Money | undefined) => ({
  amountCents: amount?.value === undefined ? null : centsFromText(amount.value),
  currency: amount?.currencyCode ?? null,
});

/** An order with what was captured of it. */
export function orderUpdate(order: Order): PaymentUpdate {
  const checkoutReference = order.id ?? null;
  const captures = order.purchaseUnits?.[0]?.payments?.captures ?? [];
  const capture = captures.find(({ status }) => DONE.has(status ?? '')) ?? captures.at(-1);
  if (capture) return { ...captureUpdate(capture), checkoutReference };
  const isOver = order.status === 'VOIDED';
  const state = isOver ? 'cancelled' : 'started';
  return { state, amountCents: null, currency: null, checkoutReference, isOver };
}

/** What has gone back since was paid all the same. */
const DONE: ReadonlySet<string> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);
const STATES: Readonly<Record<string, PaymentUpdate['state']>> = { DECLINED: 'failed', FAILED: 'failed' };

function captureUpdate(capture: Pick<OrdersCapture, 'id' | 'status' | 'statusDetails' | 'amount'>): PaymentUpdate {
  const status = capture.status ?? '';
  const state = DONE.has(status) ? 'succeeded' : (STATES[status] ?? 'pending');
  return {
    ...paidOf(capture.amount),
    state,
    chargeReference: capture.id ?? null,
    failureCode: state === 'failed' ? (capture.statusDetails?.reason ?? status) : '',
    isOver: state === 'succeeded' || state === 'failed',
  };
}

const REFUND_STATES: Readonly<Record<string, RefundUpdate['state']>> = {
  COMPLETED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

export function refundUpdate(
  refund: Pick<Refund, 'id' | 'status' | 'statusDetails' | 'amount' | 'customId'>,
): RefundUpdate {
  return {
    refundId: namesIn(refund.customId)?.refundId ?? null,
    providerReference: refund.id ?? null,
    state: REFUND_STATES[refund.status ?? ''] ?? 'pending',
    amountCents: paidOf(refund.amount).amountCents ?? 0,
    failureCode: refund.statusDetails?.reason ?? '',
  };
}

export const orderRefunds = (order: Order): RefundUpdate[] =>
  (order.purchaseUnits?.[0]?.payments?.refunds ?? []).map(refundUpdate);

const WireMoney = z.object({ currency_code: z.string(), value: z.string() });

/** What comes in by webhook is not read by the library. */
const Event = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  event_type: z.string(),
  resource: z.object({
    id: z.optional(z.string()),
    status: z.optional(z.string()),
    status_details: z.optional(z.object({ reason: z.optional(z.string()) })),
    amount: z.optional(WireMoney),
    custom_id: z.optional(z.string()),
    purchase_units: z.optional(z.array(z.object({ custom_id: z.optional(z.string()) }))),
    supplementary_data: z.optional(
      z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) }),
    ),
  }),
});

/** Null for what another program does with the same account, and for events that do not matter here. Throws when malformed. */
export function paypalEvent(text: string): ProviderEvent | null {
  const { id: eventId, event_type: type, resource } = z.parse(Event, JSON.parse(text));
  const names = namesIn(resource.custom_id ?? resource.purchase_units?.[0]?.custom_id);
  if (!names) return null;
  const name = { companyId: names.companyId, paymentId: names.paymentId };
  const { id, amount, status_details: statusDetails } = resource;
  const money = amount && { currencyCode: amount.currency_code, value: amount.value };
  const said = { ...(id && { id }), ...(statusDetails && { statusDetails }), ...(money && { amount: money }) };
  switch (type) {
    // The customer agreed; the money is ours to take.
    case 'CHECKOUT.ORDER.APPROVED':
      return { eventId, name, isHint: true };
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.PENDING':
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED': {
      const checkoutReference = resource.supplementary_data?.related_ids?.order_id ?? null;
      const status = CAPTURE_EVENTS[type];
      const update = captureUpdate({ ...said, status } as Parameters<typeof captureUpdate>[0]);
      return { eventId, name, payment: { ...update, checkoutReference } };
    }
    // Its resource is the refund, whose names may be those of the payment alone: asking tells all of it.
    case 'PAYMENT.CAPTURE.REFUNDED':
    case 'PAYMENT.CAPTURE.REVERSED':
      return { eventId, name, isHint: true };
    default:
      return null;
  }
}

const CAPTURE_EVENTS = {
  'PAYMENT.CAPTURE.COMPLETED': 'COMPLETED',
  'PAYMENT.CAPTURE.PENDING': 'PENDING',
  'PAYMENT.CAPTURE.DENIED': 'DECLINED',
  'PAYMENT.CAPTURE.DECLINED': 'DECLINED',
} as const;
