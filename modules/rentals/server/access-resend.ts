import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { rentalProblems } from '../contract.ts';
import type { accessRightApi } from '../contract-staff.ts';
import { whyNotSendAccess } from '../rules/open.ts';
import { giveAccess } from './access-secrets.ts';
import { mailRenter } from './mail-renter.ts';
import { tellOfRentals } from './rental-hints.ts';
import { holdRental } from './rental-store.ts';
import { tellStep } from './steps-told.ts';

const problem = problemsOf(rentalProblems);

/** The old link and the old PIN open nothing from the commit on: whoever asks for new ones may have lost them to somebody. */
export const resendAccess: UseCase<typeof accessRightApi.resendAccess> = async (ctx, { id }) => {
  const { inside, rental } = await holdRental(ctx, id);
  const refusal = whyNotSendAccess(rental);
  if (refusal) throw problem(refusal);
  const { pin } = await giveAccess(inside, rental);
  await mailRenter(inside, rental, { what: 'access_renewed', params: { pin }, confidential: true });
  await audit(inside, { subjectKind: 'rental', subjectId: id, action: 'rental.access_sent' });
  await tellStep(inside, rental, { kind: 'access_sent' });
  await tellOfRentals(inside, [id]);
  return {};
};
