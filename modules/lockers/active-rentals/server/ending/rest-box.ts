import { addMinutes } from '@fachwerk/base/time';
import { changeOccupancy } from '@fachwerk/lockers/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { freeBox } from './free-box.ts';
import { freeCheckedBox } from './free-checked-box.job.ts';

/** Blocks the box for inspection if the location requires it; otherwise frees it at once. The rental is locked. */
export async function restBox(ctx: CompanyCtx, rental: Rental): Promise<void> {
  if (!rental.occupancyId) return;
  if (rental.checkMinutes === 0) return freeBox(ctx, rental);
  const until = addMinutes(ctx.now, rental.checkMinutes);
  await changeOccupancy(ctx, rental.occupancyId, { kind: 'to_check', endsAt: until });
  const { companyId, id: rentalId } = rental;
  await addJob(ctx, freeCheckedBox, { companyId, rentalId }, { key: `rental.check:${rentalId}`, runAt: until });
}
