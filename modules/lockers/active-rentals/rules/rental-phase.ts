import type { Rental } from '@fachwerk/rentals/contract';
import { isHoldOver } from '@fachwerk/rentals/rules/rental-state';
import type { RentalPhase, SiteRental } from '../contract.ts';
import { dueCents, overrunDueCents } from './overrun.ts';

export function phaseOf(rental: Rental, now: Date): RentalPhase {
  if (rental.state !== 'active') return isHoldOver(rental, now) ? 'expired' : rental.state;
  if (now < rental.endsAt) return 'running';
  return overrunDueCents(rental, now) > 0 ? 'overrun' : 'grace';
}

/** Active or booked: pages link back to it. */
export function isGoingOn({ state }: Pick<Rental, 'state'>): boolean {
  return state === 'booked' || state === 'active';
}

/** The key is still of use: the rental is active or booked, or an extra payment is open. */
export function isUnsettled(rental: Rental, now: Date): boolean {
  return isGoingOn(rental) || dueCents(rental, now) > 0;
}

/** The present phase of a rental loaded earlier, for use without a network. */
export function phaseSince(
  { phase, endsAt, graceUntil }: Pick<SiteRental, 'phase' | 'endsAt' | 'graceUntil'>,
  now: Date,
): RentalPhase {
  if (phase === 'running' && now >= endsAt) return now >= graceUntil ? 'overrun' : 'grace';
  return phase === 'grace' && now >= graceUntil ? 'overrun' : phase;
}

/** How the wall shows its box. */
export function occupancyKindOf(rental: Rental, now: Date): 'overrun' | 'rented' {
  return phaseOf(rental, now) === 'overrun' ? 'overrun' : 'rented';
}
