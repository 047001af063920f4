import { occupancyKindOf } from '@fachwerk/active-rentals/rules/rental-phase';
import { findLock, takeOutOfService } from '@fachwerk/lockers/facade';
import { moveToBox } from '@fachwerk/rentals/facade';
import { lockVisibleRental, logStep, notifyStaff } from '@fachwerk/rentals/facade-record';
import { mailRenter } from '@fachwerk/rentals/facade-renter';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { rentalChangeApi } from '../../contract.ts';
import { whyNotSwap } from '../../rules/staff-acts.ts';
import { problem } from '../problem.ts';
import { accessRightOf } from '../record/access-right-rows.ts';

export const swapBox: UseCase<typeof rentalChangeApi.swap> = async (ctx, { id, lockId, reason, isFirstBoxDefect }) => {
  const { scoped, rental } = await lockVisibleRental(ctx, id);
  const refusal = whyNotSwap(rental, lockId);
  if (refusal) throw problem(refusal);
  const target = await findLock(scoped, lockId);
  if (target?.locationId !== rental.locationId) throw problem('rental.box_unavailable');
  const first = await findLock(scoped, rental.lockId);
  const moved = await moveToBox(scoped, rental, lockId, occupancyKindOf(rental, ctx.now));
  if (isFirstBoxDefect) {
    await takeOutOfService(scoped, rental.lockId, { reason, personName: ctx.caller.name });
  }
  const boxes = { before: first?.number ?? '', after: target.number };
  const after = { ...boxes, reason, isFirstBoxDefect };
  await audit(scoped, { subjectKind: 'rental', subjectId: id, action: 'rental.box_swapped', after });
  await logStep(scoped, moved, { kind: 'box_swapped', data: { ...boxes, reason } });
  await mailRenter(scoped, moved, { what: 'swapped', params: boxes });
  await notifyStaff(scoped, [id]);
  return accessRightOf(scoped, id);
};
