import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { emit } from '@fachwerk/server/events';
import type { CompanyCtx } from '@fachwerk/server/module';
import { type Order, orderCancelled, orderProblems } from '../../contract.ts';
import { refundableCents } from '../../rules/payment.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { lockOrder, saveOrder } from '../order-store.ts';
import { askForRefund } from '../refund/give-refund.ts';
import { noteStep } from '../step-store.ts';
import { mailCancellation } from './order-mail.ts';

const problem = problemsOf(orderProblems);

export type CancelOptions = {
  /** What was never paid and nobody waits for is cancelled without a word. */
  readonly isSilent?: boolean;
};

/**
 * Takes an order back, in the caller's transaction: what was paid goes back, `orderCancelled` is told, the customer gets a mail.
 * One that is cancelled already stays as it is.
 */
export async function cancelOrder(
  ctx: CompanyCtx,
  orderId: string,
  reason: string,
  options: CancelOptions = {},
): Promise<Order> {
  const order = await lockOrder(ctx, orderId);
  if (!order) throw problem('order.unknown');
  if (order.status === 'canceled') return order;
  const owner = inCompany(ctx, order.companyId);
  const saved = await cancelLocked(owner, order, reason, options);
  await notifyWatchers(owner, [order.id]);
  return saved;
}

/** Of a locked order that is not cancelled, inside its company. */
export async function cancelLocked(
  ctx: CompanyCtx,
  order: Order,
  reason: string,
  { isSilent = false }: CancelOptions = {},
): Promise<Order> {
  const amountCents = refundableCents(order);
  const paidBack = amountCents > 0 ? await askForRefund(ctx, order, { amountCents, reason }) : order;
  const cancelled = { ...paidBack, status: 'canceled' as const, cancelledAt: ctx.now, cancelReason: reason };
  const saved = await saveOrder(ctx, cancelled);
  await noteStep(ctx, order.id, 'cancelled', { from: order.status, reason });
  await emit(ctx, orderCancelled, { companyId: ctx.companyId, orderId: order.id, reason });
  if (!isSilent) await mailCancellation(ctx, saved, amountCents);
  return saved;
}
