import { addSeconds } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { ProviderRefused, ProviderUnreachable } from '../providers/provider-link.ts';
import { linkOf } from '../providers/provider-links.ts';
import { applyUpdate } from './apply-update.ts';
import { findPayment, listPayments, mayAsk, type PaymentRecord } from './payment-store.ts';

/** A page that waits asks again and again; the provider is not asked more often than this. */
const PAUSE_SECONDS = 3;

/** Asks the provider how a payment stands, and takes it over. Outside a transaction. */
export async function lookAt(ctx: CompanyCtx, paymentId: string): Promise<PaymentRecord | undefined> {
  const payment = await findPayment(ctx, paymentId);
  if (!payment?.checkoutReference) return payment;
  const link = await linkOf(ctx, payment);
  const update = await link.look(ctx, payment);
  await ctx.db.transaction((db) => applyUpdate({ ...ctx, db }, paymentId, update));
  return findPayment(ctx, paymentId);
}

/**
 * For the page a customer comes back to: what the address says is not believed, the provider is asked. One that does not answer
 * leaves everything as it was; its own word, or the next look, comes later. Outside a transaction.
 */
export async function lookAtPayments(ctx: CompanyCtx, reference: string): Promise<void> {
  const payments = await listPayments(ctx, [ctx.companyId], reference);
  for (const { id, state, nextLookAt, provider } of payments) {
    if (state === 'succeeded' || !nextLookAt) continue;
    if (!(await mayAsk(ctx, id, addSeconds(ctx.now, -PAUSE_SECONDS)))) continue;
    try {
      await lookAt(ctx, id);
    } catch (error) {
      if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefused)) throw error;
      ctx.app.log.warn({ part: 'payments', provider, paymentId: id, err: error }, 'the provider does not answer');
    }
  }
}
