import { holdFirstLock } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { inOrder } from '@fachwerk/server/in-order';
import { expireHoldsOn } from '../hold/expired-holds.ts';
import { type BoxAvailability, checkBox, type Wanted } from './availability.ts';

export type TakenBox = Pick<BoxAvailability, 'upcoming'> & { readonly lockId: string };

/**
 * Locks the first of these boxes that is still free, until the transaction ends. Every assignment of a box goes through here or locks the row as
 * `lockRental` does, so that nobody else can get it between check and write, with or without the exclusion constraint.
 */
export async function takeFirstFree(
  ctx: CompanyCtx,
  lockIds: readonly string[],
  wanted: Wanted,
): Promise<TakenBox | undefined> {
  let left = lockIds;
  for (let [first] = left; first; [first] = left) {
    // The first box is nearly always the one locked, so its state is read in the same round trip, after the lock.
    const [held, lookAtFirst] = await inOrder([() => holdFirstLock(ctx, left), () => checkBox(ctx, first, wanted)]);
    if (!held) return undefined;
    const { id: lockId, hasWaited } = held;
    const look = lockId === first && !hasWaited ? lookAtFirst : await checkBox(ctx, lockId, wanted);
    if (look.isFree && !look.hasOverHolds) return { lockId, upcoming: look.upcoming };
    if (look.isFree) {
      await expireHoldsOn(ctx, lockId);
      return { lockId, upcoming: (await checkBox(ctx, lockId, wanted)).upcoming };
    }
    left = left.filter((id) => id !== lockId);
  }
  return undefined;
}
