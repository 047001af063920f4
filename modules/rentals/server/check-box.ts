import { addMinutes } from '@fachwerk/base/time';
import { changeOccupancy, release } from '@fachwerk/lockers/facade';
import { addJob, job } from '@fachwerk/server/jobs';
import type { CompanyCtx } from '@fachwerk/server/module';
import * as z from 'zod/mini';
import type { Rental } from '../contract.ts';
import { tellOfRentals } from './rental-hints.ts';
import { changeRental, lockRental } from './rental-store.ts';

/** After a rental its box rests for a look, where the location wants it so; otherwise it is free at once. The rental is locked. */
export async function restBox(ctx: CompanyCtx, rental: Rental): Promise<void> {
  if (!rental.occupancyId) return;
  if (rental.checkMinutes === 0) return freeBox(ctx, rental);
  const until = addMinutes(ctx.now, rental.checkMinutes);
  await changeOccupancy(ctx, rental.occupancyId, { kind: 'to_check', endsAt: until });
  const { companyId, id: rentalId } = rental;
  await addJob(ctx, freeCheckedBox, { companyId, rentalId }, { key: `rental.check:${rentalId}`, runAt: until });
}

/** Nobody has the box any more. */
export async function freeBox(ctx: CompanyCtx, rental: Rental): Promise<void> {
  if (!rental.occupancyId) return;
  await release(ctx, rental.occupancyId);
  await changeRental(ctx, rental, { occupancyId: null });
}

export const freeCheckedBox = job({
  name: 'rental.free_checked_box',
  payload: z.object({ companyId: z.uuid(), rentalId: z.uuid() }),
  run: async (work, { companyId, rentalId }) => {
    const ctx = { ...work, companyId };
    const rental = await lockRental(ctx, rentalId);
    // Staff may have looked at it already.
    if (rental?.state !== 'ended' || !rental.occupancyId) return;
    await freeBox(ctx, rental);
    await tellOfRentals(ctx, [rentalId]);
  },
});
