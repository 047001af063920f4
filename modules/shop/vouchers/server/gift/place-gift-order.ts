import type { Input } from '@fachwerk/base/contract';
import { Problem, problemsOf } from '@fachwerk/base/problem';
import { checkoutProblems } from '@fachwerk/cart/contract';
import { whyNotAccepted, whyNotContact } from '@fachwerk/cart/rules/contact';
import { resultPath, returnPath } from '@fachwerk/cart/rules/payment-result';
import { customerFor } from '@fachwerk/customers/facade';
import type { Order } from '@fachwerk/orders/contract';
import { addOrder, findOrder } from '@fachwerk/orders/facade';
import { paymentProblems } from '@fachwerk/payments/contract';
import { addPayment, paymentsOf, startPayment } from '@fachwerk/payments/facade';
import { keyedHash } from '@fachwerk/server/crypto';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { legalVersions, siteAddress } from '@fachwerk/sites/facade';
import { voucherProblems } from '../../contract.ts';
import type { giftApi } from '../../contract-gift.ts';
import { giftLine } from './gift-line.ts';
import { giftPayments } from './show-gift-offer.ts';

const problem = problemsOf({ ...checkoutProblems, ...voucherProblems, ...paymentProblems });

type Purchase = Input<typeof giftApi.buy>;

/**
 * In one transaction the purchase becomes an order with a payment, then the provider is asked. The same purchase again is the same order;
 * the voucher itself comes when it is paid (`issue-gifts.ts`).
 */
export const placeGiftOrder: UseCase<typeof giftApi.buy> = async (ctx, purchase) => {
  const order = await ctx.db.transaction((db) => orderedOnce({ ...ctx, db }, purchase));
  const payment = (await paymentsOf(ctx, order.id)).at(-1);
  const redirectTo = payment && (await startedOrNone(ctx, payment.id));
  return { orderHash: order.orderHash, redirectTo: redirectTo ?? resultPath(order.orderHash) };
};

async function orderedOnce(ctx: SiteCtx, purchase: Purchase): Promise<Order> {
  refuseBadInput(purchase);
  const id = orderIdOf(ctx, purchase);
  const language = purchase.language ?? ctx.language;
  // Holds the customer's record: the same purchase twice at once waits here, and then finds the order.
  const customer = await customerFor(ctx, { ...purchase.contact, language });
  const known = await findOrder(ctx, id);
  if (known) return known;
  const offered = await giftPayments(ctx);
  if (offered.length === 0) throw problem('gift.not_offered');
  if (!offered.some(({ option }) => option === purchase.paymentOption)) throw problem('payment.option_unavailable');
  const order = await addOrder(ctx, {
    id,
    customerId: customer.id,
    networkId: customer.companyId,
    contact: purchase.contact,
    language,
    lines: [await giftLine(ctx, purchase.wish, language)],
    accepted: { ...(await legalVersions(ctx, ctx.companyId)), isOfParty: true },
    siteCompanyId: ctx.companyId,
  });
  const { contact, number, summary } = order;
  await addPayment(ctx, {
    reference: order.id,
    amountCents: order.totalCents,
    option: purchase.paymentOption,
    description: `${number} · ${summary}`,
    payer: { email: contact.email, name: `${contact.firstName} ${contact.lastName}`, language },
    siteAddress: await siteAddress(ctx),
    returnPath: returnPath(order.orderHash),
  });
  return order;
}

function refuseBadInput({ contact, accepted }: Purchase): void {
  const refusal = whyNotContact(contact) ?? whyNotAccepted(accepted);
  if (refusal) throw problem(refusal.code, {}, { fields: refusal.fields });
}

/** Of this purchase by this person and of nothing else: nobody reaches another order by naming its id. */
function orderIdOf({ app, companyId }: SiteCtx, { purchaseId, contact }: Purchase): string {
  const purchase = [companyId, purchaseId, contact.email.toLowerCase()].join('\0');
  const bytes = Buffer.from(keyedHash(app, 'vouchers.purchase', purchase), 'base64url');
  // RFC 9562, version 8: made of our own bits.
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.subarray(0, 16).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

async function startedOrNone(ctx: SiteCtx, paymentId: string): Promise<string | undefined> {
  try {
    return (await startPayment(ctx, paymentId)).redirectTo;
  } catch (error) {
    if (error instanceof Problem && error.code in paymentProblems) return undefined;
    throw error;
  }
}
