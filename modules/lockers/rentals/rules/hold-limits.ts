import type { RentalProblem } from '../contract.ts';

/**
 * Boxes that are held without being paid for, from one address at a time. A family, a school class or an office is one address, and so are
 * many phones of one network: whoever has paid is no longer counted.
 */
const MOST_PER_ADDRESS = 30;
/** And of one location no more than this share, but so many in any case. */
const SHARE_PER_ADDRESS = 1 / 3;
export const LEAST_PER_ADDRESS = 5;

export type HeldBefore = {
  /** Boxes that the location has. */
  readonly boxes: number;
  /** Held and not paid for from the same address: there, and anywhere on the site. */
  readonly here: number;
  readonly anywhere: number;
};

/** Why one more box is not held for this address, or null. */
export function whyNotHold({ boxes, here, anywhere }: HeldBefore): RentalProblem | null {
  const mostHere = Math.max(LEAST_PER_ADDRESS, Math.floor(boxes * SHARE_PER_ADDRESS));
  return here >= mostHere || anywhere >= MOST_PER_ADDRESS ? 'rental.too_many_held' : null;
}

/** The last few of a size: whoever has not said who they are gets none of them. */
const LAST_BOXES = 2;

type Wish = {
  /** Has left a contact, or is signed in. */
  readonly isKnown: boolean;
  /** By the sticker on its door: who has read it stands there. */
  readonly isThisBox: boolean;
};

/** Whether so few are free that a stranger has to say first who they are: a box in a cart is kept from everybody else. */
export function needsContact({ isKnown, isThisBox }: Wish, free: number): boolean {
  return !isKnown && !isThisBox && free <= LAST_BOXES;
}
