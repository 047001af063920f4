import { dayOf } from '@fachwerk/base/time';
import { inCompany } from '@fachwerk/companies/facade';
import type { Order } from '@fachwerk/orders/contract';
import { auditOrder, noteStep, notifyWatchers, saveOrder, takeInPayments } from '@fachwerk/orders/facade-record';
import type { LaterOption } from '@fachwerk/payments/contract';
import { settleLaterPayment } from '@fachwerk/payments/facade-later';
import type { Ctx } from '@fachwerk/server/ctx';
import { siteAddress } from '@fachwerk/sites/facade';
import { addPromise } from './pay-order-later.ts';

type Taken = { readonly option: Extract<LaterOption, 'cash' | 'card_on_site'>; readonly note: string };

/** A person has written this order down and taken the money for it: it is paid at once, with its invoice. Inside its company, not paid yet. */
export async function settleAtOnce(ctx: Ctx, order: Order, { option, note }: Taken): Promise<Order> {
  const address = await siteAddress(inCompany(ctx, order.siteCompanyId));
  const promised = await addPromise(ctx, order, { option, siteAddress: address });
  const agreed = await saveOrder(ctx, { ...order, laterOption: option });
  const said = { amountCents: promised.amountCents, option, paidOn: dayOf(ctx.now).toString(), ...(note && { note }) };
  await noteStep(ctx, order.id, 'settled', said);
  await settleLaterPayment(ctx, promised, ctx.now);
  await auditOrder(ctx, order, 'order.settled', null, said);
  const paid = await takeInPayments(ctx, agreed);
  await notifyWatchers(ctx, [order.id]);
  return paid;
}
