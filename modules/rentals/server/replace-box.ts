import { problemsOf } from '@fachwerk/base/problem';
import { occupy, release } from '@fachwerk/lockers/facade';
import { brokenConstraint } from '@fachwerk/server/db';
import type { CompanyCtx } from '@fachwerk/server/module';
import { type Rental, rentalProblems } from '../contract.ts';
import { phaseOf } from '../rules/rental-state.ts';
import type { FreeBox } from '../rules/replace.ts';
import { takeFirstFree } from './hold-pick.ts';
import { changeRental } from './rental-store.ts';
import { wantedBy } from './replace-choices.ts';

const problem = problemsOf(rentalProblems);

/**
 * Moves a locked rental into another box: key and PIN stay, the first box is released. Whether the other is free is asked once it is held;
 * the constraint is the second net.
 */
export async function moveToBox(ctx: CompanyCtx, rental: Rental, box: Pick<FreeBox, 'lockId'>): Promise<Rental> {
  const taken = await takeFirstFree(ctx, [box.lockId], wantedBy(ctx, rental));
  if (!taken) throw problem('rental.box_unavailable');
  try {
    if (rental.occupancyId) await release(ctx, rental.occupancyId);
    const occupancyId = rental.state === 'active' ? await occupyFor(ctx, rental, box.lockId) : null;
    return await changeRental(ctx, rental, { lockId: box.lockId, occupancyId });
  } catch (error) {
    throw brokenConstraint(error) === 'rental_box_free' ? problem('rental.box_unavailable') : error;
  }
}

/** What was earned so far stands with the first box. */
function occupyFor(ctx: CompanyCtx, rental: Rental, lockId: string): Promise<string> {
  const { endsAt, orderNumber, customerName } = rental;
  const kind = phaseOf(rental, ctx.now) === 'overrun' ? 'overrun' : 'rented';
  return occupy(ctx, { lockId, kind, startsAt: ctx.now, endsAt, orderNumber, customerName, revenueCents: 0 });
}
