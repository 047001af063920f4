import type { Rental, RentalState } from '../contract.ts';

/** Allowed transitions. An expired rental can be revived: if its payment arrives after the hold, it gets the same box if free, or another one. */
export const NEXT_STATES: Readonly<Record<RentalState, readonly RentalState[]>> = {
  held: ['ordered', 'expired', 'cancelled'],
  ordered: ['booked', 'active', 'expired', 'cancelled'],
  booked: ['active', 'cancelled'],
  active: ['ended'],
  expired: ['booked', 'active', 'cancelled'],
  ended: [],
  cancelled: [],
};

/** In these states a rental blocks its box for its time. */
export const LIVE_STATES = ['held', 'ordered', 'booked', 'active'] as const satisfies readonly RentalState[];

export function mayBecome({ state }: Pick<Rental, 'state'>, next: RentalState): boolean {
  return NEXT_STATES[state].includes(next);
}

type Hold = Pick<Rental, 'state' | 'holdExpiresAt'>;

/** The hold has run out by the clock, whether or not the state says so yet. */
export function isHoldOver({ state, holdExpiresAt }: Hold, now: Date): boolean {
  return (state === 'held' || state === 'ordered') && holdExpiresAt !== null && holdExpiresAt <= now;
}
