import type { RentalProblem } from '../contract.ts';

/**
 * Maximum number of unpaid held boxes per network address. A family, a school class, an office or a mobile network may share one address, so paid
 * boxes do not count.
 */
const MOST_PER_ADDRESS = 30;
/** Maximum share of one location's boxes per address, but at least `LEAST_PER_ADDRESS`. */
const SHARE_PER_ADDRESS = 1 / 3;
export const LEAST_PER_ADDRESS = 5;

export type HeldBefore = {
  /** Boxes of the location. */
  readonly boxes: number;
  /** Unpaid holds from the same address: at this location, and on the whole site. */
  readonly here: number;
  readonly anywhere: number;
};

/** Why another box is not held for this address, or null. */
export function whyNotHold({ boxes, here, anywhere }: HeldBefore): RentalProblem | null {
  const mostHere = Math.max(LEAST_PER_ADDRESS, Math.floor(boxes * SHARE_PER_ADDRESS));
  return here >= mostHere || anywhere >= MOST_PER_ADDRESS ? 'rental.too_many_held' : null;
}

/** The last boxes of a size are not held for anonymous visitors. */
const LAST_BOXES = 2;

type Wish = {
  /** Has left contact details, or is signed in. */
  readonly isKnown: boolean;
  /** Requested by the QR code on the door, so the customer is in front of it. */
  readonly isThisBox: boolean;
};

/** Whether so few boxes are free that an anonymous visitor must leave contact details first: a held box is unavailable to others. */
export function needsContact({ isKnown, isThisBox }: Wish, free: number): boolean {
  return !isKnown && !isThisBox && free <= LAST_BOXES;
}
