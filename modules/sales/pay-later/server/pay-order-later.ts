import { inCompany } from '@fachwerk/companies/facade';
import { noteDealing } from '@fachwerk/customers/facade';
import { type Order, orderPlaced } from '@fachwerk/orders/contract';
import { issueInvoice, linesOf, noteStep, saveOrder } from '@fachwerk/orders/facade-record';
import { toPayCents } from '@fachwerk/orders/rules/payment';
import type { LaterOption } from '@fachwerk/payments/contract';
import { addLaterPayment, cancelLaterPayments } from '@fachwerk/payments/facade-later';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import { siteAddress } from '@fachwerk/sites/facade';
import { beginsUnpaid, dueAtOf } from '../rules/paying.ts';
import { mailPlaced } from './later-mail.ts';

export type LaterPayment = {
  readonly option: LaterOption;
  /** Of a transfer; where the shop does not say, the usual ones. */
  readonly dueDays?: number;
  /** Origin of the site the customer is on. */
  readonly siteAddress: string;
};

/**
 * An order that was just added will be paid to people, in the caller's transaction. Nobody is sent anywhere: the customer gets a mail, who
 * hands it over hears of it (`orderPlaced`), unless the money has to be there first. What costs nothing is settled already.
 */
export async function payOrderLater(ctx: CompanyCtx, order: Order, wish: LaterPayment): Promise<Order> {
  if (toPayCents(order) === 0) return order;
  const { option, siteAddress: address } = wish;
  await addPromise(ctx, order, { option, siteAddress: address });
  const dueAt = dueAtOf(option, ctx.now, wish.dueDays);
  const saved = await saveOrder(ctx, { ...order, laterOption: option, dueAt });
  await noteDealing(ctx, order.customerId);
  await noteStep(ctx, order.id, 'paid_later', { option, ...(dueAt && { dueAt }) });
  if (beginsUnpaid(option)) await emit(ctx, orderPlaced, { companyId: ctx.companyId, orderId: order.id, option });
  const invoice = option === 'invoice' ? await issueInvoice(ctx, saved, null) : null;
  await mailPlaced(ctx, saved, await linesOf(ctx, order.id), invoice);
  return saved;
}

export function addPromise(ctx: CompanyCtx, order: Order, { option, siteAddress: address }: LaterPayment) {
  const { contact, language } = order;
  return addLaterPayment(ctx, {
    reference: order.id,
    amountCents: toPayCents(order),
    option,
    description: order.number,
    // Payers are forgotten by their address: who has none is known by the order alone.
    payer: {
      email: contact.email,
      name: contact.email && `${contact.firstName} ${contact.lastName}`.trim(),
      language,
    },
    siteAddress: address,
    returnPath: `/bestellung/${order.orderHash}`,
  });
}

/** The order costs something else now: the promise of before is over, another one stands for the new amount. */
export async function renewPromise(ctx: CompanyCtx, order: Order): Promise<void> {
  await cancelLaterPayments(ctx, order.id);
  if (!order.laterOption || toPayCents(order) === 0) return;
  const address = await siteAddress(inCompany(ctx, order.siteCompanyId));
  await addPromise(ctx, order, { option: order.laterOption, siteAddress: address });
}
