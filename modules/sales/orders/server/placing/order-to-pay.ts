import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Order, orderProblems } from '../../contract.ts';
import { whyNotPay } from '../../rules/payment.ts';
import { lockOrder, saveOrder } from '../order-store.ts';

const problem = problemsOf(orderProblems);

/** Locks an order for somebody who starts a payment for it; refuses when it is paid or cancelled. */
export async function orderToPay(ctx: CompanyCtx, orderId: string): Promise<Order> {
  const order = await lockOrder(ctx, orderId);
  if (!order) throw problem('order.unknown');
  const refusal = whyNotPay(order);
  if (refusal) throw problem(refusal, { number: order.number });
  // Whoever tries again is not the one who failed.
  return order.paymentState === 'failed'
    ? saveOrder(inCompany(ctx, order.companyId), { ...order, paymentState: 'open' })
    : order;
}
