import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { isHoldOver } from '../../rules/rental-state.ts';
import { lockRental } from '../record/rental-store.ts';
import { expireHeld } from './expired-holds.ts';

/** Runs at the end of a hold. Readers ignore an expired hold by the clock until then; a prolonged hold is left alone. */
export const expireHold = job({
  name: 'rental.expire_hold',
  payload: z.object({ companyId: z.uuid(), rentalId: z.uuid() }),
  run: async (ctx, { companyId, rentalId }) => {
    const scoped = { ...ctx, companyId };
    const rental = await lockRental(scoped, rentalId);
    if (rental && isHoldOver(rental, ctx.now)) await expireHeld(scoped, rental);
  },
});
