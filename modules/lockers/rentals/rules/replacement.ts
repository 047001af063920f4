import type { Rental } from '../contract.ts';

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
