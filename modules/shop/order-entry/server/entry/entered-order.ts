import { problemsOf } from '@fachwerk/base/problem';
import { customerProblems } from '@fachwerk/customers/contract';
import { customerFor, noteDealing, recognisedCustomer } from '@fachwerk/customers/facade';
import { type Order, orderProblems } from '@fachwerk/orders/contract';
import { findOrder } from '@fachwerk/orders/facade';
import { letterTo, linesOf, type StoredLine, writeOrdered } from '@fachwerk/orders/facade-record';
import { payOrderLater } from '@fachwerk/pay-later/facade';
import { paymentProblems } from '@fachwerk/payments/contract';
import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { siteAddress } from '@fachwerk/sites/facade';
import { type EntryPayment, type orderEntryApi, orderEntryProblems } from '../../contract.ts';

const problem = problemsOf({ ...orderEntryProblems, ...paymentProblems, ...customerProblems, ...orderProblems });

type Entry = Pick<Parameters<UseCase<typeof orderEntryApi.place>>[1], 'customerId' | 'contact' | 'language'>;

export const answerOf = ({ id, number, totalCents }: Order) => ({ orderId: id, number, totalCents });

export async function orderOr404(ctx: Ctx, orderId: string): Promise<Order> {
  const order = await findOrder(ctx, orderId);
  if (!order) throw problem('order.unknown');
  return order;
}

export function refuseUnpayable(payment: EntryPayment | null, offered: readonly EntryPayment[]): void {
  if (payment === null) throw problem('entry.payment_missing');
  if (!offered.includes(payment)) throw problem('payment.option_unavailable');
}

export async function customerOf(ctx: Ctx, { customerId, contact, language }: Entry) {
  if (!customerId) return customerFor(ctx, { ...contact, language });
  const known = await recognisedCustomer(ctx, customerId, { ...contact, language });
  if (!known) throw problem('customer.unknown');
  return known;
}

export async function askForPayment(ctx: Ctx, order: Order, payment: EntryPayment | null): Promise<void> {
  if (payment === null) return;
  if (payment !== 'link') {
    await payOrderLater(ctx, order, { option: payment, siteAddress: await siteAddress(ctx) });
    return;
  }
  await noteDealing(ctx, order.customerId);
  await mailLink(ctx, order, await linesOf(ctx, order.id));
}

/** What was ordered on the telephone and where it is paid, with the texts that count for it (§ 312f BGB). */
async function mailLink(ctx: CompanyCtx, order: Order, lines: readonly StoredLine[]): Promise<void> {
  const letter = await letterTo(ctx, order);
  const { t, site } = letter;
  await writeOrdered(ctx, order, letter, {
    kind: 'payment_link',
    thanks: t('mail.payment_link.text'),
    lines,
    invoice: null,
    button: { label: t('mail.payment_link.button'), url: `${site}/bestellung/${order.orderHash}/zahlung` },
  });
}
