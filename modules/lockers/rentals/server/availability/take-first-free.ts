import { holdFirstLock } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { inOrder } from '@fachwerk/server/in-order';
import { expireHoldsOn } from '../hold/expired-holds.ts';
import { type BoxLook, lookAtBox, type Wanted } from './availability.ts';

export type TakenBox = Pick<BoxLook, 'upcoming'> & { readonly lockId: string };

/**
 * Takes the first of these boxes that is still free once its row is held, and keeps that row until the transaction ends. Whoever gives a box
 * to somebody comes through here or holds the row as `lockRental` does: so nobody can have it between the look and the writing, with or
 * without the exclusion constraint.
 */
export async function takeFirstFree(
  ctx: CompanyCtx,
  lockIds: readonly string[],
  wanted: Wanted,
): Promise<TakenBox | undefined> {
  let left = lockIds;
  for (let [first] = left; first; [first] = left) {
    // The lock nearly always falls on the first box, so its state is read with it, once it is locked.
    const [held, lookAtFirst] = await inOrder([() => holdFirstLock(ctx, left), () => lookAtBox(ctx, first, wanted)]);
    if (!held) return undefined;
    const { id: lockId, hasWaited } = held;
    const look = lockId === first && !hasWaited ? lookAtFirst : await lookAtBox(ctx, lockId, wanted);
    if (look.isFree && !look.hasOverHolds) return { lockId, upcoming: look.upcoming };
    if (look.isFree) {
      await expireHoldsOn(ctx, lockId);
      return { lockId, upcoming: (await lookAtBox(ctx, lockId, wanted)).upcoming };
    }
    left = left.filter((id) => id !== lockId);
  }
  return undefined;
}
