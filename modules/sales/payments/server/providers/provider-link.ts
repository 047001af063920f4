import type { RawRequest } from '@fachwerk/base/schema';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import type { PaymentOption, PaymentProvider, RefundState, RefundWay } from '../../contract.ts';
import type { StateUpdate } from '../../rules/payment-states.ts';
import type { PaymentRecord } from '../payment/payment-store.ts';
import type { RefundRecord } from '../refund/refund-store.ts';

/** Which payment a provider speaks of. It was told our names when the payment began, so an update can outrun its own answer. */
export type PaymentName = { readonly companyId: string; readonly paymentId: string };

export type PaymentUpdate = StateUpdate & {
  readonly checkoutReference?: string | null;
  /** What the money came by; refunds need it. */
  readonly chargeReference?: string | null;
  readonly failureCode?: string;
  /** When it was, where that is not now. */
  readonly at?: Date;
};

export type RefundUpdate = {
  /** Null: it was made at the provider, not here. */
  readonly refundId: string | null;
  readonly providerReference: string | null;
  readonly state: Exclude<RefundState, 'requested'>;
  readonly amountCents: number;
  readonly failureCode?: string;
  /** Of what people gave back themselves. */
  readonly way?: RefundWay;
};

export type ProviderUpdate = { readonly payment?: PaymentUpdate | null; readonly refunds?: readonly RefundUpdate[] };

/** What a provider has sent of its own accord, proven to come from it. */
export type ProviderEvent = ProviderUpdate & {
  readonly eventId: string;
  readonly name: PaymentName;
  /** It does not say all of it: the provider is to be asked. */
  readonly isHint?: boolean;
};

type OpenedCheckout = { readonly checkoutReference: string; readonly redirectTo: string };

/** A payment provider. Everything may be called twice for the same payment or refund and is done once. */
export type ProviderLink = {
  readonly name: PaymentProvider;
  readonly options: readonly PaymentOption[];
  start(ctx: CompanyCtx, payment: PaymentRecord): Promise<OpenedCheckout>;
  /** How it stands there. A provider that waits for our word to take the money is given it, unless the payment was closed. */
  look(ctx: CompanyCtx, payment: PaymentRecord): Promise<ProviderUpdate>;
  /** No money is to be taken for it any more. Where it is too late, `look` says so. */
  close(ctx: CompanyCtx, payment: PaymentRecord): Promise<void>;
  refund(ctx: CompanyCtx, refund: RefundRecord, payment: PaymentRecord): Promise<RefundUpdate>;
  /** Null for what is proven and well-formed, but none of our business. Throws `EventRefused` for what is not proven. */
  read(ctx: WorkCtx, raw: RawRequest): Promise<ProviderEvent | null>;
};

/** Forged, too old, or not what this provider sends. */
export class EventRefused extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'EventRefused';
  }
}

/** No answer, or one that says nothing about what was done. It may have been done all the same. */
export class ProviderUnreachable extends Error {
  constructor(cause: unknown) {
    super('the payment provider gave no usable answer', { cause });
    this.name = 'ProviderUnreachable';
  }
}

/** The provider understood and said no. */
export class ProviderRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`the payment provider refused: ${code}`);
    this.name = 'ProviderRefused';
    this.code = code;
  }
}

/** A provider does not let these credentials in: at which of them, and why in its own words. */
export class CredentialsRefused extends Error {
  readonly field: 'secretKey' | 'clientSecret' | 'webhookId';
  readonly reason: string;
  constructor(field: CredentialsRefused['field'], reason: string) {
    super('the payment provider refused the credentials');
    this.name = 'CredentialsRefused';
    this.field = field;
    this.reason = reason;
  }
}
