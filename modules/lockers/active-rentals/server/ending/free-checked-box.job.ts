import { lockRental, notifyStaff } from '@fachwerk/rentals/facade-record';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { freeBox } from './free-box.ts';

export const freeCheckedBox = job({
  name: 'rental.free_checked_box',
  payload: z.object({ companyId: z.uuid(), rentalId: z.uuid() }),
  run: async (work, { companyId, rentalId }) => {
    const ctx = { ...work, companyId };
    const rental = await lockRental(ctx, rentalId);
    // Staff may have inspected it already.
    if (rental?.state !== 'ended' || !rental.occupancyId) return;
    await freeBox(ctx, rental);
    await notifyStaff(ctx, [rentalId]);
  },
});
