import { problemsOf } from '@fachwerk/base/problem';
import { addOrder } from '@fachwerk/orders/facade';
import { auditOrder, notifyWatchers } from '@fachwerk/orders/facade-record';
import type { UseCase } from '@fachwerk/server/module';
import { legalVersions } from '@fachwerk/sites/facade';
import { giftLine } from '@fachwerk/vouchers/facade';
import { type orderEntryApi, orderEntryProblems } from '../../contract.ts';
import { whyNotContact } from '../../rules/entry.ts';
import { answerOf, askForPayment, customerOf, orderOr404, refuseUnpayable } from './entered-order.ts';
import { orderBefore } from './entry-store.ts';
import { paymentsForGifts } from './show-gift-payments.ts';

const problem = problemsOf(orderEntryProblems);

/** A gift voucher for somebody on the telephone or at the counter. It is issued, and mailed, when it is paid. */
export const placeGift: UseCase<typeof orderEntryApi.placeGift> = async (ctx, entry) => {
  const id = ctx.newId();
  const before = await orderBefore(ctx, entry.entryId, id);
  if (before) return answerOf(await orderOr404(ctx, before));
  const { contact, language, wish, payment } = entry;
  const refusal = whyNotContact(contact, payment, { isMailed: true });
  if (refusal) throw problem(refusal.code, {}, { fields: refusal.fields });
  const offered = await paymentsForGifts(ctx);
  if (offered.length === 0) throw problem('entry.no_gifts');
  refuseUnpayable(payment, offered);
  const customer = await customerOf(ctx, entry);
  const order = await addOrder(ctx, {
    id,
    customerId: customer.id,
    networkId: customer.companyId,
    contact,
    language,
    lines: [await giftLine(ctx, wish, language)],
    accepted: { ...(await legalVersions(ctx, ctx.companyId)), isOfParty: true },
    siteCompanyId: ctx.companyId,
    enteredBy: ctx.caller.name,
  });
  await askForPayment(ctx, order, payment);
  await auditOrder(ctx, order, 'order.entered', null, { totalCents: order.totalCents, payment });
  await notifyWatchers(ctx, [order.id]);
  return answerOf(order);
};
