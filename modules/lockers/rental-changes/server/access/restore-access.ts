import { changeRental, lockVisibleRental, logStep, notifyStaff } from '@fachwerk/rentals/facade-record';
import { mailRenter } from '@fachwerk/rentals/facade-renter';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { rentalChangeApi } from '../../contract.ts';
import { whyNotRestore } from '../../rules/staff-acts.ts';
import { problem } from '../problem.ts';
import { accessRightOf } from '../record/access-right-rows.ts';

export const restoreAccess: UseCase<typeof rentalChangeApi.restore> = async (ctx, { id, reason }) => {
  const { scoped, rental } = await lockVisibleRental(ctx, id);
  const refusal = whyNotRestore(rental);
  if (refusal) throw problem(refusal);
  const restored = await changeRental(scoped, rental, { accessRevokedAt: null, accessRevokedReason: '' });
  await audit(scoped, { subjectKind: 'rental', subjectId: id, action: 'rental.access_restored', after: { reason } });
  await logStep(scoped, restored, { kind: 'access_restored', data: { reason } });
  await mailRenter(scoped, restored, { what: 'access_restored' });
  await notifyStaff(scoped, [id]);
  return accessRightOf(scoped, id);
};
