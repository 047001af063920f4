import type { DoorFact } from '@fachwerk/lockers/wire';
import type { Rental, RentalProblem } from '../contract.ts';
import { dueCents } from './overrun.ts';

export type EndRequest = {
  readonly confirmedEmpty: boolean;
  readonly doorState: DoorFact;
  readonly now: Date;
};

/**
 * Why the renter cannot end this rental now, or null; the first reason they can act on wins. A silent sensor keeps nobody: only a door
 * that is known to be open does.
 */
export function whyNotEnd(rental: Rental, { confirmedEmpty, doorState, now }: EndRequest): RentalProblem | null {
  if (rental.state === 'ended') return 'rental.already_ended';
  if (rental.state !== 'active') return 'rental.not_running';
  if (dueCents(rental, now) > 0) return 'rental.surcharge_due';
  if (doorState === 'open') return 'rental.door_open';
  return confirmedEmpty ? null : 'rental.not_confirmed_empty';
}

/** Why staff cannot end or cancel this rental, or null. An extra payment that is due stays due. */
export function whyNotStop({ state }: Pick<Rental, 'state'>): RentalProblem | null {
  if (state === 'ended') return 'rental.already_ended';
  return state === 'cancelled' || state === 'expired' ? 'rental.over' : null;
}

/** Why staff cannot waive, or null. */
export function whyNotWaive(rental: Rental, now: Date): RentalProblem | null {
  return dueCents(rental, now) > 0 ? null : 'rental.no_surcharge_due';
}

/** Why there is nothing to look at any more, or null: only the box of an ended rental rests. */
export function whyNotCheck({ state, occupancyId }: Pick<Rental, 'state' | 'occupancyId'>): RentalProblem | null {
  if (state !== 'ended') return 'rental.not_running';
  return occupancyId ? null : 'rental.already_ended';
}
