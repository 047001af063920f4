import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { orderProblems } from '@fachwerk/orders/contract';
import { findOwnOrder, linesOf, type StoredLine } from '@fachwerk/orders/facade';
import { isAboutRental } from '@fachwerk/orders/rules/lines';
import { lookAtPayments, paymentOptions, paymentsOf } from '@fachwerk/payments/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { partyOf } from '@fachwerk/sites/facade';
import type { checkoutApi, OrderRental } from '../../contract.ts';
import type { CartKind } from '../../contract-cart.ts';
import { paymentResult } from '../../rules/payment-result.ts';
import { lineProviders, type Ordered } from '../facade-lines.ts';
import { maySeeKeys } from './ordered-here.ts';

const orderProblem = problemsOf(orderProblems);

/** For the pages after an order. Who comes back from the provider has it asked: what the address says is not believed. */
export const readOrderState: UseCase<typeof checkoutApi.orderState> = async (ctx, { orderHash, isReturning }) => {
  const found = await findOwnOrder(ctx, orderHash);
  if (!found) throw orderProblem('order.unknown');
  const scoped = inCompany(ctx, found.companyId);
  if (isReturning && found.paymentState !== 'paid') await lookAtPayments(scoped, found.id);
  const order = isReturning ? ((await findOwnOrder(ctx, orderHash)) ?? found) : found;
  const payments = await paymentsOf(scoped, order.id);
  const lines = await linesOf(scoped, order.id);
  const hasKeys = maySeeKeys(ctx, order);
  const refundedCents = order.refundedCents + order.refundPendingCents;
  const tries = payments.map(({ state }) => state);
  const isLater = payments.at(-1)?.provider === 'manual';
  const result = paymentResult({ ...order, refundedCents, tries, isReturning, isLater });
  const hasBeenPaid = result === 'paid' || result === 'refunded';
  const isRefunded = result === 'refunded';
  const hasRentals = lines.some(({ kind }) => isAboutRental(kind));
  const rentals = hasBeenPaid && hasRentals ? await described(scoped, { order, lines, hasKeys, isRefunded }) : [];
  return {
    orderHash,
    number: order.number,
    kind: kindOf(lines),
    hasGoods: lines.some(({ kind }) => kind === 'item'),
    hasRentals,
    result,
    lines: lines.map(({ title, detail, quantity, totalCents }) => ({ title, detail, quantity, totalCents })),
    totalCents: order.totalCents,
    netCents: order.totalCents - order.vatCents,
    vatCents: order.vatCents,
    giftCents: order.giftCents,
    email: order.contact.email,
    paymentOption: payments.at(-1)?.option ?? null,
    paymentOptions: await paymentOptions(scoped),
    ...(await partyOf(ctx, found.companyId)),
    hasKeys,
    rentals,
    refundedCents,
    isUnserved: refundedCents > 0 && (await isUnserved(scoped, order.id)),
  };
};

function kindOf([first]: readonly StoredLine[]): CartKind {
  const kind = first?.kind;
  return kind === 'extension' || kind === 'surcharge' ? kind : 'purchase';
}

async function described(scoped: SiteCtx, ordered: Ordered): Promise<OrderRental[]> {
  const providers = scoped.app.hooks.all(lineProviders);
  const all = await Promise.all(providers.map((provider) => provider.describeOrder?.(scoped, ordered) ?? []));
  return all.flat();
}

async function isUnserved(scoped: SiteCtx, orderId: string): Promise<boolean> {
  const providers = scoped.app.hooks.all(lineProviders);
  const all = await Promise.all(providers.map((provider) => provider.isUnserved?.(scoped, orderId) ?? false));
  return all.includes(true);
}
