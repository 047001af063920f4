import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { record } from '@fachwerk/logs/facade';
import type { RefundWay } from '@fachwerk/payments/contract';
import { requestRefund } from '@fachwerk/payments/facade';
import { settleRefund } from '@fachwerk/payments/facade-later';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import { hook } from '@fachwerk/server/hooks';
import { type Order, orderProblems, orderRefunded } from '../../contract.ts';
import { giftLeftCents, isPaid, paymentStateAfterRefund, whyNotRefund } from '../../rules/payment.ts';
import { splitShares, type VatShare } from '../../rules/vat.ts';
import { issueCredit } from '../invoice/issue-invoice.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { lockOrder, saveOrder } from '../order-store.ts';
import { mailRefund } from '../placing/order-mail.ts';
import { noteStep } from '../step-store.ts';
import { addGiftRefund, addRefund, type OrderRefund, settleRefund as settleOrderRefund } from './refund-store.ts';

const problem = problemsOf(orderProblems);

export type GivenBackGift = {
  readonly orderId: string;
  /** Of this part of what goes back; the same never twice. */
  readonly refundId: string;
  readonly cents: number;
};

/** In the transaction that gives money back: what a gift voucher has paid goes back to it first. Filled by whoever lets vouchers pay. */
export const giftGivenBack = hook<(ctx: CompanyCtx, given: GivenBackGift) => Promise<void>>('orders.gift_given_back');

export type RefundRequest = {
  readonly amountCents: number;
  readonly reason: string;
  /** Of what was paid to people: so they have given it back already. */
  readonly way?: RefundWay | undefined;
  /** What each rate of VAT has of it, where it is for certain lines. */
  readonly shares?: readonly VatShare[];
};

/**
 * Asks for money to go back over the way it came, in the caller's transaction. When it has, the customer gets a mail and a
 * corrected invoice, and `orderRefunded` is told.
 */
export async function giveRefund(ctx: CompanyCtx, orderId: string, wish: RefundRequest): Promise<Order> {
  const order = await lockOrder(ctx, orderId);
  if (!order) throw problem('order.unknown');
  const refusal = whyNotRefund(order, wish.amountCents);
  if (refusal) throw problem(refusal, { number: order.number });
  const owner = inCompany(ctx, order.companyId);
  const saved = await askForRefund(owner, order, wish);
  await notifyWatchers(owner, [order.id]);
  return saved;
}

/** Of a locked order, inside its company; the rules were asked. What a voucher has paid goes back to it first, at once. */
export async function askForRefund(ctx: CompanyCtx, order: Order, wish: RefundRequest): Promise<Order> {
  const giftCents = isPaid(order.paymentState) ? Math.min(wish.amountCents, giftLeftCents(order)) : 0;
  if (giftCents === 0) return askProvider(ctx, order, wish);
  const [first, rest] = wish.shares ? splitShares(wish.shares, giftCents) : [null, undefined];
  const given = await giveBackGift(ctx, order, { amountCents: giftCents, reason: wish.reason, shares: first });
  const amountCents = wish.amountCents - giftCents;
  if (amountCents === 0) return given;
  return askProvider(ctx, given, { ...wish, amountCents, ...(rest && { shares: rest }) });
}

type GiftRefund = Pick<OrderRefund, 'amountCents' | 'reason' | 'shares'>;

async function giveBackGift(ctx: CompanyCtx, order: Order, wish: GiftRefund): Promise<Order> {
  const refund = { refundId: ctx.newId(), ...wish };
  await addRefund(ctx, order.id, refund);
  await settleOrderRefund(ctx, refund.refundId, 'succeeded');
  const saved = await giftBack(ctx, order, refund.refundId, wish.amountCents);
  return takeInRefund(ctx, saved, { ...refund, state: 'succeeded' });
}

/** Onto the voucher it came from; the order that is returned is not saved yet. */
export async function giftBack(ctx: CompanyCtx, order: Order, refundId: string, cents: number): Promise<Order> {
  await ctx.app.hooks.get(giftGivenBack)(ctx, { orderId: order.id, refundId, cents });
  await addGiftRefund(ctx, order.id, refundId, cents);
  return { ...order, giftBackCents: order.giftBackCents + cents };
}

async function askProvider(ctx: CompanyCtx, order: Order, wish: RefundRequest): Promise<Order> {
  const { amountCents, reason, way, shares = null } = wish;
  const personName = ctx.caller?.name ?? '';
  const refund = await requestRefund(ctx, { reference: order.id, amountCents, reason, personName });
  await addRefund(ctx, order.id, { refundId: refund.id, amountCents, reason, shares });
  if (way) await settleRefund(ctx, refund.id, way);
  const refundPendingCents = order.refundPendingCents + amountCents;
  await noteStep(ctx, order.id, 'refund_requested', { amountCents, reason, ...(way && { way }) });
  return saveOrder(ctx, { ...order, refundPendingCents });
}

/** Money has gone back: the order knows it, with the correction of the invoice and a mail. Of a locked order, inside its company. */
export async function takeInRefund(ctx: CompanyCtx, order: Order, refund: OrderRefund): Promise<Order> {
  const { amountCents, refundId } = refund;
  const refundedCents = order.refundedCents + amountCents;
  const paymentState = paymentStateAfterRefund(order.paidCents, refundedCents);
  const saved = await saveOrder(ctx, { ...order, refundedCents, paymentState });
  await noteStep(ctx, order.id, 'refunded', { amountCents, reason: refund.reason });
  await emit(ctx, orderRefunded, {
    companyId: ctx.companyId,
    orderId: order.id,
    refundId,
    amountCents,
    refundedCents,
    isAll: paymentState === 'refunded',
  });
  await record(ctx, { ...occurrence('order.refunded', order, amountCents), person: { id: null, name: '' } });
  const credit = await issueCredit(ctx, saved, refund);
  await mailRefund(ctx, saved, refund, credit);
  return saved;
}

/** The customer did it, whoever runs this job. */
export function occurrence(type: string, { contact, number }: Order, amountCents: number) {
  const name = `${contact.firstName} ${contact.lastName}`.trim();
  return { type, person: { id: null, name }, orderNumber: number, data: { amountCents, number } };
}
