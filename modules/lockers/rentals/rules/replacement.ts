import type { Rental } from '../contract.ts';

/** A box that is free for the rest of a rental. */
export type FreeBox = { readonly lockId: string; readonly number: string; readonly sizeCode: string };

type Booked = Pick<Rental, 'sizeCode' | 'lockId'>;

/** Best fit first: the same size, then larger, then smaller ones. `sizes` are all sizes in ascending order. */
export function byFit<Box extends FreeBox>(booked: Booked, free: readonly Box[], sizes: readonly string[]): Box[] {
  const least = sizes.indexOf(booked.sizeCode);
  const distance = ({ sizeCode }: Box) => sizes.indexOf(sizeCode) - least;
  const rank = (box: Box) => (distance(box) >= 0 ? distance(box) : sizes.length - distance(box));
  return free.filter(({ lockId }) => lockId !== booked.lockId).sort((one, other) => rank(one) - rank(other));
}

/** Boxes that can replace the booked one without consent: the same size, then larger ones. */
export function replacements<Box extends FreeBox>(
  booked: Booked,
  free: readonly Box[],
  sizes: readonly string[],
): Box[] {
  const least = sizes.indexOf(booked.sizeCode);
  return byFit(booked, free, sizes).filter(({ sizeCode }) => sizes.indexOf(sizeCode) >= least);
}
