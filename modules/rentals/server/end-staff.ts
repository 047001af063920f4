import { problemsOf } from '@fachwerk/base/problem';
import { release } from '@fachwerk/lockers/facade';
import { cancelOrder, findOrder } from '@fachwerk/orders/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx, UseCase } from '@fachwerk/server/module';
import { type Rental, rentalProblems } from '../contract.ts';
import type { accessRightApi } from '../contract-staff.ts';
import { whyNotStop } from '../rules/end.ts';
import { endRental, finishOrder } from './end-rental.ts';
import { accessRightOf } from './list-rows.ts';
import { mailRenter } from './mail-renter.ts';
import { tellOfRentals } from './rental-hints.ts';
import { changeRental, holdRental, rentalsOfOrder } from './rental-store.ts';
import { tellStep } from './steps-told.ts';

const problem = problemsOf(rentalProblems);

/** Ends what runs, cancels what has not begun. Money goes back only where somebody who may gives it back. */
export const stopRental: UseCase<typeof accessRightApi.end> = async (ctx, { id, reason }) => {
  const { inside, rental } = await holdRental(ctx, id);
  const refusal = whyNotStop(rental);
  if (refusal) throw problem(refusal);
  const action = rental.state === 'active' ? 'rental.ended' : 'rental.cancelled';
  await audit(inside, { subjectKind: 'rental', subjectId: id, action, after: { reason } });
  if (rental.state === 'active') await endRental(inside, rental, { by: 'staff', data: { reason } });
  else await cancelRental(inside, rental, reason);
  return accessRightOf(inside, id);
};

async function cancelRental(ctx: Ctx, rental: Rental, reason: string): Promise<void> {
  if (rental.occupancyId) await release(ctx, rental.occupancyId);
  const change = { state: 'cancelled', holdExpiresAt: null, occupancyId: null } as const;
  const cancelled = await changeRental(ctx, rental, change);
  await tellStep(ctx, cancelled, { kind: 'cancelled', data: { reason } });
  await closeOrder(ctx, cancelled, reason);
  if (rental.state === 'booked') await mailRenter(ctx, cancelled, { what: 'cancelled', params: { reason } });
  await tellOfRentals(ctx, [rental.id]);
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
