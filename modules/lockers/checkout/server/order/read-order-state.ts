import { rememberKeys } from '@fachwerk/active-rentals/facade-opening';
import { dueCents } from '@fachwerk/active-rentals/rules/overrun';
import { isUnsettled } from '@fachwerk/active-rentals/rules/rental-phase';
import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import { inCompany } from '@fachwerk/companies/facade';
import { type LineKind, type Order, orderProblems } from '@fachwerk/orders/contract';
import { findOwnOrder, linesOf, type StoredLine } from '@fachwerk/orders/facade';
import { isAboutRental } from '@fachwerk/orders/rules/lines';
import { lookAtPayments, paymentOptions, paymentsOf } from '@fachwerk/payments/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { isUnserved, rentalsWithKeys } from '@fachwerk/rentals/facade-renter';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { partyOf } from '@fachwerk/sites/facade';
import type { checkoutApi, OrderRental } from '../../contract.ts';
import type { CartKind } from '../../contract-cart.ts';
import { paymentResult } from '../../rules/payment-result.ts';
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
  const rentals = hasBeenPaid && hasRentals ? await rentalsOf(scoped, order, lines, { hasKeys, isRefunded }) : [];
  // Whoever has paid here finds the way back on every page.
  rememberKeys(
    ctx,
    rentals.flatMap(({ key }) => key ?? []),
  );
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

/** An extension or extra payment follows its payment within a moment; until then nobody is told the old state. Later it may have been changed again. */
const FOLLOWING_MINUTES = 2;

const isRecent = ({ paidAt }: Order, now: Date) => paidAt === null || addMinutes(paidAt, FOLLOWING_MINUTES) > now;

/** What was rented, for whoever has the secret of the order; the way in only for whoever may have it. */
async function rentalsOf(
  scoped: SiteCtx,
  order: Order,
  lines: readonly StoredLine[],
  { hasKeys, isRefunded }: { readonly hasKeys: boolean; readonly isRefunded: boolean },
): Promise<OrderRental[]> {
  const ids = lines.map(({ subjectId }) => subjectId);
  const rentals = await rentalsWithKeys(scoped, ids);
  // A payment is known a moment before its order says so.
  const isJustPaid = !isRefunded && isRecent(order, scoped.now);
  const isWaiting = (rental: Rental) =>
    lines.some((line) => line.subjectId === rental.id && WAITS_FOR[line.kind]?.(rental, line.data));
  const known = rentals.filter(({ rental }) => !isJustPaid || !isWaiting(rental));
  return known.map(({ rental, key }) => ({
    key: hasKeys && isUnsettled(rental, scoped.now) ? key : null,
    title: lines.find(({ subjectId }) => subjectId === rental.id)?.title ?? '',
    state: rental.state,
    startsAt: rental.startsAt,
    endsAt: rental.endsAt,
    timeZone: rental.timeZone,
    dueCents: dueCents(rental, scoped.now),
  }));
}

/** Whether what was paid for has not reached the rental yet. */
const WAITS_FOR: Partial<Record<LineKind, (rental: Rental, data: StoredLine['data']) => boolean>> = {
  extension: ({ endsAt }, data) => endsAt < new Date(String(data.endsAt)),
  surcharge: ({ paidUntil }, data) => paidUntil === null || paidUntil < new Date(String(data.paidUntil)),
};
