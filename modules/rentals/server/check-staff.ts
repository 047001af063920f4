import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { rentalProblems } from '../contract.ts';
import type { accessRightApi } from '../contract-staff.ts';
import { whyNotCheck } from '../rules/end.ts';
import { freeBox } from './check-box.ts';
import { accessRightOf } from './list-rows.ts';
import { tellOfRentals } from './rental-hints.ts';
import { holdRental } from './rental-store.ts';
import { tellStep } from './steps-told.ts';

const problem = problemsOf(rentalProblems);

/** Somebody has looked into the box: it is free before its time to rest is over. */
export const checkBox: UseCase<typeof accessRightApi.checked> = async (ctx, { id }) => {
  const { inside, rental } = await holdRental(ctx, id);
  const refusal = whyNotCheck(rental);
  if (refusal) throw problem(refusal);
  await freeBox(inside, rental);
  await audit(inside, { subjectKind: 'rental', subjectId: id, action: 'rental.checked' });
  await tellStep(inside, rental, { kind: 'checked' });
  await tellOfRentals(inside, [id]);
  return accessRightOf(inside, id);
};
