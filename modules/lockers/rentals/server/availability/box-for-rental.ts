import { sizesOf } from '@fachwerk/pricing/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Rental } from '../../contract.ts';
import { replacements } from '../../rules/replacement.ts';
import { expireHoldsOn } from '../hold/expired-holds.ts';
import { isBoxFree, listFreeBoxes, type Wanted } from './availability.ts';
import { takeFirstFree } from './take-first-free.ts';

type Time = Pick<Wanted, 'startsAt' | 'blockedUntil'>;

/** Locks the box that a locked rental gets for this time: its own, or another one; undefined if there is none. */
export async function boxFor(
  ctx: CompanyCtx,
  rental: Rental,
  time: Time,
  mayBeLarger: boolean,
): Promise<string | undefined> {
  const wanted = { ...time, except: rental };
  await expireHoldsOn(ctx, rental.lockId);
  if (await isBoxFree(ctx, rental.lockId, wanted)) return rental.lockId;
  const sizes = (await sizesOf(ctx, rental.networkId)).map(({ code }) => code);
  const others = replacements(rental, await listFreeBoxes(ctx, rental.locationId, wanted), sizes);
  const fitting = others.filter(({ sizeCode }) => mayBeLarger || sizeCode === rental.sizeCode);
  const taken = await takeFirstFree(
    ctx,
    fitting.map(({ lockId }) => lockId),
    wanted,
  );
  return taken?.lockId;
}
