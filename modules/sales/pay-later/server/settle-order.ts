import { formatMoney } from '@fachwerk/base/format-number';
import { LOCALES } from '@fachwerk/base/language';
import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { orderProblems } from '@fachwerk/orders/contract';
import {
  auditOrder,
  lockOrUnknown,
  noteStep,
  notifyWatchers,
  readRow,
  takeInPayments,
} from '@fachwerk/orders/facade-record';
import { toPayCents } from '@fachwerk/orders/rules/payment';
import { paymentProblems } from '@fachwerk/payments/contract';
import { lockLaterPayment, settleLaterPayment } from '@fachwerk/payments/facade-later';
import type { UseCase } from '@fachwerk/server/module';
import { siteAddress } from '@fachwerk/sites/facade';
import { type payLaterApi, payLaterProblems } from '../contract.ts';
import { paidAtOf, whyNotSettle } from '../rules/paying.ts';
import { addPromise } from './pay-order-later.ts';

const problem = problemsOf({ ...orderProblems, ...paymentProblems, ...payLaterProblems });

/** People say that the money is there. Who had promised cash may have paid by card: then the promise gives way to what happened. */
export const settleOrder: UseCase<typeof payLaterApi.settle> = async (ctx, { orderId, ...said }) => {
  const order = await lockOrUnknown(ctx, orderId);
  const refusal = whyNotSettle(order, said, ctx.now);
  if (refusal) {
    const amount = formatMoney(toPayCents(order), LOCALES[ctx.language]);
    throw problem(refusal, { number: order.number, amount });
  }
  const owner = inCompany(ctx, order.companyId);
  const { option, amountCents, paidOn, note } = said;
  const promised = await lockLaterPayment(owner, order.id);
  const isKept = promised?.option === option && promised.amountCents === amountCents;
  const payment = isKept
    ? promised
    : await addPromise(owner, order, { option, siteAddress: await siteAddress(inCompany(ctx, order.siteCompanyId)) });
  await noteStep(owner, order.id, 'settled', { amountCents, option, paidOn, ...(note && { note }) });
  await settleLaterPayment(owner, payment, paidAtOf(order, paidOn, ctx.now));
  await auditOrder(owner, order, 'order.settled', null, { amountCents, option, paidOn, note });
  await takeInPayments(owner, order);
  await notifyWatchers(owner, [order.id]);
  return readRow(ctx, orderId);
};
