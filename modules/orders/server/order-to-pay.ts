import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/module';
import { type Order, orderProblems } from '../contract.ts';
import { whyNotPay } from '../rules/payment.ts';
import { lockOrder } from './order-store.ts';

const problem = problemsOf(orderProblems);

/** Locks an order for somebody who starts a payment for it; refuses when it is paid or cancelled. */
export async function orderToPay(ctx: CompanyCtx, orderId: string): Promise<Order> {
  const order = await lockOrder(ctx, orderId);
  if (!order) throw problem('order.unknown');
  const refusal = whyNotPay(order);
  if (refusal) throw problem(refusal, { number: order.number });
  return order;
}
