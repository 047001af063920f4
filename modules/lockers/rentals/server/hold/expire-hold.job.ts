import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { isHoldOver } from '../../rules/rental-state.ts';
import { lockRental } from '../record/rental-store.ts';
import { expireHeld } from './expired-holds.ts';

/** Comes at the end of a hold. Until then others pass over it by the clock alone; a hold that was prolonged is left alone. */
export const expireHold = job({
  name: 'rental.expire_hold',
  payload: z.object({ companyId: z.uuid(), rentalId: z.uuid() }),
  run: async (ctx, { companyId, rentalId }) => {
    const scoped = { ...ctx, companyId };
    const rental = await lockRental(scoped, rentalId);
    if (rental && isHoldOver(rental, ctx.now)) await expireHeld(scoped, rental);
  },
});
