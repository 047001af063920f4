import type { DoorFact } from '@fachwerk/devices/wire';
import type { Rental } from '@fachwerk/rentals/contract';
import type { StayProblem } from '../contract.ts';

export type EndRequest = {
  readonly confirmedEmpty: boolean;
  readonly doorState: DoorFact;
};

/**
 * Why the renter cannot end this rental now, or null; the first actionable reason wins. Only a door known to be open prevents the end, not an unknown
 * sensor state. An extra payment does not either: the empty box is returned at once, and the amount stays due.
 */
export function whyNotEnd(rental: Rental, { confirmedEmpty, doorState }: EndRequest): StayProblem | null {
  if (rental.state === 'ended') return 'rental.already_ended';
  if (rental.state !== 'active') return 'rental.not_running';
  if (doorState === 'open') return 'rental.door_open';
  return confirmedEmpty ? null : 'rental.not_confirmed_empty';
}
