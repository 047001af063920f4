import { lockVisibleRental, logStep, notifyStaff } from '@fachwerk/rentals/facade-record';
import { giveAccess, mailRenter } from '@fachwerk/rentals/facade-renter';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { rentalChangeApi } from '../../contract.ts';
import { whyNotSendAccess } from '../../rules/staff-acts.ts';
import { problem } from '../problem.ts';

/** The old link and the old PIN open nothing from the commit on: whoever asks for new ones may have lost them to somebody. */
export const resendAccess: UseCase<typeof rentalChangeApi.resendAccess> = async (ctx, { id }) => {
  const { scoped, rental } = await lockVisibleRental(ctx, id);
  const refusal = whyNotSendAccess(rental);
  if (refusal) throw problem(refusal);
  const { pin } = await giveAccess(scoped, rental);
  await mailRenter(scoped, rental, { what: 'access_renewed', params: { pin }, confidential: true });
  await audit(scoped, { subjectKind: 'rental', subjectId: id, action: 'rental.access_sent' });
  await logStep(scoped, rental, { kind: 'access_sent' });
  await notifyStaff(scoped, [id]);
  return {};
};
