import { release } from '@fachwerk/lockers/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { changeRental } from '@fachwerk/rentals/facade-record';
import type { CompanyCtx } from '@fachwerk/server/ctx';

/** Releases the box of a rental. */
export async function freeBox(ctx: CompanyCtx, rental: Rental): Promise<void> {
  if (!rental.occupancyId) return;
  await release(ctx, rental.occupancyId);
  await changeRental(ctx, rental, { occupancyId: null });
}
