import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Rental } from '../../contract.ts';
import { type FreeBox, listFreeBoxes, type Wanted } from './availability.ts';

/** The time another box must be free: from now on for an active rental, and never empty. */
export function wantedBy(ctx: CompanyCtx, rental: Rental): Wanted {
  const startsAt = rental.state === 'active' ? ctx.now : rental.startsAt;
  const least = new Date(startsAt.getTime() + 1);
  return { startsAt, blockedUntil: rental.blockedUntil > least ? rental.blockedUntil : least, except: rental };
}

/** Boxes of the same location that are free for the rest of a rental. */
export async function listOtherBoxes(ctx: CompanyCtx, rental: Rental): Promise<FreeBox[]> {
  const free = await listFreeBoxes(ctx, rental.locationId, wantedBy(ctx, rental));
  return free.filter(({ lockId }) => lockId !== rental.lockId);
}
