import { settleAlert } from '@fachwerk/alerts/facade';
import { release } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Rental } from '../../contract.ts';
import { changeRental } from './rental-store.ts';
import { addStep } from './step-store.ts';

/** Cancels a locked rental that has not started: its box is free at once, and the search for one ends; an open charge is off. Refunds are up to the caller. */
export async function callOff(ctx: CompanyCtx, rental: Rental): Promise<Rental> {
  if (rental.occupancyId) await release(ctx, rental.occupancyId);
  if (rental.state === 'booked' && rental.startsAt <= ctx.now) await settleAlert(ctx, 'box_missing', rental.lockId);
  const cancelled = await changeRental(ctx, rental, {
    state: 'cancelled',
    holdExpiresAt: null,
    occupancyId: null,
    chargeCents: 0,
  });
  if (rental.chargeCents > 0)
    await addStep(ctx, rental.id, { kind: 'charge_dropped', data: { amountCents: rental.chargeCents } });
  return cancelled;
}
