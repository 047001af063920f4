import type { CompanyCtx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import { type RefundState, refundSettled } from '../../contract.ts';
import { refundAfter } from '../../rules/refund-states.ts';
import { recordPayment } from '../payment/payment-log.ts';
import type { PaymentRecord } from '../payment/payment-store.ts';
import type { RefundUpdate } from '../providers/provider-link.ts';
import { insertRefund, listRefunds, type RefundRecord, saveRefund } from './refund-store.ts';

/** Whoever calls has locked the payment. */
export async function applyRefundUpdate(ctx: CompanyCtx, payment: PaymentRecord, update: RefundUpdate): Promise<void> {
  const refunds = await listRefunds(ctx, [ctx.companyId], [payment.id]);
  const known = refunds.find(({ id, providerReference }) =>
    update.refundId
      ? id === update.refundId
      : providerReference !== null && providerReference === update.providerReference,
  );
  if (known) return changeRefund(ctx, payment, known, update);
  // Somebody gave money back at the provider itself. What names a refund we do not have was never ours.
  if (update.refundId || !update.providerReference) return;
  const added = await insertRefund(ctx, {
    paymentId: payment.id,
    amountCents: update.amountCents,
    state: update.state,
    reason: 'made_at_provider',
    personName: '',
    providerReference: update.providerReference,
    nextLookAt: null,
  });
  await announce(ctx, payment, added, update.state);
}

async function changeRefund(ctx: CompanyCtx, payment: PaymentRecord, known: RefundRecord, update: RefundUpdate) {
  const state = refundAfter(known.state, update.state);
  const isNew = state !== known.state;
  await saveRefund(ctx, known.id, {
    state,
    providerReference: known.providerReference ?? update.providerReference,
    failureCode: update.failureCode || known.failureCode,
    settledAt: isNew && state !== 'pending' ? ctx.now : known.settledAt,
    nextLookAt: state === 'pending' ? known.nextLookAt : null,
    way: update.way ?? known.way,
  });
  if (isNew) await announce(ctx, payment, known, state);
}

/** What went back of a surplus is nobody's business: it had never counted. */
async function announce(
  ctx: CompanyCtx,
  payment: PaymentRecord,
  refund: RefundRecord,
  state: RefundState,
): Promise<void> {
  if (state !== 'succeeded' && state !== 'failed') return;
  await recordPayment(ctx, `payment.refund_${state}`, { ...payment, amountCents: refund.amountCents });
  if (payment.isSurplus) return;
  await emit(ctx, refundSettled, {
    companyId: ctx.companyId,
    paymentId: payment.id,
    reference: payment.reference,
    refundId: refund.id,
    amountCents: refund.amountCents,
    state,
  });
}
