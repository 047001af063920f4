import { type LockedRental, lockVisibleRental } from '@fachwerk/rentals/facade-record';
import { rentalByKey } from '@fachwerk/rentals/facade-renter';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { problem } from '../problem.ts';

/** Locks the rental with this key and its box until the transaction ends. A key replaced meanwhile is unknown. */
export async function lockByKey<Ctx extends CompanyCtx>(ctx: Ctx, key: string): Promise<LockedRental<Ctx>> {
  const found = await rentalByKey(ctx, key);
  if (!found) throw problem('rental.unknown');
  const held = await lockVisibleRental(ctx, found.id);
  if ((await rentalByKey(ctx, key))?.id !== found.id) throw problem('rental.unknown');
  return held;
}
