import { freeBox } from '@fachwerk/active-rentals/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { lockVisibleRental, logStep, notifyStaff } from '@fachwerk/rentals/facade-record';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { rentalChangeApi } from '../../contract.ts';
import { whyNotCheck } from '../../rules/staff-acts.ts';
import { problem } from '../problem.ts';
import { accessRightOf } from '../record/access-right-rows.ts';

/** Somebody has looked into the box: it is free before its time to rest is over. */
export const checkBox: UseCase<typeof rentalChangeApi.checked> = async (ctx, { id }) => {
  const { scoped, rental } = await lockVisibleRental(ctx, id);
  const refusal = whyNotCheck(rental);
  if (refusal) throw problem(refusal);
  await freeChecked(scoped, rental);
  return accessRightOf(scoped, id);
};

/** The same for whoever comes late: false if the box does not rest any more. */
export async function checkRestingBox(ctx: Ctx, rentalId: string): Promise<boolean> {
  const { scoped, rental } = await lockVisibleRental(ctx, rentalId);
  if (whyNotCheck(rental)) return false;
  await freeChecked(scoped, rental);
  return true;
}

async function freeChecked(ctx: Ctx, rental: Rental): Promise<void> {
  await freeBox(ctx, rental);
  await audit(ctx, { subjectKind: 'rental', subjectId: rental.id, action: 'rental.checked' });
  await logStep(ctx, rental, { kind: 'checked' });
  await notifyStaff(ctx, [rental.id]);
}
