import { houseProblems, problemsOf } from '@fachwerk/base/problem';
import { cancelOrder, findOrder } from '@fachwerk/orders/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { callOff, lockVisibleRental, logStep, notifyStaff, rentalsOfOrder } from '@fachwerk/rentals/facade-record';
import { mailRenter } from '@fachwerk/rentals/facade-renter';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { finishOrder, finishRental } from '@fachwerk/stays/facade';
import type { rentalChangeApi } from '../../contract.ts';
import { whyNotStop } from '../../rules/staff-acts.ts';
import { giveBack } from '../money/give-back.ts';
import { problem } from '../problem.ts';
import { accessRightOf } from '../record/access-right-rows.ts';

const houseProblem = problemsOf(houseProblems);

/** Ends what runs, cancels what has not begun. Money goes back only where somebody who may gives it back. */
export const stopRental: UseCase<typeof rentalChangeApi.end> = async (ctx, { id, reason, refundCents = 0 }) => {
  if (refundCents > 0 && !ctx.caller.capabilities.has('rentals.refund')) throw houseProblem('access.denied');
  const { scoped, rental } = await lockVisibleRental(ctx, id);
  const refusal = whyNotStop(rental);
  if (refusal) throw problem(refusal);
  const action = rental.state === 'active' ? 'rental.ended' : 'rental.cancelled';
  await audit(scoped, { subjectKind: 'rental', subjectId: id, action, after: { reason } });
  if (rental.state === 'active') await finishRental(scoped, rental, { by: 'staff', data: { reason } });
  else await cancelRental(scoped, rental, reason);
  if (refundCents > 0) await giveBack(scoped, rental, { amountCents: refundCents, reason });
  return accessRightOf(scoped, id);
};

async function cancelRental(ctx: Ctx, rental: Rental, reason: string): Promise<void> {
  const cancelled = await callOff(ctx, rental);
  await logStep(ctx, cancelled, { kind: 'cancelled', data: { reason } });
  await closeOrder(ctx, cancelled, reason);
  if (rental.state === 'booked') await mailRenter(ctx, cancelled, { what: 'cancelled', params: { reason } });
  await notifyStaff(ctx, [rental.id]);
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
