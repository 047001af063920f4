import { record } from '@fachwerk/logs/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { PaymentRecord } from './payment-store.ts';

/** Told in the log of the company; `type` has a sentence under `log.<type>`. */
export async function recordPayment(ctx: CompanyCtx, type: string, payment: PaymentRecord): Promise<void> {
  const { id: paymentId, reference, amountCents, provider, payerName, description, failureCode } = payment;
  await record(ctx, {
    type,
    person: { id: null, name: payerName },
    data: { paymentId, reference, amount: inEuros(amountCents), provider, description, failureCode },
  });
}

const inEuros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;
