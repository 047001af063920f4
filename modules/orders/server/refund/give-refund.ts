import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { requestRefund } from '@fachwerk/payments/facade';
import type { CompanyCtx } from '@fachwerk/server/module';
import { type Order, orderProblems } from '../../contract.ts';
import { whyNotRefund } from '../../rules/payment.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { lockOrder, saveOrder } from '../order-store.ts';
import { noteStep } from '../step-store.ts';
import { addRefund } from './refund-store.ts';

const problem = problemsOf(orderProblems);

export type RefundWish = { readonly amountCents: number; readonly reason: string };

/**
 * Asks for money to go back over the way it came, in the caller's transaction. When it has, the customer gets a mail and a
 * corrected invoice, and `orderRefunded` is told.
 */
export async function giveRefund(ctx: CompanyCtx, orderId: string, wish: RefundWish): Promise<Order> {
  const order = await lockOrder(ctx, orderId);
  if (!order) throw problem('order.unknown');
  const refusal = whyNotRefund(order, wish.amountCents);
  if (refusal) throw problem(refusal, { number: order.number });
  const owner = inCompany(ctx, order.companyId);
  const saved = await askForRefund(owner, order, wish);
  await notifyWatchers(owner, [order.id]);
  return saved;
}

/** Of a locked order, inside its company; the rules were asked. */
export async function askForRefund(ctx: CompanyCtx, order: Order, { amountCents, reason }: RefundWish): Promise<Order> {
  const personName = ctx.caller?.name ?? '';
  const refund = await requestRefund(ctx, { reference: order.id, amountCents, reason, personName });
  await addRefund(ctx, order.id, { refundId: refund.id, amountCents, reason });
  const refundPendingCents = order.refundPendingCents + amountCents;
  await noteStep(ctx, order.id, 'refund_requested', { amountCents, reason });
  return saveOrder(ctx, { ...order, refundPendingCents });
}
