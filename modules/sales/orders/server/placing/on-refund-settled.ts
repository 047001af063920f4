import { record } from '@fachwerk/logs/facade';
import { refundSettled } from '@fachwerk/payments/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { when } from '@fachwerk/server/events';
import type { Order } from '../../contract.ts';
import { isPaid } from '../../rules/payment.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { lockOrder, saveOrder } from '../order-store.ts';
import { occurrence, takeInRefund } from '../refund/give-refund.ts';
import { addRefund, findRefund, type OrderRefund, settleRefund } from '../refund/refund-store.ts';
import { noteStep } from '../step-store.ts';
import { takeInPayments } from './on-payment-settled.ts';
import { mailRefundFailed } from './order-mail.ts';

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
    const refund = known ?? { refundId, amountCents, reason: '', state: 'requested' as const, shares: null };
    const settled = known ? { ...order, refundPendingCents: order.refundPendingCents - amountCents } : order;
    await (state === 'succeeded' ? takeInRefund : takeInFailure)(ctx, settled, refund);
    await notifyWatchers(ctx, [order.id]);
  },
});

/** The money is still here; somebody has to look, because the customer waits for it. */
async function takeInFailure(ctx: CompanyCtx, order: Order, { amountCents }: OrderRefund): Promise<void> {
  await saveOrder(ctx, order);
  await noteStep(ctx, order.id, 'refund_failed', { amountCents });
  await record(ctx, { ...occurrence('order.refund_failed', order, amountCents), person: { id: null, name: '' } });
  await mailRefundFailed(ctx, order, amountCents);
}
