import { addJob, job } from '@fachwerk/server/jobs';
import type { CompanyCtx } from '@fachwerk/server/module';
import * as z from 'zod/mini';
import type { Rental } from '../contract.ts';
import { isHoldOver } from '../rules/rental-state.ts';
import { expireHeld } from './expire-hold.ts';
import { lockRental } from './rental-store.ts';

/** Comes at the end of a hold. Until then others pass over it by the clock alone; a hold that was prolonged is left alone. */
export const expireHold = job({
  name: 'rental.expire_hold',
  payload: z.object({ companyId: z.uuid(), rentalId: z.uuid() }),
  run: async (ctx, { companyId, rentalId }) => {
    const inside = { ...ctx, companyId };
    const rental = await lockRental(inside, rentalId);
    if (rental && isHoldOver(rental, ctx.now)) await expireHeld(inside, rental);
  },
});

/** Of a hold that is new or lasts longer now; the earlier plan is replaced. */
export async function planExpiry(
  ctx: CompanyCtx,
  { id, holdExpiresAt }: Pick<Rental, 'id' | 'holdExpiresAt'>,
): Promise<void> {
  if (!holdExpiresAt) return;
  const payload = { companyId: ctx.companyId, rentalId: id };
  await addJob(ctx, expireHold, payload, { key: `expire-hold:${id}`, runAt: holdExpiresAt });
}
