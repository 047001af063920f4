import type { CompanyCtx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import { paymentSettled } from '../../contract.ts';
import { afterUpdate, isAnnounced } from '../../rules/payment-states.ts';
import type { PaymentUpdate, ProviderUpdate } from '../providers/provider-link.ts';
import { addRefund } from '../refund/add-refund.ts';
import { applyRefundUpdate } from '../refund/apply-refund-update.ts';
import { recordPayment } from './payment-log.ts';
import { findPayment, lockPayments, type PaymentRecord, savePayment } from './payment-store.ts';

/** Takes over what a provider reported, in the caller's transaction. The same update twice changes nothing. */
export async function applyUpdate(ctx: CompanyCtx, paymentId: string, update: ProviderUpdate): Promise<void> {
  const found = await findPayment(ctx, paymentId);
  if (!found) return;
  const payments = await lockPayments(ctx, found.reference);
  const payment = payments.find(({ id }) => id === paymentId)!;
  const now = update.payment ? await applyPaymentUpdate(ctx, payment, payments, update.payment) : payment;
  for (const refund of update.refunds ?? []) await applyRefundUpdate(ctx, now, refund);
}

async function applyPaymentUpdate(
  ctx: CompanyCtx,
  payment: PaymentRecord,
  payments: readonly PaymentRecord[],
  update: PaymentUpdate,
): Promise<PaymentRecord> {
  const { state, alarm, isOver } = afterUpdate({ ...payment, isOver: payment.nextLookAt === null }, update);
  const isNew = state !== payment.state;
  const isPaidNow = isNew && state === 'succeeded';
  const isSurplus = isPaidNow ? payments.some(isTheOneThatPaid) : payment.isSurplus;
  const change = {
    state,
    alarm,
    isSurplus,
    settledAt: isNew && isAnnounced(state) && state !== 'pending' ? (update.at ?? ctx.now) : payment.settledAt,
    checkoutReference: payment.checkoutReference ?? update.checkoutReference ?? null,
    // What the money came by counts, not an attempt before it.
    chargeReference:
      (isPaidNow ? update.chargeReference : null) ?? payment.chargeReference ?? update.chargeReference ?? null,
    failureCode: update.failureCode || payment.failureCode,
    nextLookAt: isOver ? null : payment.nextLookAt,
  };
  await savePayment(ctx, payment.id, change);
  const changed = { ...payment, ...change };
  if (isPaidNow && !isSurplus) await releasePromises(ctx, payments, payment.id);
  await announce(ctx, payment, changed);
  return changed;
}

const isTheOneThatPaid = ({ state, isSurplus }: PaymentRecord) => state === 'succeeded' && !isSurplus;

/** Whoever had said to pay people later has paid now: nobody is to ask for it again. */
async function releasePromises(ctx: CompanyCtx, payments: readonly PaymentRecord[], paidId: string): Promise<void> {
  for (const promised of payments.filter(isPromise)) {
    if (promised.id !== paidId)
      await savePayment(ctx, promised.id, { ...promised, state: 'cancelled', settledAt: ctx.now });
  }
}

/** Somebody has said that they will pay people later, and nobody has said that they did. */
export const isPromise = ({ provider, state }: PaymentRecord): boolean => provider === 'manual' && state === 'created';

async function announce(ctx: CompanyCtx, before: PaymentRecord, after: PaymentRecord): Promise<void> {
  const { companyId } = ctx;
  const { id: paymentId, reference, amountCents, state } = after;
  if (after.alarm && after.alarm !== before.alarm) await recordPayment(ctx, `payment.${after.alarm}`, after);
  if (state === before.state || !isAnnounced(state)) return;
  if (after.isSurplus) {
    await recordPayment(ctx, 'payment.paid_twice', after);
    await addRefund(ctx, after, { amountCents, reason: 'paid_twice', personName: '' });
    return;
  }
  await recordPayment(ctx, `payment.${state}`, after);
  await emit(ctx, paymentSettled, { companyId, paymentId, reference, state, amountCents, at: ctx.now });
}
