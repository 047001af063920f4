import { problemsOf } from '@fachwerk/base/problem';
import { auditOrder, notifyWatchers } from '@fachwerk/orders/facade-record';
import { isPaidFirst } from '@fachwerk/pay-later/rules/paying';
import type { UseCase } from '@fachwerk/server/module';
import { placeFor } from '@fachwerk/shop-cart/facade';
import { type orderEntryApi, orderEntryProblems } from '../../contract.ts';
import { whyNotContact } from '../../rules/entry.ts';
import { answerOf, askForPayment, customerOf, orderOr404, refuseUnpayable } from './entered-order.ts';
import { orderBefore } from './entry-store.ts';
import { contentFor, paymentsOf } from './quote-entry.ts';

const problem = problemsOf(orderEntryProblems);

/** Longer than somebody at the till needs: the mail has to be found first. */
const LINK_MINUTES = 120;

/** What was said on the telephone becomes an order, by the rules of the cart. The kitchen has it at once, unless it is paid first. */
export const placeEntry: UseCase<typeof orderEntryApi.place> = async (ctx, entry) => {
  const orderId = ctx.newId();
  const before = await orderBefore(ctx, entry.entryId, orderId);
  if (before) return answerOf(await orderOr404(ctx, before));
  if (entry.lines.length === 0) throw problem('entry.empty');
  const refusal = whyNotContact(entry.contact, entry.payment);
  if (refusal) throw problem(refusal.code, {}, { fields: refusal.fields });

  const content = await contentFor(ctx, entry, entry.contact.email);
  const { totalCents } = content.priced;
  // What is wrong with the goods is said before what it costs: `placeFor` names it.
  const isSound = content.whyNot === null && content.open.length === 0;
  if (isSound && totalCents !== entry.expectedTotalCents) throw problem('entry.total_changed', { totalCents });
  const payment = totalCents === 0 ? null : entry.payment;
  if (isSound && totalCents > 0) refuseUnpayable(payment, paymentsOf(content));

  const order = await placeFor(ctx, content, {
    orderId,
    customer: await customerOf(ctx, entry),
    contact: entry.contact,
    language: entry.language,
    enteredBy: ctx.caller.name,
    isPaidFirst: payment === 'link' || isPaidFirst(payment),
    unpaidMinutes: payment === 'link' ? LINK_MINUTES : null,
  });
  await askForPayment(ctx, order, payment);
  await auditOrder(ctx, order, 'order.entered', null, { totalCents, payment, type: content.type });
  await notifyWatchers(ctx, [order.id]);
  return answerOf(order);
};
