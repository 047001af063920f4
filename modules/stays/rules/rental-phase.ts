import type { Rental } from '@fachwerk/rentals/contract';
import { isHoldOver } from '@fachwerk/rentals/rules/rental-state';
import type { RentalPhase } from '../contract.ts';
import { dueCents } from './overrun.ts';

export function phaseOf(rental: Rental, now: Date): RentalPhase {
  if (rental.state !== 'active') return isHoldOver(rental, now) ? 'expired' : rental.state;
  if (now < rental.endsAt) return 'running';
  return dueCents(rental, now) > 0 ? 'overrun' : 'grace';
}

/** How its box is shown on the wall. */
export function occupancyKindOf(rental: Rental, now: Date): 'overrun' | 'rented' {
  return phaseOf(rental, now) === 'overrun' ? 'overrun' : 'rented';
}
