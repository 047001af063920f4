import type { Rental, RentalState } from '../contract.ts';

/**
 * Which state may follow which. An expired rental can still come to life: its payment may arrive after the hold, and then the same
 * box is given if nobody has it, or another one.
 */
export const NEXT_STATES: Readonly<Record<RentalState, readonly RentalState[]>> = {
  held: ['ordered', 'expired', 'cancelled'],
  ordered: ['booked', 'active', 'expired', 'cancelled'],
  booked: ['active', 'cancelled'],
  active: ['ended'],
  expired: ['booked', 'active', 'cancelled'],
  ended: [],
  cancelled: [],
};

/** While a rental is one of these, nobody else can have its box in its time. */
export const LIVE_STATES = ['held', 'ordered', 'booked', 'active'] as const satisfies readonly RentalState[];

export function mayBecome({ state }: Pick<Rental, 'state'>, next: RentalState): boolean {
  return NEXT_STATES[state].includes(next);
}

type Hold = Pick<Rental, 'state' | 'holdExpiresAt'>;

/** The hold is over by the clock, whether or not somebody has said so yet. */
export function isHoldOver({ state, holdExpiresAt }: Hold, now: Date): boolean {
  return (state === 'held' || state === 'ordered') && holdExpiresAt !== null && holdExpiresAt <= now;
}
