import { inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { linkOf } from '../providers/provider-links.ts';
import { applyUpdate } from './apply-update.ts';
import { lookAt } from './check-payment.ts';
import { recordPayment } from './payment-log.ts';
import { findPayment, lockPayments, type PaymentRecord, savePayment } from './payment-store.ts';

/** An event that never came changes nothing: the provider is asked. `isLast`: it was asked long enough. */
export const lookAtPaymentJob = job({
  name: 'payments.look',
  transaction: 'own',
  payload: z.object({ companyId: z.uuid(), paymentId: z.uuid(), isLast: z.boolean() }),
  tries: 3,
  run: async (work, { companyId, paymentId, isLast }) => {
    const ctx = inCompany({ ...work, companyId }, companyId);
    const payment = await lookAt(ctx, paymentId);
    if (!payment) return;
    if (payment.state === 'created') return giveUp(ctx, payment);
    if (isLast && !isOver(payment)) await endLooking(ctx, payment);
  },
});

const isOver = ({ state, settledAt }: PaymentRecord) => state === 'succeeded' || (state === 'cancelled' && settledAt);

/** Nobody was ever sent to the provider: no money can come. */
async function giveUp(ctx: CompanyCtx, { id }: PaymentRecord): Promise<void> {
  await ctx.db.transaction((db) => applyUpdate({ ...ctx, db }, id, { payment: CANCELLED }));
}

const CANCELLED = { state: 'cancelled', amountCents: null, currency: null, isOver: true } as const;

/** What is still being checked after days needs a person; everything else is closed. */
async function endLooking(ctx: CompanyCtx, payment: PaymentRecord): Promise<void> {
  if (payment.state !== 'pending') {
    const link = await linkOf(ctx, payment);
    await link.close(ctx, payment);
    return giveUp(ctx, payment);
  }
  await ctx.db.transaction(async (db) => {
    const scoped = { ...ctx, db };
    await lockPayments(scoped, payment.reference);
    const now = await findPayment(scoped, payment.id);
    if (now?.state !== 'pending' || now.alarm) return;
    await savePayment(scoped, now.id, { ...now, alarm: 'never_settled', nextLookAt: null });
    await recordPayment(scoped, 'payment.never_settled', now);
  });
}
