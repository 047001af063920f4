import { record } from '@fachwerk/logs/facade';
import { refundSettled } from '@fachwerk/payments/contract';
import { emit, when } from '@fachwerk/server/events';
import type { CompanyCtx } from '@fachwerk/server/module';
import { type Order, orderRefunded } from '../../contract.ts';
import { isPaid, paymentStateAfterRefund } from '../../rules/payment.ts';
import { issueCredit } from '../invoice/issue-invoice.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { lockOrder, saveOrder } from '../order-store.ts';
import { addRefund, findRefund, type OrderRefund, settleRefund } from '../refund/refund-store.ts';
import { noteStep } from '../step-store.ts';
import { occurrence, takeInPayments } from './on-payment-settled.ts';
import { mailRefund, mailRefundFailed } from './order-mail.ts';

export const onRefundSettled = when(refundSettled, {
  name: 'settle-refund',
  run: async (work, { companyId, reference, refundId, amountCents, state }) => {
    const ctx = { ...work, companyId };
    const locked = await lockOrder(ctx, reference);
    if (!locked) return;
    // Money that goes back had come before, whichever of the two is told first.
    const order = isPaid(locked.paymentState) ? locked : await takeInPayments(ctx, locked);
    const known = await findRefund(ctx, refundId);
    if (known && known.state !== 'requested') return;
    if (!known) await addRefund(ctx, order.id, { refundId, amountCents, reason: '' });
    await settleRefund(ctx, refundId, state);
    const refund = known ?? { refundId, amountCents, reason: '', state: 'requested' as const };
    const settled = known ? { ...order, refundPendingCents: order.refundPendingCents - amountCents } : order;
    await (state === 'succeeded' ? takeInRefund : takeInFailure)(ctx, settled, refund);
    await notifyWatchers(ctx, [order.id]);
  },
});

async function takeInRefund(ctx: CompanyCtx, order: Order, refund: OrderRefund): Promise<void> {
  const { amountCents, refundId } = refund;
  const refundedCents = order.refundedCents + amountCents;
  const paymentState = paymentStateAfterRefund(order.paidCents, refundedCents);
  const saved = await saveOrder(ctx, { ...order, refundedCents, paymentState });
  await noteStep(ctx, order.id, 'refunded', { amountCents, reason: refund.reason });
  await emit(ctx, orderRefunded, {
    companyId: ctx.companyId,
    orderId: order.id,
    refundId,
    amountCents,
    refundedCents,
    isAll: paymentState === 'refunded',
  });
  await record(ctx, { ...occurrence('order.refunded', order, amountCents), person: { id: null, name: '' } });
  const credit = await issueCredit(ctx, saved, refund);
  await mailRefund(ctx, saved, refund, credit);
}

/** The money is still here; somebody has to look, because the customer waits for it. */
async function takeInFailure(ctx: CompanyCtx, order: Order, { amountCents }: OrderRefund): Promise<void> {
  await saveOrder(ctx, order);
  await noteStep(ctx, order.id, 'refund_failed', { amountCents });
  await record(ctx, { ...occurrence('order.refund_failed', order, amountCents), person: { id: null, name: '' } });
  await mailRefundFailed(ctx, order, amountCents);
}
