import { addMinutes, dayOf } from '@fachwerk/base/time';
import { lockOrder, markPaid, noteStep, notifyWatchers, saveOrder } from '@fachwerk/orders/facade-record';
import { paysIt } from '@fachwerk/orders/rules/payment';
import { paymentsOf } from '@fachwerk/payments/facade';
import { lockLaterPayment, settleLaterPayment, unsettleLaterPayment } from '@fachwerk/payments/facade-later';
import { isPaidAtHandover } from '@fachwerk/payments/rules/later-options';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { UNDO_MINUTES, whyNotSettle } from '../../rules/paying.ts';
import { renewPromise } from '../pay-order-later.ts';
import { confirmHandoverJob } from './confirm-handover.job.ts';
import { addHandover, removeHandover } from './handover-store.ts';

/** Whoever hands an order over has the money for it, in the transaction of that tap. Its papers wait until it can no longer be a mistake. */
export async function settleAtHandover(ctx: CompanyCtx, orderId: string): Promise<void> {
  const order = await lockOrder(ctx, orderId);
  if (!order || !isPaidAtHandover(order.laterOption)) return;
  const promised = await lockLaterPayment(ctx, orderId);
  const paidOn = dayOf(ctx.now).toString();
  if (!promised || whyNotSettle(order, { amountCents: promised.amountCents, paidOn }, ctx.now)) return;
  const { amountCents, option } = promised;
  await noteStep(ctx, orderId, 'settled', { amountCents, option, paidOn });
  await settleLaterPayment(ctx, promised, ctx.now);
  const payment = (await paymentsOf(ctx, orderId)).find(paysIt)!;
  await markPaid(ctx, order, payment);
  await addHandover(ctx, orderId);
  await addJob(
    ctx,
    confirmHandoverJob,
    { companyId: ctx.companyId, orderId },
    { runAt: addMinutes(ctx.now, UNDO_MINUTES) },
  );
  await notifyWatchers(ctx, [orderId]);
}

/** The handover was a mistake, and so was the payment that came with it. Once the invoice is out the money stays: giving it back is a refund. */
export async function unsettleHandover(ctx: CompanyCtx, orderId: string): Promise<void> {
  const order = await lockOrder(ctx, orderId);
  const isUntouched = order?.paymentState === 'paid' && order.refundPendingCents === 0;
  if (!isUntouched || !isPaidAtHandover(order.laterOption) || !(await removeHandover(ctx, orderId))) return;
  await unsettleLaterPayment(ctx, orderId);
  const open = { paymentState: 'open', paymentId: null, paidCents: 0, paidAt: null } as const;
  const saved = await saveOrder(ctx, { ...order, ...open });
  await renewPromise(ctx, saved);
  await noteStep(ctx, orderId, 'unsettled', { amountCents: order.paidCents });
  await notifyWatchers(ctx, [orderId]);
}
