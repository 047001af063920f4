import type { Rental, RentalProblem } from '../contract.ts';

/** Every report takes a box away from others: whoever has had so many others calls us. */
export const MOST_REPLACEMENTS = 2;

/** A box that is free for the rest of a rental. */
export type FreeBox = { readonly lockId: string; readonly number: string; readonly sizeCode: string };

type Booked = Pick<Rental, 'sizeCode' | 'lockId'>;

/** The best first: of the same size, then larger ones, then smaller ones. `sizes` are all sizes, the smallest first. */
export function byFit<Box extends FreeBox>(booked: Booked, free: readonly Box[], sizes: readonly string[]): Box[] {
  const least = sizes.indexOf(booked.sizeCode);
  const distance = ({ sizeCode }: Box) => sizes.indexOf(sizeCode) - least;
  const rank = (box: Box) => (distance(box) >= 0 ? distance(box) : sizes.length - distance(box));
  return free.filter(({ lockId }) => lockId !== booked.lockId).sort((one, other) => rank(one) - rank(other));
}

/** Boxes that can take a rental over without anybody being asked: of the same size, then larger ones. */
export function replacements<Box extends FreeBox>(
  booked: Booked,
  free: readonly Box[],
  sizes: readonly string[],
): Box[] {
  const least = sizes.indexOf(booked.sizeCode);
  return byFit(booked, free, sizes).filter(({ sizeCode }) => sizes.indexOf(sizeCode) >= least);
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
