import type { Language } from '@fachwerk/base/language';
import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type PaymentOption, paymentProblems } from '../../contract.ts';
import { UNSTARTED_MINUTES } from '../../rules/check-pace.ts';
import { linkFor } from '../providers/provider-links.ts';
import { insertPayment, type PaymentRecord } from './payment-store.ts';

const problem = problemsOf(paymentProblems);

export type PaymentOrder = {
  /** What it is for; the events of the payment carry it. */
  readonly reference: string;
  readonly amountCents: number;
  readonly option: PaymentOption;
  /** What the customer reads at the provider. */
  readonly description: string;
  readonly payer: { readonly email: string; readonly name: string; readonly language: Language };
  /** Origin of the site the customer is on, and the path on it they come back to. */
  readonly siteAddress: string;
  readonly returnPath: `/${string}`;
};

/** Notes that somebody wants to pay, in the caller's transaction. `startPayment` then sends them to the provider. */
export async function addPayment(ctx: CompanyCtx, order: PaymentOrder): Promise<PaymentRecord> {
  const found = await linkFor(ctx, order.option);
  if (!found) throw problem('payment.option_unavailable');
  const { payer, reference, amountCents, option, description, siteAddress, returnPath } = order;
  return insertPayment(ctx, {
    id: ctx.newId(),
    reference,
    amountCents,
    option,
    provider: found.link.name,
    accountId: found.accountId,
    description,
    payerEmail: payer.email,
    payerName: payer.name,
    payerLanguage: payer.language,
    siteAddress: new URL(siteAddress).origin,
    returnPath,
    nextLookAt: addMinutes(ctx.now, UNSTARTED_MINUTES),
  });
}
