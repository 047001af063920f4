import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { type Order, orderProblems } from '@fachwerk/orders/contract';
import { findOwnOrder, linesOf, orderToPay } from '@fachwerk/orders/facade';
import { toPayCents } from '@fachwerk/orders/rules/payment';
import type { PaymentOption } from '@fachwerk/payments/contract';
import { addPayment, paymentsOf } from '@fachwerk/payments/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { siteAddress } from '@fachwerk/sites/facade';
import type { checkoutApi } from '../../contract.ts';
import { resultPath, returnPath } from '../../rules/payment-result.ts';
import { lineProviders } from '../facade-lines.ts';
import { startOrNone } from './place-order.ts';

const orderProblem = problemsOf(orderProblems);

export const retryPayment: UseCase<typeof checkoutApi.retryPayment> = async (ctx, { orderHash, paymentOption }) => {
  const found = await findOwnOrder(ctx, orderHash);
  if (!found) throw orderProblem('order.unknown');
  const scoped = inCompany(ctx, found.companyId);
  const address = await siteAddress(ctx);
  const paymentId = await ctx.db.transaction(async (db) => {
    const order = await orderToPay({ ...scoped, db }, found.id);
    await refuseUnservable({ ...scoped, db }, order.id);
    return openPayment({ ...scoped, db }, order, paymentOption, address);
  });
  return { redirectTo: (await startOrNone(scoped, paymentId)) ?? resultPath(orderHash) };
};

/** The same way again while it is still open is the same payment; the order's row is held, so two taps make one. */
async function openPayment(scoped: SiteCtx, order: Order, option: PaymentOption, address: string): Promise<string> {
  const last = (await paymentsOf(scoped, order.id)).at(-1);
  const isOpen = last && ['created', 'started'].includes(last.state);
  if (isOpen && last.option === option) return last.id;
  const { contact, language } = order;
  const payment = await addPayment(scoped, {
    reference: order.id,
    amountCents: toPayCents(order),
    option,
    description: last?.description ?? order.number,
    payer: { email: contact.email, name: `${contact.firstName} ${contact.lastName}`, language },
    siteAddress: address,
    returnPath: returnPath(order.orderHash),
  });
  return payment.id;
}

/** Nobody is sent to pay for what cannot be had any more, or is settled: it would only go back. */
async function refuseUnservable(scoped: SiteCtx, orderId: string): Promise<void> {
  const lines = await linesOf(scoped, orderId);
  for (const provider of scoped.app.hooks.all(lineProviders)) await provider.refuseRetry?.(scoped, lines);
}
