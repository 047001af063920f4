import type { DoorFact } from '@fachwerk/devices/wire';
import type { Rental } from '@fachwerk/rentals/contract';
import type { StayProblem } from '../contract.ts';

export type EndRequest = {
  readonly confirmedEmpty: boolean;
  readonly doorState: DoorFact;
};

/**
 * Why the renter cannot end this rental now, or null; the first reason they can act on wins. A silent sensor keeps nobody: only a door
 * that is known to be open does. Nor does an extra payment: an empty box is given back at once, and what was due stays due.
 */
export function whyNotEnd(rental: Rental, { confirmedEmpty, doorState }: EndRequest): StayProblem | null {
  if (rental.state === 'ended') return 'rental.already_ended';
  if (rental.state !== 'active') return 'rental.not_running';
  if (doorState === 'open') return 'rental.door_open';
  return confirmedEmpty ? null : 'rental.not_confirmed_empty';
}
