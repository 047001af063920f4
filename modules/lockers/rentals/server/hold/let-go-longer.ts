import { addMinutes } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Rental } from '../../contract.ts';
import { changeRental } from '../record/rental-store.ts';
import { removeLongerHold } from './longer-hold-store.ts';

/** Frees the time after a locked rental. */
export async function letGoLonger(ctx: CompanyCtx, rental: Rental): Promise<void> {
  await removeLongerHold(ctx, rental.id);
  const isRunning = rental.state === 'active' || rental.state === 'booked';
  if (isRunning) await changeRental(ctx, rental, { blockedUntil: addMinutes(rental.endsAt, rental.checkMinutes) });
}
