import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { sizesOf } from '@fachwerk/locations/facade';
import { findLock, takeOutOfService } from '@fachwerk/lockers/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { rentalProblems } from '../contract.ts';
import type { accessRightApi } from '../contract-staff.ts';
import { byFit, whyNotSwap } from '../rules/replace.ts';
import { accessRightOf } from './list-rows.ts';
import { mailRenter } from './mail-renter.ts';
import { tellOfRentals } from './rental-hints.ts';
import { findRental, holdRental } from './rental-store.ts';
import { moveToBox } from './replace-box.ts';
import { listOtherBoxes } from './replace-choices.ts';
import { tellStep } from './steps-told.ts';

const problem = problemsOf(rentalProblems);

/** Those of the same size first, then larger ones, then smaller ones: staff know what fits. */
export const listSwapChoices: UseCase<typeof accessRightApi.swapChoices> = async (ctx, { id }) => {
  const rental = await findRental(ctx, id);
  if (!rental) throw problem('rental.unknown');
  if (whyNotSwap(rental)) return { boxes: [] };
  const inside = inCompany(ctx, rental.companyId);
  const sizes = (await sizesOf(inside, rental.networkId)).map(({ code }) => code);
  const boxes = byFit(rental, await listOtherBoxes(inside, rental), sizes);
  return { boxes: boxes.map(({ lockId, number, sizeCode }) => ({ lockId, number, sizeCode })) };
};

export const swapBox: UseCase<typeof accessRightApi.swap> = async (ctx, { id, lockId, reason, isFirstBoxDefect }) => {
  const { inside, rental } = await holdRental(ctx, id);
  const refusal = whyNotSwap(rental, lockId);
  if (refusal) throw problem(refusal);
  const target = await findLock(inside, lockId);
  if (target?.locationId !== rental.locationId) throw problem('rental.box_unavailable');
  const first = await findLock(inside, rental.lockId);
  const moved = await moveToBox(inside, rental, { lockId });
  if (isFirstBoxDefect) {
    await takeOutOfService(inside, rental.lockId, { reason, personName: ctx.caller.name });
  }
  const boxes = { before: first?.number ?? '', after: target.number };
  const after = { ...boxes, reason, isFirstBoxDefect };
  await audit(inside, { subjectKind: 'rental', subjectId: id, action: 'rental.box_swapped', after });
  await tellStep(inside, moved, { kind: 'box_swapped', data: { ...boxes, reason } });
  await mailRenter(inside, moved, { what: 'swapped', params: boxes });
  await tellOfRentals(inside, [id]);
  return accessRightOf(inside, id);
};
