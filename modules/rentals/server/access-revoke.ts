import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { rentalProblems } from '../contract.ts';
import type { accessRightApi } from '../contract-staff.ts';
import { whyNotRestore, whyNotRevoke } from '../rules/open.ts';
import { accessRightOf } from './list-rows.ts';
import { mailRenter } from './mail-renter.ts';
import { tellOfRentals } from './rental-hints.ts';
import { changeRental, holdRental } from './rental-store.ts';
import { tellStep } from './steps-told.ts';

const problem = problemsOf(rentalProblems);

/** From the commit on neither key nor PIN opens; a door that was asked to open before is open. */
export const revokeAccess: UseCase<typeof accessRightApi.revoke> = async (ctx, { id, reason }) => {
  const { inside, rental } = await holdRental(ctx, id);
  const refusal = whyNotRevoke(rental);
  if (refusal) throw problem(refusal);
  const revoked = await changeRental(inside, rental, { accessRevokedAt: ctx.now, accessRevokedReason: reason });
  await audit(inside, { subjectKind: 'rental', subjectId: id, action: 'rental.access_revoked', after: { reason } });
  await tellStep(inside, revoked, { kind: 'access_revoked', data: { reason } });
  await mailRenter(inside, revoked, { what: 'access_revoked', params: { reason } });
  await tellOfRentals(inside, [id]);
  return accessRightOf(inside, id);
};

export const restoreAccess: UseCase<typeof accessRightApi.restore> = async (ctx, { id, reason }) => {
  const { inside, rental } = await holdRental(ctx, id);
  const refusal = whyNotRestore(rental);
  if (refusal) throw problem(refusal);
  const restored = await changeRental(inside, rental, { accessRevokedAt: null, accessRevokedReason: '' });
  await audit(inside, { subjectKind: 'rental', subjectId: id, action: 'rental.access_restored', after: { reason } });
  await tellStep(inside, restored, { kind: 'access_restored', data: { reason } });
  await mailRenter(inside, restored, { what: 'access_restored' });
  await tellOfRentals(inside, [id]);
  return accessRightOf(inside, id);
};
