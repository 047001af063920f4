import { lockVisibleRental, notifyStaff } from '@fachwerk/rentals/facade-record';
import type { UseCase } from '@fachwerk/server/module';
import type { rentalChangeApi } from '../../contract.ts';
import { accessRightOf } from '../record/access-right-rows.ts';
import { giveBack } from './give-back.ts';

export const refundRental: UseCase<typeof rentalChangeApi.refund> = async (ctx, { id, amountCents, reason }) => {
  const { scoped, rental } = await lockVisibleRental(ctx, id);
  await giveBack(scoped, rental, { amountCents, reason });
  await notifyStaff(scoped, [id]);
  return accessRightOf(scoped, id);
};
