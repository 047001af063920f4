import { orderCancelled, orderPaid, orderPaymentFailed, orderRefunded } from '@fachwerk/orders/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { emit, when } from '@fachwerk/server/events';
import { type Fulfilment, fulfilmentMoved } from '../../contract.ts';
import { isOpen, mayBeCancelled } from '../../rules/states.ts';
import { findFulfilment, lockFulfilment, saveFulfilment } from '../record/fulfilment-store.ts';
import { notifyWatchers } from '../record/notify-watchers.ts';
import { HOUSE, noteStep } from '../record/step-store.ts';

/** The money is there: what waited for it goes to the shop. Paid at handover it changes nothing but the mark on the ticket. */
export const showPaidOrder = when(orderPaid, {
  name: 'fulfilment',
  run: async (work, { companyId, orderId }) => {
    const ctx = { ...work, companyId };
    const found = await lockFulfilment(ctx, orderId);
    if (!found) return;
    if (found.state === 'waiting') await put(ctx, found, 'new');
    await notifyWatchers(ctx, [orderId]);
  },
});

/** The order was cancelled, by whomever: what is not handed over stops. */
export const stopCancelledOrder = when(orderCancelled, {
  name: 'fulfilment',
  run: async (work, { companyId, orderId, reason }) => {
    const ctx = { ...work, companyId };
    const found = await lockFulfilment(ctx, orderId);
    if (!found || !mayBeCancelled(found.state)) return;
    await put(ctx, found, 'cancelled', reason);
    await notifyWatchers(ctx, [orderId]);
  },
});

/** It waits on: the customer may try again. */
export const noteFailedPayment = when(orderPaymentFailed, {
  name: 'fulfilment',
  run: async (work, { companyId, orderId }) => {
    const ctx = { ...work, companyId };
    const found = await findFulfilment(ctx, orderId);
    if (found?.state === 'waiting') await noteStep(ctx, orderId, 'payment_failed', { person: HOUSE });
  },
});

/** Money that goes back is no cancellation: whoever cooks gets to see it, and goes on. */
export const noteRefund = when(orderRefunded, {
  name: 'fulfilment',
  run: async (work, { companyId, orderId, refundId, amountCents }) => {
    const ctx = { ...work, companyId };
    const found = await findFulfilment(ctx, orderId);
    if (!found || !isOpen(found.state)) return;
    await noteStep(ctx, orderId, 'refunded', { id: refundId, data: { amountCents }, person: HOUSE });
    await notifyWatchers(ctx, [orderId]);
  },
});

async function put(ctx: CompanyCtx, found: Fulfilment, state: 'new' | 'cancelled', reason = ''): Promise<void> {
  const arrivedAt = state === 'new' ? ctx.now : found.arrivedAt;
  await saveFulfilment(ctx, { ...found, state, stateSince: ctx.now, arrivedAt });
  const { orderId, type, state: from } = found;
  await noteStep(ctx, orderId, 'moved', { data: { from, to: state, reason }, person: HOUSE });
  await emit(ctx, fulfilmentMoved, { companyId: ctx.companyId, orderId, type, from, to: state });
}
