import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { lockRental } from '../record/rental-store.ts';
import { letGoLonger } from './let-go-longer.ts';
import { findLongerHold } from './longer-hold-store.ts';

/** Runs when an extension was not paid in time; a prolonged hold is left alone. */
export const expireLonger = job({
  name: 'rental.expire_longer',
  payload: z.object({ companyId: z.uuid(), rentalId: z.uuid() }),
  run: async (work, { companyId, rentalId }) => {
    const ctx = { ...work, companyId };
    const rental = await lockRental(ctx, rentalId);
    const hold = await findLongerHold(ctx, rentalId);
    if (rental && hold && hold.expiresAt <= ctx.now) await letGoLonger(ctx, rental);
  },
});
