import type { Rental } from '@fachwerk/rentals/contract';
import type { StayProblem } from '../contract.ts';

/** Every report takes a box away from others: whoever has had so many others calls us. */
export const MOST_REPLACEMENTS = 2;

/** Why the renter cannot report their box, or null. */
export function whyNotReport({
  state,
  accessRevokedAt,
}: Pick<Rental, 'state' | 'accessRevokedAt'>): StayProblem | null {
  if (state === 'ended') return 'rental.already_ended';
  if (state !== 'active') return 'rental.not_running';
  return accessRevokedAt ? 'rental.access_revoked' : null;
}
