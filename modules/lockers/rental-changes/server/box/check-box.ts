import { freeBox } from '@fachwerk/active-rentals/facade';
import { lockVisibleRental, logStep, notifyStaff } from '@fachwerk/rentals/facade-record';
import { audit } from '@fachwerk/server/audit';
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
  await freeBox(scoped, rental);
  await audit(scoped, { subjectKind: 'rental', subjectId: id, action: 'rental.checked' });
  await logStep(scoped, rental, { kind: 'checked' });
  await notifyStaff(scoped, [id]);
  return accessRightOf(scoped, id);
};
