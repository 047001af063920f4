import type { Rental } from '@fachwerk/rentals/contract';
import type { StayProblem } from '../contract.ts';

/** Every report takes a box from others: after this many replacements the renter has to call. */
export const MOST_REPLACEMENTS = 2;

/** Why the renter cannot get another box, or null: the old one must be empty. */
export function whyNotReplace(rental: Reported, hasThingsInside: boolean): StayProblem | null {
  return whyNotReport(rental) ?? (hasThingsInside ? 'rental.things_inside' : null);
}

type Reported = Pick<Rental, 'state' | 'accessRevokedAt'>;

/** Why the renter cannot report the box, or null. */
export function whyNotReport({ state, accessRevokedAt }: Reported): StayProblem | null {
  if (state === 'ended') return 'rental.already_ended';
  if (state !== 'active') return 'rental.not_running';
  return accessRevokedAt ? 'rental.access_revoked' : null;
}
