import type { Rental } from '@fachwerk/rentals/contract';
import { isHoldOver } from '@fachwerk/rentals/rules/rental-state';
import type { RentalPhase } from '../contract.ts';
import { dueCents } from './overrun.ts';

export function phaseOf(rental: Rental, now: Date): RentalPhase {
  if (rental.state !== 'active') return isHoldOver(rental, now) ? 'expired' : rental.state;
  if (now < rental.endsAt) return 'running';
  return dueCents(rental, now) > 0 ? 'overrun' : 'grace';
}

/** Somebody has it now, or will: there is a way back to it. */
export function isGoingOn({ state }: Pick<Rental, 'state'>): boolean {
  return state === 'booked' || state === 'active';
}

/** How its box is shown on the wall. */
export function occupancyKindOf(rental: Rental, now: Date): 'overrun' | 'rented' {
  return phaseOf(rental, now) === 'overrun' ? 'overrun' : 'rented';
}
