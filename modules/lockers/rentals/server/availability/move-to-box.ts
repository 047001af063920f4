import { problemsOf } from '@fachwerk/base/problem';
import { occupy, release } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { type Rental, rentalProblems } from '../../contract.ts';
import { changeRental } from '../record/rental-store.ts';
import { wantedBy } from './list-other-boxes.ts';
import { takeFirstFree } from './take-first-free.ts';

const problem = problemsOf(rentalProblems);

/**
 * Moves a locked rental to another box: key and PIN stay, the old box is released. Availability is checked after locking; the constraint backs this
 * up.
 */
export async function moveToBox(
  ctx: CompanyCtx,
  rental: Rental,
  lockId: string,
  kind: 'rented' | 'overrun',
): Promise<Rental> {
  const taken = await takeFirstFree(ctx, [lockId], wantedBy(ctx, rental));
  if (!taken) throw problem('rental.box_unavailable');
  try {
    if (rental.occupancyId) await release(ctx, rental.occupancyId);
    const occupancyId = rental.state === 'active' ? await occupyFor(ctx, rental, lockId, kind) : null;
    return await changeRental(ctx, rental, { lockId, occupancyId });
  } catch (error) {
    throw brokenConstraint(error) === 'rental_box_free' ? problem('rental.box_unavailable') : error;
  }
}

/** Revenue so far stays with the first box. */
function occupyFor(ctx: CompanyCtx, rental: Rental, lockId: string, kind: 'rented' | 'overrun'): Promise<string> {
  const { endsAt, orderNumber, customerName } = rental;
  return occupy(ctx, { lockId, kind, startsAt: ctx.now, endsAt, orderNumber, customerName, revenueCents: 0 });
}
