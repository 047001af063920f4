import type { Rental, RentalState } from '@fachwerk/rentals/contract';
import type { StayProblem } from '../contract.ts';
import { isShutUntilPaid } from './overrun.ts';

/** An offline tap is retried this long. After that the customer has left, and nothing may open. */
export const OPEN_WITHIN_SECONDS = 60;

/** Refusals that follow from the state alone. */
const BY_STATE: Readonly<Record<RentalState, StayProblem | null>> = {
  held: 'rental.not_paid',
  ordered: 'rental.not_paid',
  expired: 'rental.not_paid',
  booked: 'rental.not_yet',
  active: null,
  ended: 'rental.already_ended',
  cancelled: 'rental.over',
};

/** Why the renter cannot open the box now, or null. A due payment comes last, because paying does not help if access was revoked. */
export function whyNotOpen(rental: Rental, now: Date): StayProblem | null {
  const refusal = BY_STATE[rental.state];
  if (refusal) return refusal;
  if (rental.accessRevokedAt) return 'rental.access_revoked';
  return isShutUntilPaid(rental, now) ? 'rental.surcharge_due' : null;
}

/** Why there is no key and PIN, or null: none before payment, none after the end. */
export function whyNoAccess({ state }: Pick<Rental, 'state'>): StayProblem | null {
  return state === 'booked' ? null : BY_STATE[state];
}
