import { addMinutes } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import type { Rental } from '../../contract.ts';
import { changeRental } from '../record/rental-store.ts';
import { expireLonger } from './expire-longer.job.ts';
import { expireHoldsOn } from './expired-holds.ts';
import { letGoLonger } from './let-go-longer.ts';
import { findLongerHold, type LongerHold, removeLongerHold, saveLongerHold } from './longer-hold-store.ts';

type Longer = Pick<LongerHold, 'cartId' | 'orderId' | 'endsAt'>;

/** Holds an extension of a locked rental for some minutes; the caller has checked availability. */
export async function holdLonger(ctx: CompanyCtx, rental: Rental, longer: Longer, minutes: number): Promise<void> {
  const { id: rentalId, lockId, checkMinutes } = rental;
  const expiresAt = addMinutes(ctx.now, minutes);
  await expireHoldsOn(ctx, lockId);
  await changeRental(ctx, rental, { blockedUntil: addMinutes(longer.endsAt, checkMinutes) });
  await saveLongerHold(ctx, { rentalId, ...longer, expiresAt });
  const payload = { companyId: ctx.companyId, rentalId };
  await addJob(ctx, expireLonger, payload, { key: `expire-longer:${rentalId}`, runAt: expiresAt });
}

/** Releases the extension of a locked rental if this cart or order held it. */
export async function releaseLonger(
  ctx: CompanyCtx,
  rental: Rental,
  by: { readonly cartId: string } | { readonly orderId: string },
): Promise<void> {
  const hold = await findLongerHold(ctx, rental.id);
  const isTheirs = hold && ('cartId' in by ? hold.cartId === by.cartId && !hold.orderId : hold.orderId === by.orderId);
  if (isTheirs) await letGoLonger(ctx, rental);
}

/** Before a locked rental gets a new end: marks expired holds in its way, and removes its own extension hold. */
export async function settleLonger(ctx: CompanyCtx, rental: Rental): Promise<void> {
  await expireHoldsOn(ctx, rental.lockId);
  await removeLongerHold(ctx, rental.id);
}

/** Until when this cart holds an extension, or null. */
export async function longerHeldUntil(ctx: CompanyCtx, rentalId: string, cartId: string): Promise<Date | null> {
  const hold = await findLongerHold(ctx, rentalId);
  return hold?.cartId === cartId && hold.expiresAt > ctx.now ? hold.expiresAt : null;
}
