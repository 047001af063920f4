import { holdFirstLock } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/module';
import { expireHoldsOn } from '../hold/expired-holds.ts';
import { lookAtBox, type Wanted } from './availability.ts';

/**
 * Takes the first of these boxes that is still free once its row is held, and keeps that row until the transaction ends. Whoever gives a box
 * to somebody comes through here or holds the row as `lockRental` does: so nobody can have it between the look and the writing, with or
 * without the exclusion constraint.
 */
export async function takeFirstFree(
  ctx: CompanyCtx,
  lockIds: readonly string[],
  wanted: Wanted,
): Promise<string | undefined> {
  let left = lockIds;
  while (left.length > 0) {
    const lockId = await holdFirstLock(ctx, left);
    if (!lockId) return undefined;
    const { isFree, hasOverHolds } = await lookAtBox(ctx, lockId, wanted);
    if (isFree && hasOverHolds) await expireHoldsOn(ctx, lockId);
    if (isFree) return lockId;
    left = left.filter((id) => id !== lockId);
  }
  return undefined;
}
