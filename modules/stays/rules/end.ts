import type { DoorFact } from '@fachwerk/devices/wire';
import type { Rental } from '@fachwerk/rentals/contract';
import type { StayProblem } from '../contract.ts';
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
export function whyNotEnd(rental: Rental, { confirmedEmpty, doorState, now }: EndRequest): StayProblem | null {
  if (rental.state === 'ended') return 'rental.already_ended';
  if (rental.state !== 'active') return 'rental.not_running';
  if (dueCents(rental, now) > 0) return 'rental.surcharge_due';
  if (doorState === 'open') return 'rental.door_open';
  return confirmedEmpty ? null : 'rental.not_confirmed_empty';
}
