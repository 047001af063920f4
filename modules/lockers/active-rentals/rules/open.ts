import type { Rental, RentalState } from '@fachwerk/rentals/contract';
import type { StayProblem } from '../contract.ts';
import { dueCents } from './overrun.ts';

/** So long a tap without a network is repeated. Whoever has waited longer has gone: then nothing may open any more. */
export const OPEN_WITHIN_SECONDS = 60;

/** What a state alone says against opening. */
const BY_STATE: Readonly<Record<RentalState, StayProblem | null>> = {
  held: 'rental.not_paid',
  ordered: 'rental.not_paid',
  expired: 'rental.not_paid',
  booked: 'rental.not_yet',
  active: null,
  ended: 'rental.already_ended',
  cancelled: 'rental.over',
};

/** Why the renter cannot open the box now, or null. What a payment mends comes last: it is worth nothing where access was taken away. */
export function whyNotOpen(rental: Rental, now: Date): StayProblem | null {
  const refusal = BY_STATE[rental.state];
  if (refusal) return refusal;
  if (rental.accessRevokedAt) return 'rental.access_revoked';
  return dueCents(rental, now) > 0 ? 'rental.surcharge_due' : null;
}

/** Why there is nothing to open with, or null: no access before the payment, none after the end. */
export function whyNoAccess({ state }: Pick<Rental, 'state'>): StayProblem | null {
  return state === 'booked' ? null : BY_STATE[state];
}
