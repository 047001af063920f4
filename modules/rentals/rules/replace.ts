import type { Rental, RentalProblem } from '../contract.ts';

/** A box that is free for the rest of a rental. */
export type FreeBox = { readonly lockId: string; readonly number: string; readonly sizeCode: string };

/** Boxes that can take a rental over, the best first: of the same size, then larger ones. `sizes` are all sizes, the smallest first. */
export function replacements(
  booked: Pick<Rental, 'sizeCode' | 'lockId'>,
  free: readonly FreeBox[],
  sizes: readonly string[],
): FreeBox[] {
  const least = sizes.indexOf(booked.sizeCode);
  const rank = ({ sizeCode }: FreeBox) => sizes.indexOf(sizeCode);
  return free
    .filter((box) => box.lockId !== booked.lockId && (rank(box) >= least || box.sizeCode === booked.sizeCode))
    .sort((one, other) => rank(one) - rank(other));
}

/** Why a rental cannot be moved to another box, or null. */
export function whyNotSwap(
  { state, lockId }: Pick<Rental, 'state' | 'lockId'>,
  toLockId?: string,
): RentalProblem | null {
  if (state === 'ended') return 'rental.already_ended';
  if (state !== 'active' && state !== 'booked') return 'rental.not_running';
  return toLockId === lockId ? 'rental.same_box' : null;
}

/** Why the renter cannot report their box, or null. */
export function whyNotReport({
  state,
  accessRevokedAt,
}: Pick<Rental, 'state' | 'accessRevokedAt'>): RentalProblem | null {
  if (state === 'ended') return 'rental.already_ended';
  if (state !== 'active') return 'rental.not_running';
  return accessRevokedAt ? 'rental.access_revoked' : null;
}
