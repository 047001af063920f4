import { changeRental, lockVisibleRental, logStep, notifyStaff } from '@fachwerk/rentals/facade-record';
import { mailRenter } from '@fachwerk/rentals/facade-renter';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { rentalChangeApi } from '../../contract.ts';
import { whyNotRevoke } from '../../rules/staff-acts.ts';
import { problem } from '../problem.ts';
import { accessRightOf } from '../record/access-right-rows.ts';

/** From the commit on neither key nor PIN opens; a door that was asked to open before is open. */
export const revokeAccess: UseCase<typeof rentalChangeApi.revoke> = async (ctx, { id, reason }) => {
  const { scoped, rental } = await lockVisibleRental(ctx, id);
  const refusal = whyNotRevoke(rental);
  if (refusal) throw problem(refusal);
  const revoked = await changeRental(scoped, rental, { accessRevokedAt: ctx.now, accessRevokedReason: reason });
  await audit(scoped, { subjectKind: 'rental', subjectId: id, action: 'rental.access_revoked', after: { reason } });
  await logStep(scoped, revoked, { kind: 'access_revoked', data: { reason } });
  await mailRenter(scoped, revoked, { what: 'access_revoked', params: { reason } });
  await notifyStaff(scoped, [id]);
  return accessRightOf(scoped, id);
};
