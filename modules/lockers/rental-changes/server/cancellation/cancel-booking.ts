import { finishOrder } from '@fachwerk/active-rentals/facade';
import { lockByKey } from '@fachwerk/active-rentals/facade-opening';
import { cancelOrder, findOrder } from '@fachwerk/orders/facade';
import { refundableCents } from '@fachwerk/orders/rules/payment';
import type { Rental } from '@fachwerk/rentals/contract';
import { addStep, callOff, logStep, notifyStaff, rentalsOfOrder } from '@fachwerk/rentals/facade-record';
import { mailRenter, refundAll, refundShares } from '@fachwerk/rentals/facade-renter';
import { sumOf } from '@fachwerk/rentals/rules/refund-share';
import { languageOf, moneyIn } from '@fachwerk/rentals/rules/renter-words';
import { renter } from '@fachwerk/rentals/rules/step-person';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { cancellationApi } from '../../contract-cancellation.ts';
import { whyNotCancel } from '../../rules/cancel.ts';
import { problem } from './problem.ts';
import { cancellationOf } from './show-cancellation.ts';

/** The rental is held meanwhile: it begins, or staff end it, before or after. */
export const cancelBooking: UseCase<typeof cancellationApi.cancel> = async (ctx, { key, refundCents }) => {
  const { scoped, rental } = await lockByKey(ctx, key);
  // A second tap, another window, or staff were first: what became of it is the answer.
  if (rental.state === 'cancelled') return cancellationOf(scoped, rental);
  const refusal = whyNotCancel(rental);
  if (refusal) throw problem(refusal);
  if (sumOf(await refundShares(scoped, rental)) !== refundCents) throw problem('rental.refund_changed');
  const cancelled = await callOff(scoped, rental);
  await logStep(scoped, cancelled, { kind: 'cancelled', person: renter(cancelled) });
  await giveAllBack(scoped, cancelled);
  const amount = moneyIn(languageOf(cancelled), refundCents);
  const what = refundCents > 0 ? 'cancelled_by_renter' : 'cancelled_free';
  await mailRenter(scoped, cancelled, { what, params: { amount }, link: 'cancel' });
  await notifyStaff(scoped, [cancelled.id]);
  return cancellationOf(scoped, cancelled);
};

async function giveAllBack(ctx: CompanyCtx, cancelled: Rental): Promise<void> {
  const reason = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in('de')('cancellation.reason');
  const amountCents = await refundAll(ctx, cancelled, reason);
  if (amountCents > 0)
    await addStep(ctx, cancelled.id, { kind: 'refunded', person: renter(cancelled), data: { amountCents, reason } });
  await closeOrder(ctx, cancelled, reason);
}

/** An order of which nothing is left, neither a rental nor money, is off; where staff kept the money of another one, it is done. */
async function closeOrder(ctx: CompanyCtx, rental: Rental, reason: string): Promise<void> {
  const order = rental.orderId && (await findOrder(ctx, rental.orderId));
  if (!order) return;
  const rentals = await rentalsOfOrder(ctx, order.id);
  const isOff = rentals.every(({ state }) => state === 'cancelled' || state === 'expired');
  if (isOff && refundableCents(order) === 0) await cancelOrder(ctx, order.id, reason, { isSilent: true });
  else await finishOrder(ctx, rental);
}
