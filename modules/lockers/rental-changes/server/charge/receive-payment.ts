import { surchargeLine } from '@fachwerk/active-rentals/facade';
import { dueCents } from '@fachwerk/active-rentals/rules/overrun';
import { lockVisibleRental, notifyStaff } from '@fachwerk/rentals/facade-record';
import type { UseCase } from '@fachwerk/server/module';
import type { rentalChangeApi } from '../../contract.ts';
import { whyNotReceive } from '../../rules/staff-acts.ts';
import { problem } from '../problem.ts';
import { accessRightOf } from '../record/access-right-rows.ts';
import { takePayment } from './take-payment.ts';

/** Of a locked rental: whoever pays by the link at the same moment was first, or finds nothing due. */
export const receivePayment: UseCase<typeof rentalChangeApi.receive> = async (ctx, { id, way, cents }) => {
  if (!ctx.caller.capabilities.has('orders.settle')) throw problem('access.denied');
  const { scoped, rental } = await lockVisibleRental(ctx, id);
  const refusal = whyNotReceive(dueCents(rental, ctx.now), cents);
  if (refusal) throw problem(refusal);
  await takePayment(scoped, rental, await surchargeLine(scoped, rental), way);
  await notifyStaff(scoped, [id]);
  return accessRightOf(scoped, id);
};
