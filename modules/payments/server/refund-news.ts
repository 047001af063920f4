import { emit } from '@fachwerk/server/events';
import type { CompanyCtx } from '@fachwerk/server/module';
import { type RefundState, refundSettled } from '../contract.ts';
import { refundAfter } from '../rules/refund-states.ts';
import { recordPayment } from './payment-log.ts';
import type { PaymentRecord } from './payment-store.ts';
import type { RefundNews } from './provider-link.ts';
import { insertRefund, listRefunds, type RefundRecord, saveRefund } from './refund-store.ts';

/** Whoever calls has locked the payment. */
export async function applyRefundNews(ctx: CompanyCtx, payment: PaymentRecord, news: RefundNews): Promise<void> {
  const refunds = await listRefunds(ctx, [ctx.companyId], [payment.id]);
  const known = refunds.find(({ id, providerReference }) =>
    news.refundId ? id === news.refundId : providerReference !== null && providerReference === news.providerReference,
  );
  if (known) return changeRefund(ctx, payment, known, news);
  // Somebody gave money back at the provider itself. What names a refund we do not have was never ours.
  if (news.refundId || !news.providerReference) return;
  const added = await insertRefund(ctx, {
    paymentId: payment.id,
    amountCents: news.amountCents,
    state: news.state,
    reason: 'made_at_provider',
    personName: '',
    providerReference: news.providerReference,
    nextLookAt: null,
  });
  await tell(ctx, payment, added, news.state);
}

async function changeRefund(ctx: CompanyCtx, payment: PaymentRecord, known: RefundRecord, news: RefundNews) {
  const state = refundAfter(known.state, news.state);
  const isNew = state !== known.state;
  await saveRefund(ctx, known.id, {
    state,
    providerReference: known.providerReference ?? news.providerReference,
    failureCode: news.failureCode || known.failureCode,
    settledAt: isNew && state !== 'pending' ? ctx.now : known.settledAt,
    nextLookAt: state === 'pending' ? known.nextLookAt : null,
  });
  if (isNew) await tell(ctx, payment, known, state);
}

/** What went back of a surplus is nobody's business: it had never counted. */
async function tell(ctx: CompanyCtx, payment: PaymentRecord, refund: RefundRecord, state: RefundState): Promise<void> {
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
