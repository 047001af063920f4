import { finishOrder, finishRental } from '@fachwerk/active-rentals/facade';
import { appProblems, problemsOf } from '@fachwerk/base/problem';
import { cancelOrder, findOrder } from '@fachwerk/orders/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { callOff, lockVisibleRental, logStep, notifyStaff, rentalsOfOrder } from '@fachwerk/rentals/facade-record';
import { mailRenter, refundShares } from '@fachwerk/rentals/facade-renter';
import { sumOf } from '@fachwerk/rentals/rules/refund-share';
import { languageOf, moneyIn } from '@fachwerk/rentals/rules/renter-words';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { rentalChangeApi } from '../../contract.ts';
import { moneyFate, whyNotStop } from '../../rules/staff-acts.ts';
import { giveBack } from '../money/give-back.ts';
import { problem } from '../problem.ts';
import { accessRightOf } from '../record/access-right-rows.ts';

const appProblem = problemsOf(appProblems);

/** Ends what runs, cancels what has not begun. Money goes back only where somebody who may gives it back. */
export const stopRental: UseCase<typeof rentalChangeApi.end> = async (ctx, { id, reason, refundCents }) => {
  const isRefunded = refundCents !== undefined && refundCents > 0;
  if (isRefunded && !ctx.caller.capabilities.has('rentals.refund')) throw appProblem('access.denied');
  const { scoped, rental } = await lockVisibleRental(ctx, id);
  const refusal = whyNotStop(rental);
  if (refusal) throw problem(refusal);
  const action = rental.state === 'active' ? 'rental.ended' : 'rental.cancelled';
  await audit(scoped, { subjectKind: 'rental', subjectId: id, action, after: { reason } });
  if (rental.state === 'active') await finishRental(scoped, rental, { by: 'staff', data: { reason } });
  else await cancelRental(scoped, rental, { reason, refundCents });
  if (isRefunded) await giveBack(scoped, rental, { amountCents: refundCents, reason });
  return accessRightOf(scoped, id);
};

type Wish = { readonly reason: string; readonly refundCents: number | undefined };

async function cancelRental(ctx: Ctx, rental: Rental, { reason, refundCents }: Wish): Promise<void> {
  const cancelled = await callOff(ctx, rental);
  await logStep(ctx, cancelled, { kind: 'cancelled', data: { reason } });
  await closeOrder(ctx, cancelled, reason);
  if (rental.state === 'booked') {
    const money = await moneyWords(ctx, rental, refundCents);
    await mailRenter(ctx, cancelled, { what: 'cancelled', params: { reason, money } });
  }
  await notifyStaff(ctx, [rental.id]);
}

/** What becomes of what was paid, in the renter's language; before anything of it goes back. */
async function moneyWords(ctx: Ctx, rental: Rental, refundCents: number | undefined): Promise<string> {
  const language = languageOf(rental);
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(language);
  const paidCents = sumOf(await refundShares(ctx, rental));
  return t(`mail.rental.cancelled.money.${moneyFate(paidCents, refundCents)}`, {
    paid: moneyIn(language, paidCents),
    amount: moneyIn(language, refundCents ?? 0),
  });
}

/** An order that nobody has paid and that has nothing else in it is off as well; a paid one is done. */
async function closeOrder(ctx: Ctx, rental: Rental, reason: string): Promise<void> {
  const order = rental.orderId && (await findOrder(ctx, rental.orderId));
  if (!order) return;
  if (order.paidAt) return finishOrder(ctx, rental);
  const isEmpty = (await rentalsOfOrder(ctx, order.id)).every(
    ({ state }) => state === 'cancelled' || state === 'expired',
  );
  if (isEmpty) await cancelOrder(ctx, order.id, reason, { isSilent: true });
}
